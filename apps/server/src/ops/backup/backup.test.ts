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
import { givenByMigrations } from './tables.ts'

let source: TestDatabase
let folder: string

beforeAll(async () => {
  source = await testDatabase({ demo: true })
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  // Values that JSON in a program would bend: a number beyond 2^53, a moment to the microsecond, a quote, a line end.
  await sql`insert into ledger_entry (company_id, book, owner_id, id, amount, reason, event_key, created_at)
    values (gen_random_uuid(), 'points', gen_random_uuid(), gen_random_uuid(), 9007199254740993,
      ${'他说："好"\n第二行'}, 'backup-test', '2026-03-02 10:00:00.123456+08')`.execute(source.db)
  await sql`insert into outbox (id, partner, kind, key, payload, created_at)
    values (gen_random_uuid(), 'sms', 'code', 'on-its-way', 'sealed', now())`.execute(source.db)
  const keys = [{ id: 'a', key: Buffer.alloc(32, 1) }]
  const ctx = {
    db: source.db,
    cipher: createFieldCipher({ fieldKeys: keys, lookupKeys: keys }),
    clock: systemClock,
  }
  const [scope, of] = [newId(), { key: 'k', requestHash: 'h' }]
  const told = async () => answer({ diagnosis: '慢性胃炎急性发作' })
  await once(ctx, { scope, keeper: scope, call: 'consultation.start', ...of }, told)
  await once(ctx, { scope, keeper: null, call: 'workbench.open', ...of }, told)
  await dump(source.url, path.join(folder, 'whole'))
})
afterAll(async () => {
  await source.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Every row of a table as the database writes it, in one order. */
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

test('a table that migrations fill is known as such, or no backup could be restored', async () => {
  const fresh = await testDatabase()
  const filled: string[] = []
  for (const table of tables()) if ((await rowsOf(fresh, table)).length > 0) filled.push(table)
  expect(filled.toSorted()).toEqual(givenByMigrations)
  await fresh.drop()
})

test('a restored database holds every row as it was', async () => {
  const target = await testDatabase()
  await load(target.url, path.join(folder, 'whole'))
  expect(tables()).toContain('account')
  for (const table of tables().filter((name) => name !== 'outbox')) {
    expect({ table, rows: await rowsOf(target, table) }).toEqual({ table, rows: await rowsOf(source, table) })
  }
  expect((await rowsOf(target, 'account')).length).toBeGreaterThan(4)
  await target.drop()
})

test('what people were answered lies in a backup as nobody can read it', () => {
  const kept = gunzipSync(fs.readFileSync(path.join(folder, 'whole/idempotency.jsonl.gz'))).toString()
  expect(kept.trim().split('\n').length).toBeGreaterThanOrEqual(2)
  expect(kept).toContain('consultation.start')
  expect(kept).not.toContain('胃炎')
})

test('what was on its way to a partner waits for a person after a restore', async () => {
  const target = await testDatabase()
  await load(target.url, path.join(folder, 'whole'))
  const held = await sql<{ dead: boolean }>`
    select dead_at is not null as dead from outbox where key = 'on-its-way'`.execute(target.db)
  expect(held.rows).toEqual([{ dead: true }])
  await target.drop()
})

test('a database that has rows is left as it is', async () => {
  const before = await rowsOf(source, 'account')
  await expect(load(source.url, path.join(folder, 'whole'))).rejects.toThrow('不是空的')
  expect(await rowsOf(source, 'account')).toEqual(before)
})

test('a backup that lost rows is refused whole', async () => {
  const broken = path.join(folder, 'broken')
  fs.cpSync(path.join(folder, 'whole'), broken, { recursive: true })
  fs.rmSync(path.join(broken, 'session.jsonl.gz'))
  fs.rmSync(path.join(broken, 'account.jsonl.gz'))
  const target = await testDatabase()
  await expect(load(target.url, broken)).rejects.toThrow('已损坏')
  expect(await rowsOf(target, 'company')).toEqual([])
  await target.drop()
})

test('a backup that did not end, or of another version, is refused', async () => {
  const target = await testDatabase()
  await expect(load(target.url, folder)).rejects.toThrow('manifest.json')
  const older = path.join(folder, 'older')
  fs.cpSync(path.join(folder, 'whole'), older, { recursive: true })
  const manifest = JSON.parse(fs.readFileSync(path.join(older, 'manifest.json'), 'utf8')) as {
    migrations: unknown[]
  }
  manifest.migrations.pop()
  fs.writeFileSync(path.join(older, 'manifest.json'), JSON.stringify(manifest))
  await expect(load(target.url, older)).rejects.toThrow('另一个版本')
  await target.drop()
})

test('a folder that holds something is not written into', async () => {
  await expect(dump(source.url, path.join(folder, 'whole'))).rejects.toThrow('不是空目录')
})
