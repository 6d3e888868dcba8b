import type { PoolClient } from 'pg'

interface Line {
  cork(): void
  uncork(): void
}

const corked = new WeakSet<Line>()

/** What is asked of one connection in one breath goes out in one packet. */
export function together<T>(client: PoolClient, ask: () => T): T {
  // The driver's types leave the connection out, and over TLS its stream is another one than at first.
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
