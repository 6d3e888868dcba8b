import { createHash } from 'node:crypto'

/** The same facts give the same text, whatever the order of their fields. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** The hash that a signature is bound to: SHA-256 over the document's whole content, in hex. */
export const contentHash = (content: object): string =>
  createHash('sha256').update(canonical(content)).digest('hex')
