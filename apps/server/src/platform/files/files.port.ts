import type { Readable } from 'node:stream'

/** Bytes under unguessable names; who may read them is decided above this, per file row. */
export interface FileStore {
  put(name: string, body: Buffer, contentType: string): Promise<void>
  read(name: string): Promise<{ body: Readable; contentType: string; size: number } | null>
  remove(name: string): Promise<void>
  readonly direct: DirectWay
}

/** How bytes come into the store without passing through a call: the store has an address for it, or we take them. */
export type DirectWay =
  | { readonly kind: 'address'; addressFor(name: string, seconds: number): Promise<string> }
  /** False where there were more bytes than allowed; none of them stay then. */
  | { readonly kind: 'stream'; take(name: string, body: Readable, mostBytes: number): Promise<boolean> }
