import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSources } from './source-watch.ts'

let root: string
let stop: () => void
const changed: string[] = []
const write = (file: string) => fs.writeFileSync(path.join(root, file), String(Math.random()))

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'))
  fs.mkdirSync(path.join(root, 'server/features'), { recursive: true })
  changed.length = 0
  stop = watchSources(['server'], (file) => changed.push(file), root)
})
afterEach(() => {
  stop()
  fs.rmSync(root, { recursive: true, force: true })
})

test('reports a changed source below the folder, also in a new folder', async () => {
  write('server/features/a.ts')
  await vi.waitFor(() => expect(changed).toEqual(['server/features/a.ts']))
  fs.mkdirSync(path.join(root, 'server/new'))
  // A folder is watched only after it has been noticed: a file written at the same moment may be missed.
  const again = { timeout: 60_000, interval: 500 }
  await vi.waitFor(() => {
    write('server/new/b.ts')
    expect(changed).toContain('server/new/b.ts')
  }, again)
})

test('reports several files written together once', async () => {
  for (const name of ['a.ts', 'b.sql', 'c.json']) write(`server/${name}`)
  await vi.waitFor(() => expect(changed).toHaveLength(1))
  write('server/d.ts')
  await vi.waitFor(() => expect(changed).toHaveLength(2))
})

test('ignores tests and files that no program reads', async () => {
  for (const name of ['a.test.ts', 'test-people.ts', 'notes.md']) write(`server/${name}`)
  // An ignored change would have been reported before this one.
  write('server/last.ts')
  await vi.waitFor(() => expect(changed).toEqual(['server/last.ts']))
})
