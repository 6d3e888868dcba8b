import type { PoolClient } from 'pg'

interface CorkableStream {
  cork(): void
  uncork(): void
}

declare module 'pg' {
  interface ClientBase {
    /** The driver's types omit it. Over TLS its stream is replaced after connecting. */
    readonly connection: { readonly stream: CorkableStream }
  }
}

const corked = new WeakSet<CorkableStream>()

/** Statements issued on one connection in the same tick go out in one packet. */
export function combineQueries<T>(client: PoolClient, ask: () => T): T {
  const { stream } = client.connection
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
