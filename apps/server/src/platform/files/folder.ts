import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../ids.ts'
import type { FileStore } from './files.port.ts'
import { assertFileName } from './names.ts'

/** Bytes in a folder: `ab/cd/<name>` with the content type beside it as `<name>.type`. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string): string => {
    assertFileName(name)
    return join(folder, name.slice(-2), name.slice(-4, -2), name)
  }

  return {
    put: async (name, body, contentType) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // The type first: where the bytes stand, it is known.
      await writeWhole(`${path}.type`, Buffer.from(contentType))
      await writeWhole(path, body)
      await flushFolder(dirname(path))
    },
    read: async (name) => {
      const path = pathOf(name)
      const found = await stat(path).catch(nullWhereMissing)
      if (!found) return null
      const contentType = await readFile(`${path}.type`, 'utf8')
      return { body: createReadStream(path), contentType, size: found.size }
    },
    remove: async (name) => {
      const path = pathOf(name)
      await rm(path, { force: true })
      await rm(`${path}.type`, { force: true })
    },
  }
}

/** Written aside, flushed and renamed: a reader or a power cut meets the whole file or none. */
async function writeWhole(path: string, body: Buffer): Promise<void> {
  const aside = `${path}.${newId()}.part`
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(body)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** A rename is kept only once its folder is flushed. Windows cannot open a folder, and needs not. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
