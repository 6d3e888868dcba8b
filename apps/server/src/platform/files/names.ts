import { randomBytes } from 'node:crypto'

/** 32 random hex digits. */
export const newFileName = (): string => randomBytes(16).toString('hex')

/** We generate all names; anything else may be a path traversal. */
export function assertFileName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]{7,63}$/.test(name)) throw new Error('not the name of a stored file')
}
