import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { admin, currentDatabaseServer, liveRuns } from './database-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Below the repository, so that its packages resolve from there. */
const cacheFolder = path.join(root, '.data/test-server')
/** Any fixed number other than that of the templates. */
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
 * The bundled server as production runs it, which starts in half the time of its sources; rebuilt when these change,
 * by one process for all.
 */
export const bundledServer = (): Promise<string> => (bundled ??= ensureBundle())

async function ensureBundle(): Promise<string> {
  const folder = path.join(cacheFolder, await fingerprint())
  if (existsSync(folder)) return folder
  const client = await admin(currentDatabaseServer().adminUrl)
  try {
    await client.query('select pg_advisory_lock($1)', [buildLock])
    // Another run may use a bundle of older sources.
    if ((await liveRuns(client)).length === 1) clearOthers(folder)
    if (!existsSync(folder)) await build(folder)
    return folder
  } finally {
    await client.end()
  }
}

/** The compile cache of processes that run from the bundle: only the first process of a machine compiles. */
export const compileCacheOf = (folder: string): string => path.join(folder, 'compiled')

/** Built under a temporary name until complete: if this process dies, the next one deletes it. */
async function build(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  const run = promisify(execFile)
  await run(process.execPath, [path.join(root, 'tools/run/bundle-into.ts'), unfinished])
  renameSync(unfinished, folder)
  // A process writes its compile cache when it ends, but not when it is killed: this one finds no database and ends.
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATABASE_WAIT_SECONDS: '1',
    NODE_COMPILE_CACHE: compileCacheOf(folder),
  }
  await run(process.execPath, [path.join(folder, 'start.js')], { env }).catch(() => undefined)
}

function clearOthers(folder: string): void {
  for (const other of existsSync(cacheFolder) ? readdirSync(cacheFolder) : [])
    if (path.join(cacheFolder, other) !== folder)
      rmSync(path.join(cacheFolder, other), { recursive: true, force: true })
}

/** Compares modification time and size: a change of a file alters one of them, and nothing has to be read. */
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
