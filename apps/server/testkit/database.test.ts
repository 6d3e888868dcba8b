import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'
import { admin, currentDatabaseServer } from './database-server.ts'

let one: TestDatabase
let other: TestDatabase

beforeAll(async () => {
  ;[one, other] = await Promise.all([testDatabase(), testDatabase()])
})

afterAll(async () => {
  await one.drop()
  await other.drop()
})

test('a test database has every migration', async () => {
  const applied = await one.pool.query('select name from schema_migration order by name')

  expect(applied.rows[0]).toEqual({ name: '0001_baseline.sql' })
})

test('two databases share no data', async () => {
  await one.pool.query('create table mark (id int)')

  await expect(other.pool.query('select * from mark')).rejects.toThrow('does not exist')
})

test('dropping a test database closes its connections and admits no new one', async () => {
  const third = await testDatabase()
  const lingering = await admin(third.url)
  await third.drop()

  await expect(lingering.query('select 1')).rejects.toThrow(/terminat|not queryable|closed/i)
  await expect(admin(third.url)).rejects.toThrow(/not currently accepting connections|does not exist/)
})

test('the name of a test database contains its run, so that a dead run can be cleaned up', () => {
  expect(new URL(one.url).pathname).toContain(currentDatabaseServer().run)
})

test('the demo database has members, and the plain one has none', async () => {
  const demo = await testDatabase({ demo: true })
  const members = async (database: TestDatabase) =>
    (await database.pool.query('select count(*) as count from account')).rows[0].count as number

  expect(await members(demo)).toBeGreaterThan(0)
  expect(await members(one)).toBe(0)
  await demo.drop()
})
