import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { admin, currentDatabaseServer, liveRuns } from './database-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Below the repository, so that its packages are found from there. */
const place = path.join(root, '.data/test-server')
/** Any fixed number, other than that of the templates. */
const buildLock = 7_215_434

const madeOf = [
  'apps/server/{src,seeds,migrations}/**/*.*',
  'packages/*/src/**/*.*',
  'packages/*/package.json',
  'apps/server/package.json',
  'package-lock.json',
  'tools/run/server-bundle.ts',
]

let bundled: Promise<string> | undefined

/**
 * The folder of the server as production runs it, which starts in half the time that its sources take; made again
 * when these have changed, by one process for all.
 */
export const bundledServer = (): Promise<string> => (bundled ??= ensureBundle())

async function ensureBundle(): Promise<string> {
  const folder = path.join(place, await fingerprint())
  if (existsSync(folder)) return folder
  const client = await admin(currentDatabaseServer().adminUrl)
  try {
    await client.query('select pg_advisory_lock($1)', [buildLock])
    // Another run may be of what the sources were before.
    if ((await liveRuns(client)).length === 1) clearOthers(folder)
    if (!existsSync(folder)) await build(folder)
    return folder
  } finally {
    await client.end()
  }
}

/** What processes that run from the bundle have compiled: the second of a machine need not do it again. */
export const compileCacheOf = (folder: string): string => path.join(folder, 'compiled')

/** Under another name until it is whole: if we die, the next one clears it away. */
async function build(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  const run = promisify(execFile)
  await run(process.execPath, [path.join(root, 'tools/run/bundle-into.ts'), unfinished])
  renameSync(unfinished, folder)
  // A process keeps what it compiled when it ends, which one that is killed never does: this one finds no database.
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATABASE_WAIT_SECONDS: '1',
    NODE_COMPILE_CACHE: compileCacheOf(folder),
  }
  await run(process.execPath, [path.join(folder, 'start.js')], { env }).catch(() => undefined)
}

function clearOthers(folder: string): void {
  for (const other of existsSync(place) ? readdirSync(place) : [])
    if (path.join(place, other) !== folder) rmSync(path.join(place, other), { recursive: true, force: true })
}

/** By moment and size: whoever changes a file changes one of them, and nothing has to be read. */
async function fingerprint(): Promise<string> {
  const files: string[] = []
  for await (const file of glob(madeOf, { cwd: root })) if (!file.endsWith('.test.ts')) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const { mtimeMs, size } = await stat(path.join(root, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 12)
}
