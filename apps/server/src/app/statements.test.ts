import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementTexts } from '#platform/db/statement.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'

const source = path.resolve(import.meta.dirname, '..')
/** The modules that declare statements as text. */
const declaring = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.join(source, file))
  .filter((file) => fs.readFileSync(file, 'utf8').includes("from '#platform/db/statement.ts'"))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await Promise.all(declaring.map((file) => import(file) as Promise<object>))
})
afterAll(() => database.drop())

/** The database's complaint about a statement; null if it knows every table, column and function in it. */
async function complaintAbout(text: string, index: number): Promise<string | null> {
  try {
    await sql.raw(`prepare constant_${index} as ${text}`).execute(database.db)
    return null
  } catch (error) {
    return `${(error as Error).message}: ${text}`
  }
}

test('every constant statement fits the migrated schema', async () => {
  expect(statementTexts.length).toBeGreaterThanOrEqual(declaring.length)
  const complaints = await Promise.all(statementTexts.map(complaintAbout))
  expect(complaints.filter((complaint) => complaint !== null)).toEqual([])
})

test('a column that does not exist is found', async () => {
  expect(await complaintAbout('select no_such_column from company', 0)).toContain('does not exist')
})
