import { chmodSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkUsable, giveToOwnerOf, makeFolder } from './account.ts'
import type { findBinaries } from './binaries.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { lock, type Release, tryLock } from './file-lock.ts'
import { freePortFrom } from './free-port.ts'
import { addressOf, isOurServer, findPostmaster, launch, shutDown } from './postmaster.ts'
import { EmbeddedRefused } from './refused.ts'

export interface EmbeddedOptions {
  /** Contains everything: data, password, locks, log. */
  dataDir: string
  /** Used if no other program has it, otherwise the next free one. */
  port: number
  /** False trades durability for speed, for data that may be lost. */
  isDurable?: boolean
  /** The PostgreSQL installation, when the caller chooses it. */
  find?: typeof findBinaries
}

export interface EmbeddedDatabase {
  readonly url: string
  readonly port: number
  readonly adopted: boolean
  isRunning(): boolean
  /** Restarts the server at the same port after it has died; of several processes that notice, one does it. */
  revive(): Promise<void>
  /** Stops the server too, unless another process still uses it. */
  stop(): Promise<void>
}

const longestWaitMs = 60_000
const largestLog = 10_000_000

const forSpeed = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
  jit: 'off',
}

/** Starts PostgreSQL on the folder, or joins the server that another process started there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir)
  const isDurable = options.isDurable ?? true
  makeFolder(dataDir)
  checkUsable(dataDir)
  const release = await takeTurn(dataDir)
  let leave: Release | undefined
  try {
    // Held for our whole lifetime: the process that can take it exclusively is the last user.
    leave = await lock(join(dataDir, 'users.lock'), 'shared')
    const cluster = openCluster(dataDir, isDurable, options.find)
    const { port, adopted } = await ensureRunning(cluster, dataDir, { from: options.port }, isDurable)
    return {
      url: addressOf(cluster, port),
      port,
      adopted,
      isRunning: () => findPostmaster(cluster) !== null,
      revive: () => revive(cluster, dataDir, port, isDurable),
      stop: once(() => stop(dataDir, cluster, leave)),
    }
  } catch (error) {
    leave?.()
    throw error
  } finally {
    release()
  }
}

async function takeTurn(dataDir: string): Promise<Release> {
  for (const name of ['start.lock', 'users.lock']) {
    const file = join(dataDir, name)
    if (existsSync(file)) continue
    // Created by acquiring it once, so that it exists and belongs to the owner of the folder.
    tryLock(file, 'shared')?.()
    chmodSync(file, 0o600)
    giveToOwnerOf(dataDir, file)
  }
  return lock(join(dataDir, 'start.lock'), 'exclusive')
}

/**
 * Pools use this port, so the server has to return to it, even if that means waiting for another program that has
 * taken it.
 */
async function revive(cluster: Cluster, dataDir: string, port: number, isDurable: boolean): Promise<void> {
  const release = await takeTurn(dataDir)
  try {
    await ensureRunning(cluster, dataDir, { exactly: port }, isDurable)
  } finally {
    release()
  }
}

async function stop(dataDir: string, cluster: Cluster, leave: Release | undefined): Promise<void> {
  const release = await takeTurn(dataDir)
  try {
    leave?.()
    const isLast = tryLock(join(dataDir, 'users.lock'), 'exclusive')
    if (!isLast) return
    isLast()
    await shutDown(cluster)
  } finally {
    release()
  }
}

type WishedPort = { readonly from: number } | { readonly exactly: number }

async function ensureRunning(cluster: Cluster, dataDir: string, wished: WishedPort, isDurable: boolean) {
  const deadline = Date.now() + longestWaitMs
  while (Date.now() < deadline) {
    const running = findPostmaster(cluster)
    if (!running) {
      const port = await startServer(cluster, dataDir, wished, isDurable)
      if (port !== null) return { port, adopted: false }
    } else if (running.port > 0 && (await isOurServer(cluster, running.port))) {
      return { port: running.port, adopted: true }
    }
    // The server is starting, stopping or recovering, or its last processes have not ended yet.
    await wait(50)
  }
  throw new EmbeddedRefused(`${dataDir} 中的数据库没有响应：请查看日志 ${join(dataDir, 'server.log')} 后重试`)
}

/** The port, or null when the caller should try again. */
async function startServer(cluster: Cluster, dataDir: string, wished: WishedPort, isDurable: boolean) {
  const log = join(dataDir, 'server.log')
  if (existsSync(log) && statSync(log).size > largestLog) renameSync(log, `${log}.1`)
  const from = existsSync(log) ? statSync(log).size : 0
  const port = await freePortFrom('from' in wished ? wished.from : wished.exactly)
  if ('exactly' in wished && port !== wished.exactly) return null
  const child = launch(cluster, port, log, isDurable ? {} : forSpeed)
  giveToOwnerOf(dataDir, log)
  const failures: Error[] = []
  child.once('error', (error) => failures.push(error))

  const deadline = Date.now() + longestWaitMs
  while (child.exitCode === null && child.signalCode === null && failures.length === 0) {
    if (await isOurServer(cluster, port)) return port
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new EmbeddedRefused(`数据库未能启动：请查看日志 ${log} 后重试`)
    }
    await wait(20)
  }
  const logText = readFileSync(log).subarray(from).toString('utf8')
  // Processes of a killed server need a moment to notice; a port may be taken between the check and its use.
  if (/shared memory block|could not bind|lock file .* already exists/.test(logText)) return null
  const reason =
    failures[0]?.message ?? /(?:FATAL|PANIC): +(.*)/.exec(logText)?.[1] ?? logText.trim().split('\n')[0]
  throw new EmbeddedRefused(
    `${dataDir} 中的数据库无法启动（${reason}）：请查看日志 ${log}，或设置 DATA_DIR 换一个目录`,
  )
}

function once(run: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined
  return () => (result ??= run())
}
