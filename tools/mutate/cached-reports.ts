import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Report } from './report.ts'

const code = ['packages/domain/**/*.ts', 'apps/server/{src,testkit}/**/*.ts', 'tools/mutate/*.{ts,json}']

/**
 * A hash of everything that is mutated, detects mutants or creates them: while it is unchanged, the results stay
 * valid.
 */
export function stateOf(root: string): string {
  const hash = createHash('sha256')
  // The accepted mutants are evaluated again each time.
  const files = fs
    .globSync([...code, 'package-lock.json'], { cwd: root, exclude: ['**/accepted.ts', '**/node_modules'] })
    .toSorted()
  for (const file of files) hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Results of complete groups are stored in a folder, so that an interrupted run resumes. */
export function cachedReports(folder: string, state: string) {
  const home = path.join(folder, state)
  fs.mkdirSync(home, { recursive: true })
  for (const other of fs.readdirSync(folder)) {
    if (other !== state) fs.rmSync(path.join(folder, other), { recursive: true })
  }
  const fileOf = (group: readonly string[]) =>
    path.join(home, `${createHash('sha256').update(group.join()).digest('hex').slice(0, 16)}.json`)
  return {
    read: (group: readonly string[]): Report | null =>
      fs.existsSync(fileOf(group)) ? (JSON.parse(fs.readFileSync(fileOf(group), 'utf8')) as Report) : null,
    keep: (group: readonly string[], report: Report): void =>
      fs.writeFileSync(fileOf(group), JSON.stringify(report)),
  }
}
