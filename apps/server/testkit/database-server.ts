import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { PreparingClient } from '#platform/db/preparing-client.ts'
import { memory } from './memory.ts'
import { signAndSweep, testDataDir } from './test-data-dir.ts'

/** Shared by the processes of one test run; passed in the environment, so that workers of any runner have it. */
export interface DatabaseServer {
  /** The server's default database, for creating and dropping others. */
  readonly adminUrl: string
  /** Part of the name of every database of this run. */
  readonly run: string
  /** Whether this is the server that we start for tests, which never waits for the disk. */
  readonly isForTests: boolean
  /** Whether dropping databases is cheap. */
  readonly isInMemory: boolean
}

const inUse = '55006'
const variable = 'YF_TEST_DATABASE_SERVER'
const sessionName = (run: string) => `yf-test-run-${run}`

export const testPort = 15_433

export function currentDatabaseServer(): DatabaseServer {
  const text = process.env[variable]
  if (!text)
    throw new Error(
      'no test database server: startDatabaseServer() has to run first (the global set-up does)',
    )
  return JSON.parse(text) as DatabaseServer
}

/** Uses the server of DATABASE_URL, otherwise an embedded one. `stop` ends it. */
export async function startDatabaseServer(): Promise<DatabaseServer & { stop(): Promise<void> }> {
  const configured = process.env.DATABASE_URL
  const embedded = configured
    ? null
    : await startEmbedded({ dataDir: testDataDir, port: testPort, isDurable: false })
  if (embedded) signAndSweep()
  const server: DatabaseServer = {
    adminUrl: embedded?.url ?? configured!,
    run: randomBytes(4).toString('hex'),
    isForTests: embedded !== null,
    isInMemory: embedded !== null && memory !== null,
  }
  // While this connection exists, the run is alive: other runs recognise its databases by it and leave them alone.
  const sign = await admin(server.adminUrl, sessionName(server.run))
  process.env[variable] = JSON.stringify(server)
  await dropDeadRuns(sign)
  return {
    ...server,
    stop: async () => {
      delete process.env[variable]
      await dropRun(sign, server.run)
      await sign.end()
      await embedded?.stop()
    },
  }
}

export async function admin(url: string, name = 'yf-test-admin'): Promise<PreparingClient> {
  const client = new PreparingClient({ connectionString: url, application_name: name })
  await client.connect()
  return client
}

export async function liveRuns(client: PreparingClient): Promise<string[]> {
  const found = await client.query(
    `select application_name as name from pg_stat_activity where application_name like 'yf-test-run-%'`,
  )
  return found.rows.map((row) => (row.name as string).slice(sessionName('').length))
}

export const databaseOfRun = (run: string, rest: string) => `yf_test_${run}_${rest}`

async function dropDeadRuns(client: PreparingClient): Promise<void> {
  // In this order: a run opens the connection before it creates databases, so every listed database of a living run
  // has one by then.
  const found = await client.query(
    `select datname as name from pg_database where datname like 'yf\\_test\\_%'`,
  )
  const live = new Set(await liveRuns(client))
  for (const { name } of found.rows as { name: string }[]) {
    // Another run may clean up at the same time; the next run deletes what is left.
    if (!live.has(name.split('_')[2] ?? '')) await dropDatabase(client, name).catch(() => {})
  }
}

async function dropRun(client: PreparingClient, run: string): Promise<void> {
  const found = await client.query(`select datname as name from pg_database where datname like $1`, [
    databaseOfRun(run, '%').replaceAll('_', '\\_'),
  ])
  for (const { name } of found.rows as { name: string }[]) await dropDatabase(client, name)
}

export async function dropDatabase(client: PreparingClient, name: string): Promise<void> {
  await client.query(`drop database if exists ${name} with (force)`)
}

/** A database can be copied or renamed only without connections, and connections take a moment to end. */
export async function whenFree(run: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      await run()
      return
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === inUse
      if (!isBusy || Date.now() > deadline) throw error
      await wait(50)
    }
  }
}
