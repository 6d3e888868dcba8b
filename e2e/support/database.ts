import fs from 'node:fs'
import pg from 'pg'
import { stageFile } from './origins.ts'

async function query(statement: string, values: readonly unknown[]): Promise<unknown[]> {
  const { databaseUrl } = JSON.parse(fs.readFileSync(stageFile, 'utf8')) as { databaseUrl: string }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Sets up state before a journey that no screen can create. */
export async function execute(statement: string, values: readonly unknown[]): Promise<void> {
  await query(statement, values)
}

/** Reads a journey's result that no screen shows. */
export const queryRows = <Row>(statement: string, values: readonly unknown[]): Promise<Row[]> =>
  query(statement, values) as Promise<Row[]>
