import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBinaries, packagedBinaries, restoreLinks } from './binaries.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'package-'))
  await mkdir(join(root, 'native/lib'), { recursive: true })
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), 'the library')
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }))
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))
})

afterEach(() => rm(root, { recursive: true }))

test('creates the links that the package only lists, and a second run changes nothing', async () => {
  restoreLinks(root)
  restoreLinks(root)

  expect(await readFile(join(root, 'native/lib/libpq.so'), 'utf8')).toBe('the library')
  expect(await readFile(join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('the library')
})

test('processes that create the links concurrently do not disturb each other', async () => {
  const module = new URL('./binaries.ts', import.meta.url).href
  const script = `(await import(${JSON.stringify(module)})).restoreLinks(${JSON.stringify(root)})`
  await Promise.all(
    Array.from({ length: 3 }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
    ),
  )

  expect(await readFile(join(root, 'native/lib/libpq.so'), 'utf8')).toBe('the library')
})

test.skipIf(packagedBinaries() === null)("prefers the package to the system's installation", () => {
  expect(findBinaries()).toEqual(packagedBinaries())
})

test('names the version of the data when no installation for it exists', () => {
  expect(() => findBinaries(9)).toThrow('已有数据由 PostgreSQL 9 写入，但未找到该版本')
})
