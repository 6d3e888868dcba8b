import { createHash } from 'node:crypto'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** `_row_k3f9a`: the class, and its file. A class is in a file once, so nothing else is needed. */
export function scopedName(name: string, file: string): string {
  const source = path.relative(root, file.split('?')[0] ?? file).replaceAll(path.sep, '/')
  const hash = createHash('sha256')
    .update(source)
    .digest('base64url')
    .replaceAll(/[^a-z0-9]/g, '')
  return `_${name}_${hash.slice(0, 4)}`
}
