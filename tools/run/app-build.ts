import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
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

function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const file of [folder, ...shared].flatMap(filesUnder)) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Builds the member's app and the console, each where what it is made of has changed since the last build. */
export function buildApps(): void {
  buildApp('apps/h5', '前端')
  buildApp('apps/console', '运营工作台')
}

function buildApp(folder: string, name: string): void {
  const app = path.join(root, folder)
  const dist = path.join(app, 'dist')
  const wanted = fingerprint(folder)
  const stamp = path.join(dist, '.stamp')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return
  console.log(`正在构建${name}…`)
  const draft = `${dist}-${process.pid}`
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const run = spawnSync(process.execPath, [vite, 'build', app, '--outDir', draft, '--logLevel', 'error'], {
    cwd: app,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0) {
    fs.rmSync(draft, { recursive: true, force: true })
    throw new Error(`${name}构建失败，请查看上面的输出。`)
  }
  compress(draft)
  fs.writeFileSync(path.join(draft, '.stamp'), wanted)
  // Swapped in one step, so that a server that is running never serves half a build.
  const old = `${draft}-old`
  if (fs.existsSync(dist)) fs.renameSync(dist, old)
  fs.renameSync(draft, dist)
  fs.rmSync(old, { recursive: true, force: true })
}

/** Files are compressed once here at the highest level instead of at each request at a lower one. */
function compress(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue
    const body = fs.readFileSync(file)
    if (body.length < 1024) continue
    fs.writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    fs.writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
