import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeNotes, noteCalls, noteServer } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { openDatabase } from '../database.ts'
import type { EmbeddedDatabase } from './start.ts'
import { ask, startApp } from './start.fixture.ts'
import { startSupervised } from './supervise.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const port = 15_560
const log = { warn: vi.fn<Logger['warn']>(), error: vi.fn<Logger['error']>() }
let folder: string
let dataDir: string
let embedded: EmbeddedDatabase
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervised-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'pg')
  embedded = await startSupervised({ dataDir, port }, log)
  const database = openDatabase(embedded.url, { poolSize: 1 })
  await makeNotes(database.db)
  await database.close()
  const settings = { databaseUrl: embedded.url, databaseWaitSeconds: 1 }
  server = await startServer({ calls: noteServer(), settings })
})
afterAll(async () => {
  await server.close()
  await embedded.stop()
  await rm(folder, { recursive: true })
})

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'cluster/data/postmaster.pid'), 'utf8')).split('\n')[0])
const isBack = () =>
  ask(embedded.url, 'select 1').then(
    () => true,
    () => false,
  )
const untilBack = async () => {
  await expect.poll(isBack, { timeout: 60_000, interval: 50 }).toBe(true)
}

test('a server killed during writes is back at once without losing acknowledged data', async () => {
  const answers: { title: string; http: number }[] = []
  const over = new AbortController()
  const writer = async (name: string) => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const title = `${name}-${at}`
      const { http } = await server.call(noteCalls.write, { title })
      answers.push({ title, http })
    }
  }
  const writing = Promise.all(['a', 'b', 'c', 'd'].map(writer))
  const waitForRows = (more: number) => {
    const before = answers.length
    return expect.poll(() => answers.length - before, { timeout: 60_000 }).toBeGreaterThan(more)
  }
  for (let time = 1; time <= 3; time += 1) {
    await waitForRows(20)
    const killed = await postmaster()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => log.warn.mock.calls.length, { timeout: 60_000 }).toBe(time)
    expect(await postmaster()).not.toBe(killed)
    await untilBack()
  }
  await waitForRows(20)
  over.abort()
  await writing

  const acknowledged = answers.filter(({ http }) => http === 200).map(({ title }) => title)
  const rows = (await ask(embedded.url, 'select title from note')) as { title: string }[]
  const storedTitles = new Set(rows.map(({ title }) => title))
  expect(acknowledged.filter((title) => !storedTitles.has(title))).toEqual([])
  expect(rows).toHaveLength(storedTitles.size)
  // Calls in between got "busy" and nothing else.
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200, 503]))
  expect(log.error).not.toHaveBeenCalled()
})

test('two processes that share the server both continue, on one server', async () => {
  const other = await startApp(dataDir, { port, isDurable: true })
  expect(other).toMatchObject({ adopted: true, url: embedded.url })
  process.kill(await postmaster(), 'SIGKILL')
  await untilBack()
  expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await other.stop()
  expect(await isBack()).toBe(true)
})

test('a stopped server stays stopped', async () => {
  await embedded.stop()
  expect(embedded.isRunning()).toBe(false)
  await expect(ask(embedded.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})
