import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../run/paths.ts'
import { GeneratorFault, type Plan, type ReadText } from './text.ts'

export const readFrom =
  (base: string): ReadText =>
  (file) => {
    const full = path.join(base, file)
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : null
  }

/** The options of every generator. */
export const sharedOptions = {
  /** Why there is something that the specification does not have. */
  addition: { type: 'string' },
  'dry-run': { type: 'boolean' },
  root: { type: 'string' },
} as const

export interface SharedValues {
  readonly 'dry-run'?: boolean | undefined
  readonly root?: string | undefined
}

/** Plans everything before it writes anything. */
export function generate(plan: (read: ReadText) => Plan, values: SharedValues): void {
  const base = values.root ?? root
  try {
    carryOut(plan(readFrom(base)), base, values['dry-run'] ?? false)
  } catch (error) {
    if (!(error instanceof GeneratorFault)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Writes the planned files and formats them; with `isDryRun` it prints them instead. */
function carryOut(plan: Plan, base: string, isDryRun: boolean): void {
  for (const [file, text] of plan) {
    if (isDryRun) {
      console.log(`--- ${file}\n${text}`)
      continue
    }
    const full = path.join(base, file)
    // A page may change no line of the menu's test, which names only some roles.
    if (readFrom(base)(file) === text) continue
    fs.mkdirSync(path.dirname(full), { recursive: true })
    fs.writeFileSync(full, text)
    console.log(file)
  }
  if (isDryRun) return
  const oxfmt = path.join(root, 'node_modules/oxfmt/bin/oxfmt')
  const files = [...plan.keys()].map((file) => path.join(base, file))
  spawnSync(process.execPath, [oxfmt, '-c', path.join(root, '.oxfmtrc.json'), ...files])
}
