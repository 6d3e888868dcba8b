import fs from 'node:fs'
import path from 'node:path'
import { root as repository } from './paths.ts'

/** Editors write a file in several steps, and switching branches writes hundreds. */
const settlesWithinMs = 150

const isRead = (file: string) =>
  /\.(?:ts|sql|json)$/.test(file) && !/\.test\.ts$|(?:^|\/)test-[^/]*$|(?:^|\/)node_modules\//.test(file)

/**
 * Reports each burst of changes to running code below these folders once; tests are ignored. The returned function
 * stops it.
 */
export function watchSources(
  folders: readonly string[],
  onChange: (file: string) => void,
  root = repository,
): () => void {
  let settling: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    fs.watch(path.join(root, folder), { recursive: true }, (_, name) => {
      const file = `${folder}/${String(name).replaceAll(path.sep, '/')}`
      if (name === null || !isRead(file)) return
      clearTimeout(settling)
      settling = setTimeout(() => onChange(file), settlesWithinMs)
    }),
  )
  return () => {
    clearTimeout(settling)
    for (const watcher of watchers) watcher.close()
  }
}
