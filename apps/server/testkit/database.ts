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
  /** Nobody is connected to it any more or can be. */
  drop(): Promise<void>
}

/** A database of one's own, migrated, and with the demo data if asked for. One for each test file is enough. */
export const testDatabase = ({ demo = false }: { demo?: boolean } = {}): Promise<TestDatabase> =>
  copyOf((client, server) => ensureTemplate(client, server, demo ? 'demo' : 'empty'))

/**
 * As the product itself would have filled it just now, its links leading to these partners; keys and files are laid into
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

/** Without even the migrations, for tests of what brings a database up. */
export const blankDatabase = (): Promise<TestDatabase> => copyOf(async () => 'template0')

async function copyOf(
  template: (client: PreparingClient, server: DatabaseServer) => Promise<string>,
): Promise<TestDatabase> {
  const server = currentDatabaseServer()
  const name = databaseOfRun(server.run, randomBytes(4).toString('hex'))
  const client = await admin(server.adminUrl)
  try {
    const source = await template(client, server)
    // Copying files is quicker where nothing is forced to disk, and slower where it is.
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
 * On a disk its files go when the run ends: for minutes after some hundred were deleted ext4 takes ten times as long to
 * make as many new ones, and the next test file would pay for it.
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
