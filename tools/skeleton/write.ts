import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../run/paths.ts'
import type { Plan, ReadText } from './text.ts'

export const readFrom =
  (base: string): ReadText =>
  (file) => {
    const full = path.join(base, file)
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : null
  }

/** Writes the planned files and formats them; with `isDryRun` it prints them instead. */
export function carryOut(plan: Plan, base: string, isDryRun: boolean): void {
  for (const [file, text] of plan) {
    if (isDryRun) {
      console.log(`--- ${file}\n${text}`)
      continue
    }
    const full = path.join(base, file)
    fs.mkdirSync(path.dirname(full), { recursive: true })
    fs.writeFileSync(full, text)
    console.log(file)
  }
  if (isDryRun) return
  const oxfmt = path.join(root, 'node_modules/oxfmt/bin/oxfmt')
  const files = [...plan.keys()].map((file) => path.join(base, file))
  spawnSync(process.execPath, [oxfmt, '-c', path.join(root, '.oxfmtrc.json'), ...files])
}
