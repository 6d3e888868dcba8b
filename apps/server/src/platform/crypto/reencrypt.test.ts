import { testDatabase } from '#testkit/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { holderOf, takeKeys } from '#platform/keys/unique-keys.ts'
import { createFieldCipher } from './field-cipher.ts'
import { reencryptAll } from '#platform/jobs/key-rotation.ts'
import { reencrypt, type EncryptedColumn } from './reencrypt.ts'

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) })
const cipherOf = (...keys: ReturnType<typeof key>[]) =>
  createFieldCipher({ fieldKeys: keys, lookupKeys: keys })
const [a, b] = [key('key_a', 1), key('key_b', 2)]
const column: EncryptedColumn = {
  table: 'example_person',
  id: 'id',
  column: 'certificate',
  row: (id) => `person/${id}/certificate`,
  lookup: { column: 'certificate_lookup', field: 'certificate' },
}

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await sql`create table example_person (id uuid primary key, certificate text, certificate_lookup text)`.execute(
    database.db,
  )
})
afterAll(() => database.drop())

async function add(cipher: ReturnType<typeof cipherOf>, plain: string) {
  const id = newId()
  const encrypted = cipher.encrypt(plain, column.row(id))
  await sql`insert into example_person values (${id}, ${encrypted}, ${cipher.lookup(plain, 'certificate')})`.execute(
    database.db,
  )
}

async function find(cipher: ReturnType<typeof cipherOf>, plain: string) {
  const hashes = cipher.lookups(plain, 'certificate')
  const { rows } = await sql<{ id: string; certificate: string }>`
    select id, certificate from example_person where certificate_lookup in (${sql.join(hashes)})`.execute(
    database.db,
  )
  return rows.map((row) => cipher.open(row.certificate, column.row(row.id)))
}

test('a key rotation finds values of the old key, re-encrypts them in small steps, and keeps them readable', async () => {
  const before = cipherOf(a)
  for (let person = 0; person < 25; person += 1) await add(before, `number-${person}`)
  await sql`insert into example_person values (${newId()}, null, null)`.execute(database.db)

  const during = cipherOf(b, a)
  await add(during, 'number-new')
  expect(await find(during, 'number-7')).toEqual(['number-7'])
  expect(await find(during, 'number-new')).toEqual(['number-new'])

  expect(await reencrypt(database.db, during, column, 10)).toBe(25)
  expect(await reencrypt(database.db, during, column, 10)).toBe(0)

  const after = cipherOf(b)
  for (let person = 0; person < 25; person += 1) {
    expect(await find(after, `number-${person}`)).toEqual([`number-${person}`])
  }
  expect(await find(after, 'number-new')).toEqual(['number-new'])
})

test('several processes that re-encrypt concurrently change each value once', async () => {
  const [from, to] = [cipherOf(b), cipherOf(key('key_c', 3), b)]
  await add(from, 'another')
  const total = await sql<{ count: number }>`select count(certificate) as count from example_person`.execute(
    database.db,
  )
  const moved = await Promise.all([1, 2, 3].map(() => reencrypt(database.db, to, column, 4)))
  expect(moved.reduce((sum, count) => sum + count, 0)).toBe(total.rows[0]!.count)
  expect(await find(cipherOf(key('key_c', 3)), 'another')).toEqual(['another'])
})

test('the nightly job covers every column and reports the number of changed values', async () => {
  const [from, to] = [cipherOf(key('key_c', 3)), cipherOf(key('key_d', 4), key('key_c', 3))]
  await add(from, 'tonight')
  const logged: object[] = []
  const log = { info: (what: object) => logged.push(what) }
  await reencryptAll([column]).run({}, { db: database.db, cipher: to, log } as unknown as JobContext)
  expect(logged).toMatchObject([{ table: 'example_person', column: 'certificate' }])
  expect(await find(cipherOf(key('key_d', 4)), 'tonight')).toEqual(['tonight'])
})

test('a unique hash is claimed under the newest key, and its old form becomes free', async () => {
  const [from, to] = [cipherOf(key('key_e', 5)), cipherOf(key('key_f', 6), key('key_e', 5))]
  await sql`truncate example_person`.execute(database.db)
  await add(from, 'only-one')
  const { rows } = await sql<{ id: string }>`select id from example_person`.execute(database.db)
  const holder = rows[0]!.id
  const kind = 'example_person.certificate'
  await takeKeys(database.db, [{ kind, key: from.lookup('only-one', 'certificate'), holder }])
  const uniqueColumn = { ...column, lookup: { ...column.lookup!, taken: kind } } as const
  expect(await reencrypt(database.db, to, uniqueColumn)).toBe(1)
  expect(await holderOf(database.db, kind, to.lookup('only-one', 'certificate'))).toBe(holder)
  expect(await holderOf(database.db, kind, from.lookup('only-one', 'certificate'))).toBeNull()
})
