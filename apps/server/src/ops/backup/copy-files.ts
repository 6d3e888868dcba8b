import fs from 'node:fs'
import path from 'node:path'

export interface CopiedFiles {
  readonly files: number
  readonly bytes: number
}

/** Files being written have such a temporary name; no row refers to them yet. */
const isUnfinished = (name: string) => name.endsWith('.part')

/** Every complete file below a folder, by its relative path. */
const wholeFiles = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !isUnfinished(name) && fs.statSync(path.join(folder, name), quiet)?.isFile())
    : []

/** A file may disappear during the walk: its row has been deleted before it. */
const quiet = { throwIfNoEntry: false } as const

/** Copies the stored files while the server may keep working; each gets its name only when it is complete. */
export function copyFiles(from: string, to: string): CopiedFiles {
  for (const name of wholeFiles(from)) {
    const target = path.join(to, name)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    try {
      fs.copyFileSync(path.join(from, name), `${target}.part`)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    fs.renameSync(`${target}.part`, target)
  }
  return measured(to)
}

export function measured(folder: string): CopiedFiles {
  const sizes = wholeFiles(folder).map((name) => fs.statSync(path.join(folder, name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
