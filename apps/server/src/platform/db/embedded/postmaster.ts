import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { giveToOwnerOf } from './account.ts'
import { program } from './binaries.ts'
import { type Cluster, user } from './cluster.ts'
import { folderName, inFolder } from './run-in-folder.ts'
import { EmbeddedRefused } from './refused.ts'

export interface Postmaster {
  readonly pid: number
  readonly port: number
}

export const addressOf = (cluster: Cluster, port: number, database = 'postgres') =>
  `postgresql://${user}:${cluster.password}@127.0.0.1:${port}/${database}`

/** The running server of these data, if any. The pid file of a dead server is ignored. */
export function findPostmaster(cluster: Cluster): Postmaster | null {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  return pid > 0 && isPostmasterOf(cluster.data, pid) ? { pid, port: Number(lines[3] ?? 0) } : null
}

/** After a restart of the machine or container the pid may belong to any program, even to this one. */
function isPostmasterOf(data: string, pid: number): boolean {
  if (process.platform === 'linux') return standsIn(data, pid)
  if (process.platform === 'win32') return isAlive(pid)
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      'postgres',
    )
  } catch {
    return false
  }
}

/** A PostgreSQL process always has its data folder as working directory. */
function standsIn(data: string, pid: number): boolean {
  try {
    if (statSync(`/proc/${pid}`).uid !== statSync(data).uid) return false
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch (error) {
    // Same user but another group: the system does not reveal the working directory, only the program.
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return programOf(pid) === 'postgres'
    return false
  }
}

function programOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether the server at this port is the one of these data: it must accept our password and read back a value just
 * written into its folder. A server on a copy of the folder would accept the password too.
 */
export async function isOurServer(cluster: Cluster, port: number): Promise<boolean> {
  const proof = randomBytes(16).toString('hex')
  const name = `proof-${proof}`
  const file = join(cluster.data, name)
  const client = new Client({ connectionString: addressOf(cluster, port), connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    writeFileSync(file, proof, { mode: 0o600 })
    giveToOwnerOf(cluster.data, file)
    const read = await client.query('select pg_read_file($1) as proof', [name])
    return read.rows[0].proof === proof
  } catch {
    return false
  } finally {
    rmSync(file, { force: true })
    await client.end().catch(() => {})
  }
}

/** Started detached: it must survive our sudden end. */
export function launch(cluster: Cluster, port: number, log: string, settings: Record<string, string>) {
  // Only called when no server runs on the data, and under the start lock.
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    logging_collector: 'off',
    log_destination: 'stderr',
    ...settings,
  }
  const output = openSync(log, 'a', 0o600)
  const child = spawn(
    program(cluster.bin, 'postgres'),
    [
      '-D',
      folderName(cluster.data, cluster.account),
      '-p',
      String(port),
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...inFolder(cluster.data, cluster.account), detached: true, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  child.unref()
  return child
}

/** Closes connections and the server in order; if that fails, immediately: the log restores what was acknowledged. */
export async function shutDown(cluster: Cluster): Promise<void> {
  const running = findPostmaster(cluster)
  if (!running) return
  for (const [signal, mode] of [['SIGINT', 'fast'] as const, ['SIGQUIT', 'immediate'] as const]) {
    if (process.platform === 'win32') {
      spawnSync(program(cluster.bin, 'pg_ctl'), ['stop', '-W', '-D', cluster.data, '-m', mode], {
        stdio: 'ignore',
      })
    } else {
      process.kill(running.pid, signal)
    }
    const deadline = Date.now() + 20_000
    while (Date.now() < deadline) {
      if (findPostmaster(cluster)?.pid !== running.pid) return
      await wait(20)
    }
  }
  throw new EmbeddedRefused(`数据库进程 ${running.pid} 无法停止：请结束该进程后重试`)
}
