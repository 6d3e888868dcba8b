import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPortFree } from './ports.ts'
import { ProcessGroup, type ProcessEnd } from './processes.ts'

let folder: string
let port: number
const ended: ProcessEnd[] = []

/** Answers on its port; leaves a mark when it is asked to stop. */
const server = `
import fs from 'node:fs'
import http from 'node:http'
const server = http.createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => server.close(() => { fs.writeFileSync(process.env.MARK, 'stopped'); process.exit() }))
`

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'processes-'))
  fs.writeFileSync(path.join(folder, 'server.mts'), server)
  fs.writeFileSync(path.join(folder, 'broken.mts'), `console.error('first\\nlast'); process.exitCode = 3`)
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as net.AddressInfo).port
  probe.close()
  await once(probe, 'close')
  ended.length = 0
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const processGroup = () => new ProcessGroup((one) => ended.push(one))
const part = (file: string) => ({
  name: file,
  file: path.join(folder, file),
  env: { ...process.env, PORT: String(port), MARK: path.join(folder, 'mark') },
  ready: `http://127.0.0.1:${port}/`,
})
const mark = () => fs.existsSync(path.join(folder, 'mark'))

test('waits until a process answers, and stops it gracefully', async () => {
  const provider = processGroup()
  expect(await provider.start(part('server.mts'))).toBe(true)
  expect(await isPortFree(port)).toBe(false)
  await provider.stop()
  expect(mark()).toBe(true)
  expect(await isPortFree(port)).toBe(true)
  expect(ended).toEqual([])
})

test('reports a process that ends before it answers, with its code and its last line', async () => {
  expect(await processGroup().start(part('broken.mts'))).toBe(false)
  expect(ended).toEqual([{ name: 'broken.mts', code: 3, signal: null, lastLine: 'last' }])
})

test('a restarted process stops first, and its end is not reported', async () => {
  const provider = processGroup()
  await provider.start(part('server.mts'))
  expect(mark()).toBe(false)
  expect(await provider.restart(part('server.mts'))).toBe(true)
  expect(mark()).toBe(true)
  expect(await isPortFree(port)).toBe(false)
  await provider.stop()
  expect(await isPortFree(port)).toBe(true)
  expect(ended).toEqual([])
})

test('a process that has ended can be restarted', async () => {
  const provider = processGroup()
  expect(await provider.start(part('broken.mts'))).toBe(false)
  fs.writeFileSync(path.join(folder, 'broken.mts'), server)
  expect(await provider.restart(part('broken.mts'))).toBe(true)
  await provider.stop()
})

test('starts nothing after a stop', async () => {
  const provider = processGroup()
  await provider.stop()
  expect(await provider.start(part('server.mts'))).toBe(false)
  expect(await isPortFree(port)).toBe(true)
})

test('a child whose parent is killed stops by itself', async () => {
  const parent = `
    import { ProcessGroup } from ${JSON.stringify(path.join(import.meta.dirname, 'processes.ts'))}
    await new ProcessGroup(() => {}).start(${JSON.stringify(part('server.mts'))})
    console.log('up')
    setInterval(() => {}, 1000)
  `
  fs.writeFileSync(path.join(folder, 'parent.mts'), parent)
  const child = spawn(process.execPath, [path.join(folder, 'parent.mts')])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(mark()).toBe(true), { timeout: 60_000 })
})
