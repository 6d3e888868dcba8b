import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { takeFigures } from './figures.ts'

test('prints figures once, a line for each test that counted', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'figures-'))
  const file = path.join(folder, 'figures.jsonl')
  fs.writeFileSync(file, '{"counted":{"calls":156,"tries":10944,"leaks":0}}\n{"counted":{"kills":56}}\n')
  expect(takeFigures(file)).toEqual(['    calls 156, tries 10,944, leaks 0', '    kills 56'])
  expect(takeFigures(file)).toEqual([])
  fs.rmSync(folder, { recursive: true })
})
