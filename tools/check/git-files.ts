import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The files that git tracks or would track, without those that were deleted and not yet committed. */
export const gitFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && fs.existsSync(path.join(root, file)))
