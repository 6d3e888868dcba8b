import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { MigrationState } from './migrations.ts'

const folder = 'apps/server/migrations'
const mainBranches = ['origin/main', 'main']

export interface ReadState {
  readonly state: MigrationState
  /** The states that the files could be compared with, for the reader of the result. */
  readonly comparedWith: readonly string[]
}

/** Works in every clone: without a main branch, a release or git there is less to compare with. */
export function readMigrationState(root: string): ReadState {
  const git = (...args: string[]): string | null => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return null
    }
  }
  const files = fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.sql'))
  const first = files.toSorted()[0]
  const namesIn = (text: string | null) =>
    (text ?? '')
      .split('\n')
      .filter((line) => line.endsWith('.sql'))
      .map((line) => path.posix.basename(line))
  const branches = mainBranches
    .map((name) => ({ name, names: namesIn(git('ls-tree', '--name-only', name, `${folder}/`)) }))
    // A branch without our first migration has a history of its own.
    .filter(({ names }) => first !== undefined && names.includes(first))
  const log = git(
    'log',
    '--first-parent',
    '-m',
    '--reverse',
    '--no-renames',
    '--diff-filter=A',
    '--name-only',
    '--format=%x00',
    'HEAD',
    '--',
    folder,
  )
  const added = (log ?? '').split('\0').map(namesIn)
  const release = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')?.trim()
  const changed = release
    ? namesIn(git('diff', '--no-renames', '--name-only', '--diff-filter=MD', release, '--', folder))
    : []
  return {
    state: { files, added, main: branches.flatMap(({ names }) => names), changed },
    comparedWith: [
      ...branches.map(({ name }) => name),
      ...(log ? ['the history'] : []),
      ...(release ? [release] : []),
    ],
  }
}
