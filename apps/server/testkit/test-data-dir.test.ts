import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signAndSweep } from './test-data-dir.ts'

test('deletes folders of checkouts that no longer exist, and keeps those of others and our own', () => {
  const memoryFolder = mkdtempSync(join(tmpdir(), 'memory-'))
  const [own, left, used, unsigned] = ['own', 'left', 'used', 'unsigned'].map((name) =>
    join(memoryFolder, `yuanli-planet-data-${name}`),
  ) as [string, string, string, string]
  for (const folder of [own, left, used, unsigned]) mkdirSync(folder)
  writeFileSync(join(left, 'checkout'), join(memoryFolder, 'gone'))
  writeFileSync(join(used, 'checkout'), memoryFolder)

  signAndSweep(memoryFolder, own)
  expect([own, left, used, unsigned].map((folder) => existsSync(folder))).toEqual([true, false, true, true])
  rmSync(memoryFolder, { recursive: true })
})
