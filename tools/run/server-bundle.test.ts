import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './paths.ts'
import { bundleServer } from './server-bundle.ts'

// Inside the repository, because the bundle leaves the packages of npm outside.
const folder = path.join(root, `dist-test-${process.pid}`)
beforeAll(() => bundleServer(folder), 60_000)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('the bundle loads whole and refuses a wrong setting in one line', () => {
  const run = spawnSync(process.execPath, [path.join(folder, 'start.js')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', PORT: 'abc' },
  })
  expect(run.status).toBe(1)
  expect(run.stderr.trim().split('\n')).toEqual([expect.stringContaining('PORT')])
})

test('the bundle brings its migrations', () => {
  const wanted = fs.readdirSync(path.join(root, 'apps/server/migrations'))
  expect(fs.readdirSync(path.join(folder, 'apps/server/migrations'))).toEqual(wanted)
})

test('the bundle brings the reader of pictures, which loads its models', async () => {
  const reader = fork(path.join(folder, 'ocr-reader.js'), { execArgv: [], serialization: 'advanced' })
  try {
    let kind = ''
    while (kind !== 'ready') [{ kind }] = (await once(reader, 'message')) as [{ kind: string }]
    expect(reader.exitCode).toBe(null)
  } finally {
    reader.kill('SIGKILL')
  }
}, 30_000)
