import { createHash } from 'node:crypto'
import { glob, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, readMigrations } from '#platform/db/migrate.ts'
import type { PreparingClient } from '#platform/db/preparing-client.ts'
import { databaseOfRun, type DatabaseServer, dropDatabase, liveRuns, whenFree } from './database-server.ts'
import { testDataDir } from './test-data-dir.ts'

const serverFolder = fileURLToPath(new URL('..', import.meta.url))
/**
 * Arbitrary fixed numbers: they distinguish our locks from those of others on the same server. A process that waits
 * for one kind already holds the others.
 */
const buildLocks = { empty: 7_215_433, demo: 7_215_435, stage: 7_215_436 }

/**
 * `stage` contains what the product itself would have loaded within this hour, with a folder for its keys and files.
 */
export type TemplateKind = 'empty' | 'demo' | 'stage'

/** The partners' address in the template of a stage, replaced when a copy knows its own. */
export const partnersOfTemplate = 'http://partners.invalid'

/** The folder with keys and files of a template. */
export const folderOfTemplate = (name: string): string => join(testDataDir, 'stages', name)

export const urlOfDatabase = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The name of a database to copy; rebuilt when its sources have changed, by one process for all. */
export async function ensureTemplate(
  client: PreparingClient,
  server: DatabaseServer,
  kind: TemplateKind,
): Promise<string> {
  const hour = kind === 'stage' ? `_${new Date().toISOString().slice(5, 13).replace(/\D/g, '')}` : ''
  const name = `yf_template_${kind}_${await (fingerprints[kind] ??= fingerprint(kind))}${hour}`
  if (await exists(client, name)) return name
  await client.query('select pg_advisory_lock($1)', [buildLocks[kind]])
  try {
    if (!(await exists(client, name))) {
      await dropOutdated(client, kind)
      await build(client, server, kind, name)
    }
    return name
  } finally {
    await client.query('select pg_advisory_unlock($1)', [buildLocks[kind]])
  }
}

async function build(
  client: PreparingClient,
  server: DatabaseServer,
  kind: TemplateKind,
  name: string,
): Promise<void> {
  // Built under a name of the run until complete: if this process dies, it is cleaned up with the run.
  const unfinished = databaseOfRun(server.run, `building_${kind}`)
  await dropDatabase(client, unfinished)
  await client.query(`create database ${unfinished} template template0`)
  const url = urlOfDatabase(server.adminUrl, unfinished)
  await migrate(url)
  if (kind === 'demo') {
    // Loads the whole server, which tests without demo data do not need.
    const { buildDemoTemplate } = await import('./demo-template.ts')
    await buildDemoTemplate(url)
  }
  if (kind === 'stage') {
    const { buildStageTemplate } = await import('./demo-template.ts')
    await buildStageTemplate(url, folderOfTemplate(name), partnersOfTemplate)
  }
  await whenFree(() => client.query(`alter database ${unfinished} rename to ${name}`))
  // A template with connections cannot be copied.
  await client.query(`alter database ${name} allow_connections false`)
}

async function dropOutdated(client: PreparingClient, kind: TemplateKind): Promise<void> {
  // Another run may belong to another checkout and still copy from its own.
  if ((await liveRuns(client)).length > 1) return
  const found = await client.query(`select datname as name from pg_database where datname like $1`, [
    `yf\\_template\\_${kind}\\_%`,
  ])
  for (const { name } of found.rows as { name: string }[]) {
    await dropDatabase(client, name)
    await rm(folderOfTemplate(name), { recursive: true, force: true })
  }
}

async function exists(client: PreparingClient, name: string): Promise<boolean> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name])
  return found.rowCount === 1
}

/** The sources of a template do not change while a process runs its tests. */
const fingerprints: Partial<Record<TemplateKind, Promise<string>>> = {}

const madeOf = ['seeds/**/*.*', 'src/**/*.ts', 'testkit/demo-template.ts'] as const

async function fingerprint(kind: TemplateKind): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`)
  if (kind !== 'empty') {
    // Demo data are written through the services, so the services' code is one of the sources.
    const files: string[] = []
    for await (const file of glob([...madeOf], { cwd: serverFolder })) files.push(file)
    for (const file of files.filter((name) => !name.endsWith('.test.ts')).toSorted()) {
      hash.update(file).update(await readFile(join(serverFolder, file)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
