import { Client } from 'pg'
import { distributions } from '#platform/db/distribution.ts'

const locks = /\bfor (no key )?(update|share)\b/i
const fromTable = /\bfrom "?(\w+)"?(?: as "?(\w+)"?)?/i

/**
 * A distributed engine locks rows of one node per statement, and refuses a statement that does not name the node.
 * Returns the missing column.
 */
export function nodeNotNamed(text: string): string | null {
  if (!locks.test(text)) return null
  const [, table = '', alias = table] = fromTable.exec(text) ?? []
  const distribution = distributions[table]
  if (!distribution || !('column' in distribution)) return null
  const { column } = distribution
  const named = new RegExp(String.raw`(?:"?${alias}"?\.)?"?${column}"? = `)
  return named.test(text.slice(text.search(/\bwhere\b/i))) ? null : `${table}.${column}`
}

type PlainQuery = (...parts: unknown[]) => unknown

let isWatching = false

/** Checks every statement of every test: what runs on one node here must run on many. Installed once per process. */
export function watchLocks(): void {
  if (isWatching) return
  isWatching = true
  const plain = Client.prototype.query as PlainQuery
  Client.prototype.query = function (this: Client, ...parts: unknown[]) {
    const [first] = parts
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
    const missing = typeof text === 'string' ? nodeNotNamed(text) : null
    if (missing) throw new Error(`a lock that does not name ${missing}: ${text as string}`)
    return plain.apply(this, parts)
  } as typeof Client.prototype.query
}
