import { execFileSync, spawnSync } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Binaries, program } from './binaries.ts'
import { EmbeddedRefused } from './refused.ts'

/** The account that runs the PostgreSQL server. PostgreSQL refuses root, so root runs it as another account. */
export interface OsAccount {
  readonly uid: number
  readonly gid: number
}

const cacheFolder = '/var/cache/yuanli-planet'

export const isRoot = () => process.getuid?.() === 0

/** The owner for new data; null when the server runs as the current user. */
export function accountFor(folder: string): OsAccount | null {
  if (!isRoot()) return null
  const { uid } = statSync(folder)
  // `sudo npm start` in a user's own folder: the data stay that user's. A uid without a name (a folder mounted into a
  // container) does not work, because initdb needs the name.
  const owner = uid === 0 ? null : named(String(uid))
  return owner ?? named('postgres') ?? named('nobody') ?? fail()
}

/** The owner of existing data; null when the server runs as the current user. */
export function ownerOf(folder: string): OsAccount | null {
  if (!isRoot()) return null
  const { uid, gid } = statSync(folder)
  return uid === 0 ? null : { uid, gid }
}

/**
 * Creates a folder and gives what it created to the owner of the parent, so that root leaves nothing that others
 * cannot remove.
 */
export function makeFolder(folder: string): void {
  const { uid, gid } = statSync(nearestExisting(folder))
  // The other account needs to traverse root's folder to reach its own below.
  const first = mkdirSync(folder, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
  if (!first || !isRoot() || uid === 0) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) chownSync(made, uid, gid)
}

/** Fails with one clear line; otherwise opening the first file would fail with an obscure error. */
export function checkUsable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new EmbeddedRefused(`数据目录 ${folder} 属于其他用户，无法存放数据库：请设置 DATA_DIR 换一个目录`)
  }
}

/** A file that root writes in a user's folder becomes that user's. */
export function giveToOwnerOf(folder: string, file: string): void {
  if (!isRoot()) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

/**
 * The account must be able to run the programs. Below root's home it cannot, so they are copied once to a folder that
 * only root writes and everyone reads.
 */
export function reachableFor(account: OsAccount | null, binaries: Binaries, cache = cacheFolder): string {
  if (!account || canRun(account, binaries.bin)) return binaries.bin
  const { packaged } = binaries
  if (!packaged)
    throw new EmbeddedRefused(
      `用户 ${account.uid} 无权运行 ${program(binaries.bin, 'postgres')}：请用 DATABASE_URL 指定数据库`,
    )
  const target = join(cache, `postgresql-${packaged.version}`)
  if (!existsSync(target)) copyWhole(packaged.root, target)
  const bin = join(target, 'bin')
  if (!canRun(account, bin))
    throw new EmbeddedRefused(
      `用户 ${account.uid} 无权运行 ${program(bin, 'postgres')}：请用 DATABASE_URL 指定数据库`,
    )
  return bin
}

function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  const unfinished = mkdtempSync(`${to}.`)
  const copy = join(unfinished, 'copy')
  cpSync(from, copy, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(copy, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const canRun = (account: OsAccount, bin: string) =>
  spawnSync(program(bin, 'postgres'), ['--version'], { ...account, stdio: 'ignore' }).status === 0

function named(user: string): OsAccount | null {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return null
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}

function fail(): never {
  throw new EmbeddedRefused(
    'PostgreSQL 不能以 root 运行，系统中也没有 postgres 或 nobody 用户：请换普通用户运行',
  )
}
