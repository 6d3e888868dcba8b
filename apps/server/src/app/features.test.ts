import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { sql } from 'kysely'
import { allJobs, subjectColumns, encryptedColumns } from './features.ts'

let base: TestDatabase
beforeAll(async () => {
  base = await testDatabase()
})
afterAll(() => base.drop())

/**
 * A response is stored for a week; one that no key decrypts any more is reported as done, so a rotation need not wait
 * for it.
 */
const responseColumn = 'idempotency.answer_encrypted'

test('a key rotation covers every encrypted column of the database', async () => {
  const found = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name like '%\\_encrypted'`.execute(
    base.db,
  )
  // Columns encrypted with a data subject key need no rotation: that key itself is rotated.
  const underSubjects = subjectColumns.filter(({ column }) => column.endsWith('_encrypted'))
  const listed = [...encryptedColumns, ...underSubjects].map(({ table, column }) => `${table}.${column}`)
  expect([...listed, responseColumn].toSorted()).toEqual(found.rows.map((row) => row.name).toSorted())
})

test('every job has a unique name, prefixed with the module that owns it', () => {
  const names = allJobs.map((job) => job.name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/)
})
