import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PreparingClient } from '#platform/db/preparing-client.ts'
import { admin, currentDatabaseServer, databaseOfRun, startDatabaseServer } from './database-server.ts'

const surrounding = process.env.YF_TEST_DATABASE_SERVER
let client: PreparingClient

const isThere = async (name: string) =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1

beforeAll(async () => {
  client = await admin(currentDatabaseServer().adminUrl)
})

afterAll(async () => {
  process.env.YF_TEST_DATABASE_SERVER = surrounding
  await client.end()
})

test('a run deletes the databases of dead runs and spares those of living ones', async () => {
  const ofDeadRun = databaseOfRun('00000000', 'left')
  const ofThisRun = databaseOfRun(currentDatabaseServer().run, 'kept')
  await client.query(`create database ${ofDeadRun}`)
  await client.query(`create database ${ofThisRun}`)

  const next = await startDatabaseServer()
  expect(await isThere(ofDeadRun)).toBe(false)
  expect(await isThere(ofThisRun)).toBe(true)

  const ofNextRun = databaseOfRun(next.run, 'own')
  await client.query(`create database ${ofNextRun}`)
  await next.stop()
  expect(await isThere(ofNextRun)).toBe(false)
  expect(await isThere(ofThisRun)).toBe(true)
  await client.query(`drop database ${ofThisRun}`)
})
