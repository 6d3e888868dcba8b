import { randomBytes } from 'node:crypto'

/** 32 hex digits of chance. */
export const newFileName = (): string => randomBytes(16).toString('hex')

/** Names are made by us; anything else would be a path that someone tries. */
export function assertFileName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]{7,63}$/.test(name)) throw new Error('not the name of a stored file')
}
