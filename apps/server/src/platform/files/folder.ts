import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { newId } from '#platform/ids.ts'
import type { FileStore } from './files.port.ts'
import { assertFileName } from './names.ts'

/** Files in a folder: `ab/cd/<name>` with the content type beside it as `<name>.type`. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string): string => {
    assertFileName(name)
    return join(folder, name.slice(-2), name.slice(-4, -2), name)
  }

  return {
    put: async (name, body, contentType) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // The type first: if the bytes exist, their type does too.
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
    direct: {
      kind: 'stream',
      take: async (name, body, mostBytes) => {
        const path = pathOf(name)
        await mkdir(dirname(path), { recursive: true })
        await writeWhole(`${path}.type`, Buffer.from('application/octet-stream'))
        const isWhole = await writeAside(path, (file) => pour(body, file, mostBytes))
        await flushFolder(dirname(path))
        return isWhole
      },
    },
  }
}

/** Never holds more than a chunk in memory. */
async function pour(body: Readable, file: FileHandle, mostBytes: number): Promise<boolean> {
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) return false
    await file.write(chunk)
  }
  return true
}

/**
 * Written to a temporary file, flushed and renamed: after a power failure, and for any reader, the file is complete
 * or absent.
 */
const writeWhole = (path: string, body: Buffer): Promise<boolean> =>
  writeAside(path, async (file) => {
    await file.writeFile(body)
    return true
  })

/** `fill` returns whether to keep what it wrote. */
async function writeAside(path: string, fill: (file: FileHandle) => Promise<boolean>): Promise<boolean> {
  const aside = `${path}.${newId()}.part`
  try {
    const file = await open(aside, 'wx', 0o600)
    let isWhole = false
    try {
      isWhole = await fill(file)
      if (isWhole) await file.sync()
    } finally {
      await file.close()
    }
    if (isWhole) await rename(aside, path)
    else await rm(aside, { force: true })
    return isWhole
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** A rename is durable only after its folder is flushed. Windows cannot open a folder, and needs no flush. */
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
