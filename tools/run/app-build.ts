import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hostNames } from '../../apps/h5/build/host-names.ts'
import { runLeashed } from './run-leashed.ts'
import { isRoomy } from './machine.ts'
import { root } from './paths.ts'

const shared = [
  'packages/client',
  'packages/contract',
  'packages/domain',
  'tools/bundle',
  'package-lock.json',
]
const isNoInput = (name: string) => /^(node_modules|dist.*)$|\.(test|story)\.tsx?$/.test(name)

function filesUnder(name: string): string[] {
  const full = path.join(root, name)
  if (!fs.statSync(full).isDirectory()) return [name]
  return fs
    .readdirSync(full)
    .filter((entry) => !isNoInput(entry))
    .toSorted()
    .flatMap((entry) => filesUnder(`${name}/${entry}`))
}

/** The hosts are compiled into the app: explicit default hosts give the same build as omitted ones. */
export function fingerprint(folder: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(JSON.stringify(hostNames(env)))
  for (const file of [folder, ...shared].flatMap(filesUnder)) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** The output above it shows the cause, in the builder's words. */
export class BuildFailed extends Error {}

/** Builds the member's app and the console, each only if its inputs have changed since the last build. */
export async function buildApps(signal?: AbortSignal): Promise<void> {
  const builds = [
    () => buildApp('apps/h5', '前端', signal),
    () => buildApp('apps/console', '运营后台', signal),
  ]
  if (isRoomy) await both(builds)
  else for (const build of builds) await build()
}

/** Waits for both builds and reports a failure then, so that none keeps running. */
async function both(builds: readonly (() => Promise<void>)[]): Promise<void> {
  const ended = await Promise.allSettled(builds.map((build) => build()))
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Inspects the member's app as it would be shipped now: the existing build, or a new one made for it. */
export async function lookThroughPhoneApp(look: (folder: string) => void): Promise<void> {
  const app = path.join(root, 'apps/h5')
  const dist = path.join(app, 'dist')
  if (isBuiltFrom(fingerprint('apps/h5'), dist)) return look(dist)
  const draft = `${dist}-${process.pid}`
  try {
    await viteBuild(app, draft, '前端')
    look(draft)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

function isBuiltFrom(expected: string, dist: string): boolean {
  const stamp = path.join(dist, '.stamp')
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === expected
}

async function buildApp(folder: string, name: string, signal?: AbortSignal): Promise<void> {
  const app = path.join(root, folder)
  const dist = path.join(app, 'dist')
  const expected = fingerprint(folder)
  const isBuilt = () => isBuiltFrom(expected, dist)
  signal?.throwIfAborted()
  if (isBuilt()) return
  console.log(`正在构建${name}…`)
  clearUnfinished(app)
  const draft = `${dist}-${process.pid}`
  try {
    await viteBuild(app, draft, name, signal)
    await compress(draft)
    fs.writeFileSync(path.join(draft, '.stamp'), expected)
    // Two copies that start at once build the same; the first result is kept.
    if (!isBuilt()) moveIntoPlace(draft, dist)
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

async function viteBuild(app: string, draft: string, name: string, signal?: AbortSignal): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', app, '--outDir', draft, '--logLevel', 'error']
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await runLeashed(process.execPath, args, { cwd: app, env, signal })
  signal?.throwIfAborted()
  if (code !== 0) throw new BuildFailed(`${name}构建失败：请按上面的输出改正后重新运行。`)
}

/** Swapped in one step, so that a running server never serves half a build. */
function moveIntoPlace(draft: string, dist: string): void {
  const old = `${draft}-old`
  if (fs.existsSync(dist)) fs.renameSync(dist, old)
  fs.renameSync(draft, dist)
  fs.rmSync(old, { recursive: true, force: true })
}

/** Left over from a killed build. */
function clearUnfinished(app: string): void {
  for (const entry of fs.readdirSync(app)) {
    const pid = Number(/^dist-(\d+)(-old)?$/.exec(entry)?.[1])
    if (pid && !isAlive(pid)) fs.rmSync(path.join(app, entry), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const compressions = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** Files are compressed once here at the highest level instead of on each request at a lower one. */
async function compress(folder: string): Promise<void> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const body = fs.readFileSync(file)
      if (body.length < 1024) return
      for (const [ending, pack] of Object.entries(compressions))
        fs.writeFileSync(`${file}.${ending}`, await pack(body))
    }),
  )
}
