import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scopedName } from './scoped-name.ts'

const app = path.dirname(import.meta.dirname)

test('tells apart the classes of all files, and ignores the query of an import', () => {
  const files = globSync('src/**/*.module.css', { cwd: app }).map((file) => path.join(app, file))
  expect(files.length).toBeGreaterThan(100)
  expect(new Set(files.map((file) => scopedName('row', file))).size).toBe(files.length)
  expect(scopedName('row', `${files[0]}?used`)).toBe(scopedName('row', files[0]!))
  expect(scopedName('row', files[0]!)).toMatch(/^_row_[a-z0-9]{4}$/)
})
