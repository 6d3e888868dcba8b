import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cachedReports, stateOf } from './cached-reports.ts'
import type { Report } from './report.ts'

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}

function write(root: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

const report: Report = { files: { 'rules.ts': { source: 'const limit = 3', mutants: [] } } }

test("finds a group's stored result, and not for another group", () => {
  const folder = emptyFolder()
  cachedReports(folder, 's1').keep(['a.ts', 'b.ts'], report)
  expect(cachedReports(folder, 's1').read(['a.ts', 'b.ts'])).toEqual(report)
  expect(cachedReports(folder, 's1').read(['a.ts'])).toBeNull()
})

test('discards it when the code has changed, even if the change is reverted', () => {
  const folder = emptyFolder()
  cachedReports(folder, 's1').keep(['a.ts'], report)
  expect(cachedReports(folder, 's2').read(['a.ts'])).toBeNull()
  expect(cachedReports(folder, 's1').read(['a.ts'])).toBeNull()
})

test.each([
  { file: 'packages/domain/src/money.test.ts', isOther: true },
  { file: 'apps/server/src/features/points/rules.ts', isOther: true },
  { file: 'tools/mutate/stryker.config.json', isOther: true },
  { file: 'package-lock.json', isOther: true },
  { file: 'tools/mutate/accepted.ts', isOther: false },
  { file: 'apps/h5/src/app/main.tsx', isOther: false },
])('a change of $file counts: $isOther', ({ file, isOther }) => {
  const root = emptyFolder()
  write(root, file, 'before')
  const before = stateOf(root)
  write(root, file, 'after')
  expect(stateOf(root) !== before).toBe(isOther)
})
