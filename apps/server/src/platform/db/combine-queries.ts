import type { PoolClient } from 'pg'

interface CorkableStream {
  cork(): void
  uncork(): void
}

const corked = new WeakSet<CorkableStream>()

/** Statements issued on one connection in the same tick go out in one packet. */
export function combineQueries<T>(client: PoolClient, ask: () => T): T {
  // The driver's types omit the connection, and over TLS its stream is replaced after connecting.
  const { stream } = (client as unknown as { connection: { stream: CorkableStream } }).connection
  if (!corked.has(stream)) {
    corked.add(stream)
    stream.cork()
    process.nextTick(() => {
      corked.delete(stream)
      stream.uncork()
    })
  }
  return ask()
}
