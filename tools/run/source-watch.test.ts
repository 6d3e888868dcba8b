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

test('tells of a source that changed below the folder, in a new folder too', async () => {
  write('server/features/a.ts')
  await vi.waitFor(() => expect(changed).toEqual(['server/features/a.ts']))
  fs.mkdirSync(path.join(root, 'server/new'))
  // The system is asked to watch a folder once it is seen: what is written at the same moment may come before that.
  const again = { timeout: 60_000, interval: 500 }
  await vi.waitFor(() => {
    write('server/new/b.ts')
    expect(changed).toContain('server/new/b.ts')
  }, again)
})

test('tells once of several files that are written together', async () => {
  for (const name of ['a.ts', 'b.sql', 'c.json']) write(`server/${name}`)
  await vi.waitFor(() => expect(changed).toHaveLength(1))
  write('server/d.ts')
  await vi.waitFor(() => expect(changed).toHaveLength(2))
})

test('says nothing of tests and of what no program reads', async () => {
  for (const name of ['a.test.ts', 'test-people.ts', 'notes.md']) write(`server/${name}`)
  // Told of before this one if at all.
  write('server/last.ts')
  await vi.waitFor(() => expect(changed).toEqual(['server/last.ts']))
})
