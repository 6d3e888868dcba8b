import fs from 'node:fs'
import pg from 'pg'
import { stageFile } from './origins.ts'

/** Something that is so before a journey begins, and that no screen can bring about. */
export async function given(statement: string, values: readonly unknown[]): Promise<void> {
  const { databaseUrl } = JSON.parse(fs.readFileSync(stageFile, 'utf8')) as { databaseUrl: string }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}
