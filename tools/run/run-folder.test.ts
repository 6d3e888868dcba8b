import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openRunFolder } from './run-folder.ts'

test("a run has its own folder, open to others; a dead run's leftovers are removed, a running one's files stay", () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'place-'))
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = path.join(parent, `yuanli-planet-run-${pid}-a`)
  const used = path.join(parent, `yuanli-planet-run-${process.ppid}-b`)
  for (const folder of [left, used]) fs.mkdirSync(path.join(folder, 'data'), { recursive: true })

  const own = openRunFolder(parent)
  expect(fs.readdirSync(parent).toSorted()).toEqual([path.basename(own), path.basename(used)].toSorted())
  expect(fs.statSync(own).mode & 0o7777).toBe(0o1777)
  fs.rmSync(parent, { recursive: true })
})
