import { once } from 'node:events'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runLeashed } from './run-leashed.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'leash-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** A command that starts another, as a build does; neither ends by itself. */
const endless = 'sleep 600 & echo $! > pid; wait'
const run = (script: string, signal?: AbortSignal) =>
  runLeashed('sh', ['-c', script], { cwd: folder, env: process.env, signal })

const grandchild = async () => {
  const file = path.join(folder, 'pid')
  await vi.waitFor(() => expect(Number(fs.readFileSync(file, 'utf8'))).toBeGreaterThan(0), {
    timeout: 60_000,
  })
  return Number(fs.readFileSync(file, 'utf8'))
}
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test("returns the command's exit code", async () => {
  expect(await run('exit 0')).toBe(0)
  expect(await run('exit 7')).toBe(7)
})

test('aborting ends the command and its children', async () => {
  const giveUp = new AbortController()
  const ended = run(endless, giveUp.signal)
  const pid = await grandchild()
  giveUp.abort()
  expect(await ended).not.toBe(0)
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('killing the process also ends the command and its children', async () => {
  const script = `
    import { runLeashed } from ${JSON.stringify(path.join(import.meta.dirname, 'run-leashed.ts'))}
    await runLeashed('sh', ['-c', ${JSON.stringify(endless)}], { cwd: ${JSON.stringify(folder)}, env: process.env })
  `
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const pid = await grandchild()
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await expect.poll(() => isRunning(pid)).toBe(false)
})
