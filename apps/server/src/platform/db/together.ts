import type { PoolClient } from 'pg'

interface Line {
  cork(): void
  uncork(): void
}

const corked = new WeakSet<Line>()

/** Statements issued on one connection in the same tick go out in one packet. */
export function together<T>(client: PoolClient, ask: () => T): T {
  // The driver's types omit the connection, and over TLS its stream is replaced after connecting.
  const { stream } = (client as unknown as { connection: { stream: Line } }).connection
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
