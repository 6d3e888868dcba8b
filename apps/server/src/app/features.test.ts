import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { sql } from 'kysely'
import { openUnder } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { allJobs, subjectColumns, encryptedColumns } from './features.ts'

const demo = demoStage()
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

test('the demo data are encrypted as the product encrypts them', async () => {
  const { db, services } = demo
  const ctx = { db, cipher: services.cipher }
  let count = 0
  for (const { table, column, id, row, subject } of subjectColumns) {
    const { rows } = await sql<{ id: string; subject: string; text: string }>`
      select ${sql.ref(`${table}.${id}`)} as id, ${sql.raw(subject)} as subject, ${sql.ref(`${table}.${column}`)} as text
      from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} is not null`.execute(db)
    count += rows.length
    for (const found of rows)
      expect(
        openUnder(await existingSubjectKey(ctx, found.subject), found.text, row(found.id)),
      ).not.toBeNull()
  }
  for (const { table, column, id, row } of encryptedColumns) {
    const { rows } = await sql<{ id: string; text: string }>`
      select ${sql.ref(id)} as id, ${sql.ref(column)} as text
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db)
    count += rows.length
    for (const found of rows) services.cipher.open(found.text, row(found.id))
  }
  expect(count).toBeGreaterThan(300)
})

test('every job has a unique name, prefixed with the module that owns it', () => {
  const names = allJobs.map((job) => job.name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/)
})
