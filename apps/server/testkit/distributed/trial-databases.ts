import { Client, escapeIdentifier } from 'pg'
import { migrate } from '#platform/db/migrate.ts'

const begin = '2026-03-02T10:00:00+08:00'

/**
 * An hour after the last activity in that database: the demo's dates are fixed, and the limits of the last trial have
 * expired.
 */
export async function latestMoment(url: string): Promise<Date> {
  const [{ latest } = { latest: null }] = await ask<{ latest: Date | null }>(
    url,
    'select max(last_seen_at) as latest from session',
  )
  const start = new Date(begin)
  return latest === null || latest < start ? start : new Date(latest.getTime() + 3_600_000)
}

/** A plain database on the same server, for comparison; dropped afterwards. */
export async function oneNodeBeside(url: string, work: (url: string) => Promise<void>): Promise<void> {
  const beside = new URL(url)
  const name = `${beside.pathname.slice(1)}_one_node`
  beside.pathname = `/${name}`
  const remove = () => ask(url, `drop database if exists ${escapeIdentifier(name)} with (force)`)
  await remove()
  await ask(url, `create database ${escapeIdentifier(name)}`)
  try {
    await migrate(beside.href)
    await work(beside.href)
  } finally {
    await remove()
  }
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
