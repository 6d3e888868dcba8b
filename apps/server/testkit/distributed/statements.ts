import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const watched = new AsyncLocalStorage<Statement[]>()

/** Records the statements of every connection opened from now on. */
export function watchStatements(): void {
  const plain = Client.prototype.query as (...parts: unknown[]) => unknown
  Client.prototype.query = function (this: Client, ...parts: unknown[]) {
    const [first, second] = parts
    const { text, values } =
      typeof first === 'object' && first !== null
        ? (first as Partial<Statement>)
        : { text: first as string, values: second as unknown[] }
    if (typeof text === 'string')
      watched.getStore()?.push({ text, values: Array.isArray(values) ? values : [] })
    return plain.apply(this, parts)
  } as typeof Client.prototype.query
}

/** The statements of this work, without those of concurrent jobs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const recorded: Statement[] = []
  await watched.run(recorded, work)
  return recorded
}

/** Queries and writes on our own tables: not the queue's, and no begin and commit. */
export const isOurs = ({ text }: Statement): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes('pgboss.')
