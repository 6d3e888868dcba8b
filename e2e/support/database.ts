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

/** Something that is so before a journey begins, and that no screen can bring about. */
export async function given(statement: string, values: readonly unknown[]): Promise<void> {
  await query(statement, values)
}

/** What a journey has left where no screen shows it. */
export const kept = <Row>(statement: string, values: readonly unknown[]): Promise<Row[]> =>
  query(statement, values) as Promise<Row[]>
