import { randomBytes } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#platform/db/database.ts'
import type { PreparingClient } from '#platform/db/preparing-client.ts'
import {
  admin,
  currentDatabaseServer,
  databaseOfRun,
  type DatabaseServer,
  dropDatabase,
  whenFree,
} from './database-server.ts'
import { ensureTemplate, folderOfTemplate, partnersOfTemplate, urlOfDatabase } from './templates.ts'

export interface TestDatabase extends Omit<Database, 'close'> {
  readonly url: string
  /** Has no connections and accepts none. */
  drop(): Promise<void>
}

/** A separate migrated database, with the demo data on request. One per test file is enough. */
export const testDatabase = ({ demo = false }: { demo?: boolean } = {}): Promise<TestDatabase> =>
  copyOf((client, server) => ensureTemplate(client, server, demo ? 'demo' : 'empty'))

/**
 * Filled as the product itself would fill it now, with links to these partners; keys and files are copied into
 * `dataDir`.
 */
export async function stageDatabase(dataDir: string, partners: string): Promise<TestDatabase> {
  const database = await copyOf(async (client, server) => {
    const template = await ensureTemplate(client, server, 'stage')
    await cp(folderOfTemplate(template), dataDir, { recursive: true })
    return template
  })
  const { db } = database
  const own = (column: string) => sql<string>`replace(${sql.ref(column)}, ${partnersOfTemplate}, ${partners})`
  await db
    .updateTable('company_partner')
    .set({ url: own('url') })
    .execute()
  await db
    .updateTable('notice')
    .set({ activity_url: own('activity_url') })
    .execute()
  return database
}

/** Without migrations, for tests of migrating. */
export const blankDatabase = (): Promise<TestDatabase> => copyOf(async () => 'template0')

async function copyOf(
  template: (client: PreparingClient, server: DatabaseServer) => Promise<string>,
): Promise<TestDatabase> {
  const server = currentDatabaseServer()
  const name = databaseOfRun(server.run, randomBytes(4).toString('hex'))
  const client = await admin(server.adminUrl)
  try {
    const source = await template(client, server)
    // Copying files is faster when nothing is flushed to disk, and slower when it is.
    const how = server.isForTests ? 'strategy file_copy' : ''
    await whenFree(() => client.query(`create database ${name} template ${source} ${how}`))
  } finally {
    await client.end()
  }
  const url = urlOfDatabase(server.adminUrl, name)
  const { close, ...database } = openDatabase(url, { poolSize: 5 })
  return { ...database, url, drop: () => close().then(() => putAway(server, name)) }
}

/**
 * On a disk its files are deleted when the run ends: for minutes after deleting some hundred files ext4 takes ten
 * times as long to create as many new ones, which would slow down the next test file.
 */
async function putAway({ adminUrl, isInMemory }: DatabaseServer, name: string): Promise<void> {
  const client = await admin(adminUrl)
  try {
    if (isInMemory) return await dropDatabase(client, name)
    await client.query(`alter database ${name} allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  } finally {
    await client.end()
  }
}
