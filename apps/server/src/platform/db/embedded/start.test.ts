import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { systemBinaries } from './binaries.ts'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start.ts'
import { ask, startApp, type StartedApp } from './start.fixture.ts'

const port = 15_460
let pristine: string
/** The two processes that created the data copied for each test. */
let makers: StartedApp[]
let folder: string
let dataDir: string
let users: (EmbeddedDatabase | StartedApp)[]

beforeAll(async () => {
  pristine = await mkdtemp(join(tmpdir(), 'embedded-'))
  await chmod(pristine, 0o755)
  const made = join(pristine, 'pg')
  await mkdir(join(made, 'unfinished-1/data'), { recursive: true })
  await writeFile(join(made, 'unfinished-1/data/PG_VERSION'), '18')
  makers = await Promise.all([startApp(made, { port }), startApp(made, { port })])
  for (const maker of makers) await maker.stop()
})

afterAll(() => rm(pristine, { recursive: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'pg')
  copyFolder(join(pristine, 'pg'), dataDir)
  users = []
})

afterEach(async () => {
  for (const user of users) await user.stop()
  await rm(folder, { recursive: true })
})

/** Preserves the owners, which Node's own copying does not. */
const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', from, to])
const emptyFolder = () => rm(dataDir, { recursive: true })

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ dataDir, port, isDurable: false, ...options })
  users.push(embedded)
  return embedded
}

async function app(options: Partial<Parameters<typeof startApp>[1]> = {}): Promise<StartedApp> {
  const started = await startApp(dataDir, { port, ...options })
  users.push(started)
  return started
}

const write = (url: string) => ask(url, 'create table note as select 7 as id')
const read = (url: string) => ask(url, 'select id from note')
const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'cluster/data/postmaster.pid'), 'utf8')).split('\n')[0])

describe('starting and stopping', () => {
  test('data survive a stop and a start', async () => {
    const first = await start()
    await write(first.url)
    await first.stop()
    await expect(read(first.url)).rejects.toThrow('ECONNREFUSED')

    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await read(second.url)).toEqual([{ id: 7 }])
  })

  test('a second process joins, and only the last one to leave stops the server', async () => {
    const first = await start()
    await write(first.url)
    const second = await app()
    expect(second).toMatchObject({ adopted: true, url: first.url })

    await first.stop()
    expect(await read(second.url)).toEqual([{ id: 7 }])
    await second.stop()
    await expect(read(second.url)).rejects.toThrow('ECONNREFUSED')
  })

  test('two processes that start at once on an empty folder share one server', async () => {
    expect(makers.map(({ adopted }) => adopted).toSorted()).toEqual([false, true])
    expect(makers[0]!.url).toBe(makers[1]!.url)
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('only the owner can read the password, and connecting without it fails', async () => {
    const { url } = await start()
    const secret = await stat(join(dataDir, 'cluster/secret'))
    expect(secret.mode & 0o777).toBe(0o600)

    const guarded = new URL(url)
    guarded.password = 'postgres'
    await expect(ask(guarded.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('listens only on the loopback interface and treats Chinese characters as letters', async () => {
    const { url } = await start()
    expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await ask(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])

    await ask(url, 'create extension pg_trgm')
    expect(await ask(url, `select similarity('健康体检', '健康体检中心') > 0 as found`)).toEqual([
      { found: true },
    ])
  })

  test('leaves a port to the program that uses it, and later processes find the new one', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve))
    const first = await start()
    holder.close()

    expect(first.port).toBeGreaterThan(port)
    expect(await app()).toMatchObject({ adopted: true, port: first.port })
  })

  test.skipIf(systemBinaries().length === 0)("runs on the system's PostgreSQL as well", async () => {
    await emptyFolder()
    const [system] = systemBinaries()
    const first = await start({ find: () => system! })
    await write(first.url)
    await first.stop()

    const second = await start()
    expect(
      await ask(second.url, `select current_setting('server_version_num')::int / 10000 as major`),
    ).toEqual([{ major: system!.major }])
    expect(await read(second.url)).toEqual([{ id: 7 }])
  })
})

describe('sudden ends', () => {
  test('after the app is killed, the next one adopts the running server', async () => {
    const killed = await app()
    await write(killed.url)
    const server = await postmasterPid()
    await killed.kill()

    const next = await start()
    expect(next.adopted).toBe(true)
    expect(await postmasterPid()).toBe(server)
    expect(await read(next.url)).toEqual([{ id: 7 }])
    await next.stop()
    await expect(read(next.url)).rejects.toThrow('ECONNREFUSED')
  })

  test('after app and server are killed, no acknowledged data are lost', async () => {
    const killed = await app({ isDurable: true })
    await write(killed.url)
    process.kill(await postmasterPid(), 'SIGKILL')
    await killed.kill()

    const next = await start({ isDurable: true })
    expect(next.adopted).toBe(false)
    expect(await read(next.url)).toEqual([{ id: 7 }])
  })

  test('a pool survives the death of the server and works again when it is back', async () => {
    const first = await start({ isDurable: true })
    await write(first.url)
    const database = openDatabase(first.url, { poolSize: 2 })
    await database.pool.query('select id from note')
    process.kill(await postmasterPid(), 'SIGKILL')
    const untilRefused = async (): Promise<Error> =>
      database.pool.query('select id from note').then(untilRefused, (error: Error) => error)
    expect(await untilRefused()).toBeInstanceOf(Error)

    const again = await start({ isDurable: true })
    expect(again.url).toBe(first.url)
    expect((await database.pool.query('select id from note')).rows).toEqual([{ id: 7 }])
    await database.close()
  })

  test('a stale pid that now belongs to another program does no harm', async () => {
    const first = await start()
    await write(first.url)
    const file = join(dataDir, 'cluster/data/postmaster.pid')
    const left = await readFile(file, 'utf8')
    await first.stop()
    await writeFile(file, left.replace(/^\d+/, String(process.pid)))

    const next = await start()
    expect(next.adopted).toBe(false)
    expect(await read(next.url)).toEqual([{ id: 7 }])
  })

  test('a folder copied while its server runs gets a server of its own', async () => {
    const original = await start()
    await write(original.url)
    await ask(original.url, 'checkpoint')
    copyFolder(dataDir, join(folder, 'copy'))
    const copy = await start({ dataDir: join(folder, 'copy') })
    await ask(copy.url, 'update note set id = 8')

    expect(copy.adopted).toBe(false)
    expect(await read(original.url)).toEqual([{ id: 7 }])
  })

  test('cleans up a half-created database of a killed process', async () => {
    expect((await readdir(dataDir)).filter((name) => name.startsWith('unfinished'))).toEqual([])
  })

  test('unreadable data end the start with one clear line', async () => {
    await writeFile(join(dataDir, 'cluster/data/PG_VERSION'), '9\n')

    await expect(start()).rejects.toThrow('已有数据由 PostgreSQL 9 写入，但未找到该版本')
  })
})
