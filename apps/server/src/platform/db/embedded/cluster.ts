import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type OsAccount, accountFor, ownerOf, reachableFor } from './account.ts'
import { findBinaries, program } from './binaries.ts'
import { folderName, inFolder } from './run-in-folder.ts'
import { EmbeddedRefused } from './refused.ts'

/** The data of one server and its password: both are created together and never separated. */
export interface Cluster {
  readonly data: string
  readonly password: string
  readonly bin: string
  readonly account: OsAccount | null
}

export const user = 'yuanli'

/**
 * Under plain C, Chinese characters do not count as letters, and similarity search finds nothing. The name of the
 * wider locale differs by operating system; sorting is the server's own and the same everywhere.
 */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Only for the holder of the start lock. */
export function openCluster(dataDir: string, isDurable: boolean, find = findBinaries): Cluster {
  const home = join(dataDir, 'cluster')
  const data = join(home, 'data')
  clearUnfinished(dataDir)
  if (!existsSync(home)) return createCluster(dataDir, home, isDurable, find)

  const major = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'))
  const account = ownerOf(data)
  const password = readFileSync(join(home, 'secret'), 'utf8')
  return { data, password, account, bin: reachableFor(account, find(major)) }
}

function createCluster(
  dataDir: string,
  home: string,
  isDurable: boolean,
  find: typeof findBinaries,
): Cluster {
  const binaries = find()
  const account = accountFor(dataDir)
  const bin = reachableFor(account, binaries)
  const password = randomBytes(24).toString('base64url')

  // Written to a temporary folder and renamed in one step: existing data are always complete.
  const unfinished = join(dataDir, `unfinished-${process.pid}`)
  const data = join(unfinished, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  writeFileSync(join(unfinished, 'secret'), password, { mode: 0o600 })
  if (account)
    for (const path of [unfinished, data, join(unfinished, 'secret')])
      chownSync(path, account.uid, account.gid)

  const failure = initialise(bin, binaries.major, data, account, isDurable)
  if (failure) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new EmbeddedRefused(
      `无法在 ${dataDir} 创建数据库（${failure}）：请检查磁盘空间与权限，或设置 DATA_DIR 换一个目录`,
    )
  }
  renameSync(unfinished, home)
  return { data: join(home, 'data'), password, bin, account }
}

/** The failure in one line, or null. */
function initialise(bin: string, major: number, data: string, account: OsAccount | null, isDurable: boolean) {
  const folder = folderName(data, account)
  const fixed = [
    `--pgdata=${folder}`,
    `--pwfile=${folder}/../secret`,
    `--username=${user}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Iterations make guessing weak passwords expensive; 24 random bytes need none, and every connection would pay
    // for it.
    ...(major >= 16 ? ['--set=scram_iterations=1'] : []),
    ...(major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    ...(isDurable ? [] : ['--no-sync']),
  ]
  let reason = ''
  for (const letters of locales) {
    const options = { ...inFolder(data, account), encoding: 'utf8' } as const
    const run = spawnSync(program(bin, 'initdb'), [...fixed, `--lc-ctype=${letters}`], options)
    if (run.status === 0) return null
    reason = (run.error?.message ?? run.stderr).trim().split('\n')[0] ?? ''
    if (!reason.includes('locale')) break
  }
  return reason
}

function clearUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('unfinished-')) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}
