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

/** Who runs the server. PostgreSQL refuses root, so root lends it another account. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const cacheFolder = '/var/cache/yuanli-planet'

export const isRoot = () => process.getuid?.() === 0

/** Who shall own new data; null where the server simply runs as ourselves. */
export function accountFor(folder: string): Account | null {
  if (!isRoot()) return null
  const { uid } = statSync(folder)
  // `sudo npm start` in one's own folder: the data stay that person's. A number without a name (a folder lent to
  // a container) will not do, because initdb asks for the name.
  const owner = uid === 0 ? null : named(String(uid))
  return owner ?? named('postgres') ?? named('nobody') ?? fail()
}

/** Who owns data that exist; null where the server simply runs as ourselves. */
export function ownerOf(folder: string): Account | null {
  if (!isRoot()) return null
  const { uid, gid } = statSync(folder)
  return uid === 0 ? null : { uid, gid }
}

/** Makes a folder and gives what it made to the owner of the place, so that root leaves nothing others cannot remove. */
export function makeFolder(folder: string): void {
  const { uid, gid } = statSync(nearestExisting(folder))
  // The lent account walks through root's folder to its own below.
  const first = mkdirSync(folder, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
  if (!first || !isRoot() || uid === 0) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) chownSync(made, uid, gid)
}

/** Says it in one line, where otherwise the first file to be opened would fail with a riddle. */
export function checkUsable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new EmbeddedRefused(`数据目录 ${folder} 属于其他用户，无法存放数据库：请设置 DATA_DIR 换一个目录`)
  }
}

/** A file root wrote in somebody's folder becomes theirs. */
export function giveToOwnerOf(folder: string, file: string): void {
  if (!isRoot()) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

/**
 * The account must be able to run the programs. Below root's home it cannot, so they are copied once
 * to a place that only root writes and everyone reads.
 */
export function reachableFor(account: Account | null, binaries: Binaries, cache = cacheFolder): string {
  if (!account || canRun(account, binaries.bin)) return binaries.bin
  const { packaged } = binaries
  if (!packaged)
    throw new EmbeddedRefused(
      `用户 ${account.uid} 无权运行 ${program(binaries.bin, 'postgres')}：请用 DATABASE_URL 指定数据库`,
    )
  const place = join(cache, `postgresql-${packaged.version}`)
  if (!existsSync(place)) copyWhole(packaged.root, place)
  const bin = join(place, 'bin')
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

const canRun = (account: Account, bin: string) =>
  spawnSync(program(bin, 'postgres'), ['--version'], { ...account, stdio: 'ignore' }).status === 0

function named(user: string): Account | null {
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
