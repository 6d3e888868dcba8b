import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropDemoData } from './demo-data.ts'

let folder: string
const write = (file: string, text = '') => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}
const left = () => fs.readdirSync(folder).toSorted()

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-data-'))
  for (const file of ['postgres/cluster/PG_VERSION', 'files/a', 'secrets.json', 'test-server/b']) write(file)
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test("removes database and files and keeps the keys and the tests' caches", () => {
  dropDemoData({ DATA_DIR: folder })
  expect(left()).toEqual(['secrets.json', 'test-server'])
})

test('refuses while a process uses the database', () => {
  write('postgres/cluster/data/postmaster.pid', `${process.pid}\n/data\n`)
  expect(() => dropDemoData({ DATA_DIR: folder })).toThrow('正在使用')
  expect(left()).toHaveLength(4)
})

test('ignores a process that has ended', () => {
  write('postgres/cluster/data/postmaster.pid', '4194999\n')
  dropDemoData({ DATA_DIR: folder })
  expect(left()).toHaveLength(2)
})

test('refuses to reset a database that it did not create', () => {
  expect(() => dropDemoData({ DATA_DIR: folder, DATABASE_URL: 'postgres://somewhere' })).toThrow(
    'DATABASE_URL',
  )
  expect(left()).toHaveLength(4)
})
