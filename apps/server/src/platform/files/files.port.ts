import type { Readable } from 'node:stream'

/** Bytes under unguessable names; a layer above decides per file row who may read them. */
export interface FileStore {
  put(name: string, body: Buffer, contentType: string): Promise<void>
  read(name: string): Promise<{ body: Readable; contentType: string; size: number } | null>
  remove(name: string): Promise<void>
  readonly direct: DirectWay
}

/** How bytes enter the store without a call: the store provides an upload address, or the server receives them. */
export type DirectWay =
  | { readonly kind: 'address'; addressFor(name: string, seconds: number): Promise<string> }
  /** False when there were more bytes than allowed; none of them are stored then. */
  | { readonly kind: 'stream'; take(name: string, body: Readable, mostBytes: number): Promise<boolean> }
