import fs from 'node:fs'
import path from 'node:path'

export interface Copied {
  readonly files: number
  readonly bytes: number
}

/** What is still being written stands aside under such a name; nothing names it yet. */
const isUnfinished = (name: string) => name.endsWith('.part')

/** Every whole file below a folder, by its way from there. */
const wholeFiles = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !isUnfinished(name) && fs.statSync(path.join(folder, name), quiet)?.isFile())
    : []

/** A file may go while one looks: whoever takes it away has taken its row away first. */
const quiet = { throwIfNoEntry: false } as const

/** Copies what is stored, each file under its name only when it is whole; the server may go on working. */
export function copyFiles(from: string, to: string): Copied {
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

export function measured(folder: string): Copied {
  const sizes = wholeFiles(folder).map((name) => fs.statSync(path.join(folder, name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
