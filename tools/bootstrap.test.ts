import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = path.join(import.meta.dirname, 'bootstrap.cjs')
let root: string

/** Replaces npm: records that it ran, empties node_modules as `npm ci` does, and takes its time. */
const fakeNpm = `#!/bin/sh
echo "$@" >> installs.log
echo $$ > npm.pid
rm -rf node_modules
sleep \${NPM_TAKES:-0.3}
mkdir -p node_modules/.bin && : > node_modules/.bin/node
exit \${NPM_RESULT:-0}
`

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bootstrap-'))
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{"lockfileVersion":3}')
  fs.writeFileSync(path.join(root, 'npm'), fakeNpm, { mode: 0o755 })
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

interface ChildEnd {
  code: number | null
  errorOutput: string
}

const bootstrap = (extra: Record<string, string> = {}) =>
  new Promise<ChildEnd>((resolve) => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, BOOTSTRAP_ROOT: root, BOOTSTRAP_NPM: path.join(root, 'npm'), ...extra },
    })
    let errorOutput = ''
    child.stderr.on('data', (text) => (errorOutput += String(text)))
    child.on('close', (code) => resolve({ code, errorOutput }))
  })

const installs = () =>
  fs.existsSync(path.join(root, 'installs.log'))
    ? fs.readFileSync(path.join(root, 'installs.log'), 'utf8').trim().split('\n').length
    : 0

test('a second run is silent and installs nothing', async () => {
  expect((await bootstrap()).code).toBe(0)
  expect(await bootstrap()).toEqual({ code: 0, errorOutput: '' })
  expect(installs()).toBe(1)
})

test('a changed lockfile installs again', async () => {
  await bootstrap()
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{"lockfileVersion":3,"changed":true}')
  await bootstrap()
  expect(installs()).toBe(2)
})

test('concurrent runs install once', async () => {
  const ends = await Promise.all([bootstrap(), bootstrap(), bootstrap()])
  expect(ends.map((end) => end.code)).toEqual([0, 0, 0])
  expect(installs()).toBe(1)
})

test('the lock of a dead process does not block other runs', async () => {
  fs.writeFileSync(path.join(root, '.bootstrap.lock'), '2147483646')
  expect((await bootstrap()).code).toBe(0)
  expect(installs()).toBe(1)
})

test('a failed install ends with its code and is retried the next time', async () => {
  expect((await bootstrap({ NPM_RESULT: '3' })).code).toBe(3)
  expect((await bootstrap()).code).toBe(0)
  expect(installs()).toBe(2)
})

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'an installer ended by %s takes npm with it',
  async (signal) => {
    const env = {
      ...process.env,
      BOOTSTRAP_ROOT: root,
      BOOTSTRAP_NPM: path.join(root, 'npm'),
      NPM_TAKES: '600',
    }
    const child = spawn(process.execPath, [script], { env, stdio: 'ignore' })
    const npm = () => Number(fs.readFileSync(path.join(root, 'npm.pid'), 'utf8'))
    await vi.waitFor(() => expect(npm()).toBeGreaterThan(0), { timeout: 60_000 })
    const pid = npm()
    child.kill(signal)
    // No process has this id any more.
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 })
    expect((await bootstrap()).code).toBe(0)
  },
)
