import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '#platform/call/outcome.ts'
import { systemClock } from '#platform/clock.ts'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { once } from '#platform/idempotency/once.ts'
import { newId } from '#platform/ids.ts'
import { dump } from './dump.ts'
import { load } from './load.ts'
import { filledByMigrations } from './tables.ts'

let source: TestDatabase
let folder: string
let stored: string
let restored: string

beforeAll(async () => {
  source = await testDatabase({ demo: true })
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  stored = path.join(folder, 'stored')
  restored = path.join(folder, 'restored')
  fs.mkdirSync(path.join(stored, 'ab/cd'), { recursive: true })
  fs.writeFileSync(path.join(stored, 'ab/cd/receipt'), 'bytes of a receipt')
  fs.writeFileSync(path.join(stored, 'ab/cd/receipt.type'), 'image/jpeg')
  fs.writeFileSync(path.join(stored, 'ab/cd/book.018f.part'), 'half a bo')
  // Values that a JSON round trip in JavaScript would change: a number beyond 2^53, a timestamp with microseconds, a
  // quote, a line end, the separators U+2028 and U+2029, which JSON does not escape.
  await sql`insert into ledger_entry (company_id, book, owner_id, id, amount, reason, event_key, created_at)
    values (gen_random_uuid(), 'points', gen_random_uuid(), gen_random_uuid(), 9007199254740993,
      ${'他说："好"\n第二行\u2028第三行\u2029完'}, 'backup-test', '2026-03-02 10:00:00.123456+08')`.execute(
    source.db,
  )
  await sql`insert into outbox (id, partner, kind, key, payload, created_at)
    values (gen_random_uuid(), 'sms', 'code', 'on-its-way', 'encrypted', now())`.execute(source.db)
  const keys = [{ id: 'a', key: Buffer.alloc(32, 1) }]
  const ctx = {
    db: source.db,
    cipher: createFieldCipher({ fieldKeys: keys, lookupKeys: keys }),
    clock: systemClock,
  }
  const [scope, of] = [newId(), { key: 'k', requestHash: 'h' }]
  const respond = async () => answer({ diagnosis: '慢性胃炎急性发作' })
  await once(ctx, { scope, subject: scope, call: 'consultation.start', ...of }, respond)
  await once(ctx, { scope, subject: null, call: 'claimsAdmin.open', ...of }, respond)
  await dump(source.url, path.join(folder, 'whole'), stored)
})
afterAll(async () => {
  await source.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Every row of a table as the database serialises it, in one order. */
const rowsOf = async (database: TestDatabase, table: string) => {
  const found = await sql<{ line: string }>`
    select row_to_json(t)::text as line from ${sql.table(table)} t order by 1`.execute(database.db)
  return found.rows.map((row) => row.line)
}

const tables = () => {
  const { rows } = JSON.parse(fs.readFileSync(path.join(folder, 'whole/manifest.json'), 'utf8')) as {
    rows: Record<string, number>
  }
  return Object.keys(rows)
}

test('every table that migrations fill is listed, so that a backup can be restored', async () => {
  const fresh = await testDatabase()
  const filled: string[] = []
  for (const table of tables()) if ((await rowsOf(fresh, table)).length > 0) filled.push(table)
  expect(filled.toSorted()).toEqual(filledByMigrations)
  await fresh.drop()
})

test('a restored database has exactly the rows of the original', async () => {
  const target = await testDatabase()
  await load(target.url, path.join(folder, 'whole'), restored)
  expect(tables()).toContain('account')
  for (const table of tables().filter((name) => name !== 'outbox')) {
    expect({ table, rows: await rowsOf(target, table) }).toEqual({ table, rows: await rowsOf(source, table) })
  }
  expect((await rowsOf(target, 'account')).length).toBeGreaterThan(4)
  await target.drop()
})

test('copies complete stored files and skips files that are still being written', async () => {
  const target = await testDatabase()
  const files = path.join(folder, 'files-of-another')
  await load(target.url, path.join(folder, 'whole'), files)
  expect(fs.readFileSync(path.join(files, 'ab/cd/receipt'), 'utf8')).toBe('bytes of a receipt')
  expect(fs.readdirSync(path.join(files, 'ab/cd')).toSorted()).toEqual(['receipt', 'receipt.type'])
  await target.drop()
})

test.each([
  ['lacks a file', (files: string) => fs.rmSync(path.join(files, 'ab/cd/receipt'))],
  ['has half of a file', (files: string) => fs.truncateSync(path.join(files, 'ab/cd/receipt'), 5)],
])('refuses a backup that %s before writing anything', async (_what, harm) => {
  const harmed = fs.mkdtempSync(path.join(folder, 'harmed-'))
  fs.cpSync(path.join(folder, 'whole'), harmed, { recursive: true })
  harm(path.join(harmed, 'files'))
  const target = await testDatabase()
  await expect(load(target.url, harmed, restored)).rejects.toThrow('备份已损坏')
  expect(await rowsOf(target, 'company')).toEqual([])
  await target.drop()
})

test('writes no rows if the files cannot be written, so that the restore can be repeated', async () => {
  const target = await testDatabase()
  const inTheWay = path.join(folder, 'in-the-way')
  fs.writeFileSync(inTheWay, 'no folder')
  await expect(load(target.url, path.join(folder, 'whole'), inTheWay)).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(await rowsOf(target, 'company')).toEqual([])
  await load(target.url, path.join(folder, 'whole'), restored)
  expect((await rowsOf(target, 'company')).length).toBeGreaterThan(0)
  await target.drop()
})

test('a backup contains stored responses only in encrypted form', () => {
  const dumped = gunzipSync(fs.readFileSync(path.join(folder, 'whole/idempotency.jsonl.gz'))).toString()
  expect(dumped.trim().split('\n').length).toBeGreaterThanOrEqual(2)
  expect(dumped).toContain('consultation.start')
  expect(dumped).not.toContain('胃炎')
})

test("after a restore, pending partner messages wait for an operator's decision", async () => {
  const target = await testDatabase()
  await load(target.url, path.join(folder, 'whole'), restored)
  const held = await sql<{ dead: boolean }>`
    select dead_at is not null as dead from outbox where key = 'on-its-way'`.execute(target.db)
  expect(held.rows).toEqual([{ dead: true }])
  await target.drop()
})

test('leaves a database that has rows unchanged', async () => {
  const before = await rowsOf(source, 'account')
  await expect(load(source.url, path.join(folder, 'whole'), restored)).rejects.toThrow('不是空的')
  expect(await rowsOf(source, 'account')).toEqual(before)
})

test('refuses a backup with missing rows as a whole', async () => {
  const broken = path.join(folder, 'broken')
  fs.cpSync(path.join(folder, 'whole'), broken, { recursive: true })
  fs.rmSync(path.join(broken, 'session.jsonl.gz'))
  fs.rmSync(path.join(broken, 'account.jsonl.gz'))
  const target = await testDatabase()
  await expect(load(target.url, broken, restored)).rejects.toThrow('已损坏')
  expect(await rowsOf(target, 'company')).toEqual([])
  await target.drop()
})

test('refuses a backup that is incomplete or of another version', async () => {
  const target = await testDatabase()
  await expect(load(target.url, folder, restored)).rejects.toThrow('manifest.json')
  const older = path.join(folder, 'older')
  fs.cpSync(path.join(folder, 'whole'), older, { recursive: true })
  const manifest = JSON.parse(fs.readFileSync(path.join(older, 'manifest.json'), 'utf8')) as {
    migrations: unknown[]
  }
  manifest.migrations.pop()
  fs.writeFileSync(path.join(older, 'manifest.json'), JSON.stringify(manifest))
  await expect(load(target.url, older, restored)).rejects.toThrow('另一个版本')
  await target.drop()
})

test('does not write into a folder that is not empty', async () => {
  await expect(dump(source.url, path.join(folder, 'whole'), stored)).rejects.toThrow('不是空目录')
})
