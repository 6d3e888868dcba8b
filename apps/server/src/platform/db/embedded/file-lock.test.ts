import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lock, tryLock } from './file-lock.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  file = join(folder, 'a.lock')
})

afterEach(() => rm(folder, { recursive: true }))

test('many holders may share the lock, or one may hold it exclusively', () => {
  const first = tryLock(file, 'shared')!
  const second = tryLock(file, 'shared')!
  expect(tryLock(file, 'exclusive')).toBeNull()

  first()
  expect(tryLock(file, 'exclusive')).toBeNull()
  second()
  const whole = tryLock(file, 'exclusive')!
  expect(tryLock(file, 'shared')).toBeNull()
  whole()
})

test.for(['shared', 'exclusive'])('a killed process releases its %s lock', async (kind) => {
  const module = new URL('./file-lock.ts', import.meta.url).href
  const script = `const { lock } = await import(${JSON.stringify(module)})
    await lock(${JSON.stringify(file)}, '${kind}')
    console.log('held')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(holder.stdout, 'data')
  expect(tryLock(file, 'exclusive')).toBeNull()

  holder.kill('SIGKILL')
  const release = await lock(file, 'exclusive')
  release()
})

test('reports that the lock could not be acquired', async () => {
  const release = tryLock(file, 'exclusive')!

  await expect(lock(file, 'shared', 50)).rejects.toThrow('一直被其他进程占用')
  release()
})
