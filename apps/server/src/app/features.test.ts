import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { sql } from 'kysely'
import { allJobs, keeperColumns, sealedColumns } from './features.ts'

let base: TestDatabase
beforeAll(async () => {
  base = await testDatabase()
})
afterAll(() => base.drop())

/** An answer is kept for a week; what no key opens any more is told as done, so that no rotation need wait for it. */
const kept = 'idempotency.answer_sealed'

test('a key rotation knows every sealed column of the database', async () => {
  const found = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name like '%\\_sealed'`.execute(base.db)
  // What is under the key of a person needs no rotation: her key is rotated.
  const underKeepers = keeperColumns.filter(({ column }) => column.endsWith('_sealed'))
  const listed = [...sealedColumns, ...underKeepers].map(({ table, column }) => `${table}.${column}`)
  expect([...listed, kept].toSorted()).toEqual(found.rows.map((row) => row.name).toSorted())
})

test('each job has a name of its own, under the part of the house that owns it', () => {
  const names = allJobs.map((job) => job.name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/)
})
