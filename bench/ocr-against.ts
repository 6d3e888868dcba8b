import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { DrawnDocument } from '@yf/ocr-pictures/truth'
import { root } from '../tools/run/paths.ts'
import type { Cost } from './ocr-report.ts'

const folder = path.join(root, 'bench/other-reader')

/** The cost of @gutenye/ocr-node, which uses models of the same kind, on the same pictures. */
export function costsOfOther(pictures: readonly DrawnDocument[]): Cost[] {
  execFileSync(process.execPath, [path.join(root, 'tools/bootstrap.cjs')], {
    env: { ...process.env, BOOTSTRAP_ROOT: folder },
    stdio: 'inherit',
  })
  const drawn = fs.mkdtempSync(path.join(os.tmpdir(), 'drawn-'))
  try {
    const files = pictures.map(({ picture }, at) => {
      const file = path.join(drawn, `${at}.jpg`)
      fs.writeFileSync(file, picture)
      return file
    })
    const output = execFileSync(process.execPath, [path.join(folder, 'read.ts'), ...files], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const seconds = JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as number[]
    return seconds.map((cpuSeconds, at) => ({ kind: pictures[at]!.truth.kind, cpuSeconds }))
  } finally {
    fs.rmSync(drawn, { recursive: true, force: true })
  }
}
