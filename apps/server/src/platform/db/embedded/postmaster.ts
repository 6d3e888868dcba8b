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

/** The server that lives on these data, if one does. A file left by a dead one counts for nothing. */
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

/** After a restart of the machine or container the number may belong to any program, even to this one. */
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

/** A PostgreSQL process always stands in its data folder. */
function standsIn(data: string, pid: number): boolean {
  try {
    if (statSync(`/proc/${pid}`).uid !== statSync(data).uid) return false
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch (error) {
    // Of the same user but in another group: the system does not tell where it stands, only what it is.
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
 * Whether the server at this port is the one of these data: it must know our secret and read back what was just
 * written into its folder. A copy of the folder would know the secret too.
 */
export async function answersAsOurs(cluster: Cluster, port: number): Promise<boolean> {
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

/** Started so that it outlives us: our sudden end must not be its own. */
export function launch(cluster: Cluster, port: number, log: string, settings: Record<string, string>) {
  // Only reached when nothing lives on the data, and under the start lock.
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

/** Ends connections and the server in good order; if it will not, at once: the log brings back what was acknowledged. */
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
