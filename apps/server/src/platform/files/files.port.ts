import type { Readable } from 'node:stream'

/** Bytes under unguessable names; who may read them is decided above this, per file row. */
export interface FileStore {
  put(name: string, body: Buffer, contentType: string): Promise<void>
  read(name: string): Promise<{ body: Readable; contentType: string; size: number } | null>
  remove(name: string): Promise<void>
}
