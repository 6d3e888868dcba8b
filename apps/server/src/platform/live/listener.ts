import { Client } from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { liveChannel } from './announce.ts'

export type TopicListener = (what: string) => void

export interface Listener {
  /** Returns a function that stops listening. */
  listen(topic: string, listener: TopicListener): () => void
  close(): Promise<void>
}

const againAfterMs = 1_000

/**
 * Receives announcements of all processes, on a connection of its own: one for all watchers of this process. After a
 * lost connection all watchers are woken, because some announcements may have been missed.
 */
export function openListener(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Listener {
  const topics = new Map<string, Set<TopicListener>>()
  let client: Client | null = null
  let again: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const own = new Client({ connectionString: url, application_name: 'yf-live', keepAlive: true })
    client = own
    own.on('notification', ({ payload = '' }) => dispatch(payload))
    own.on('error', (error) => lost(own, error))
    own.on('end', () => lost(own))
    try {
      await own.connect()
      await own.query(`listen ${liveChannel}`)
      for (const listeners of topics.values()) for (const listener of listeners) listener('changed')
    } catch (error) {
      lost(own, error as Error)
    }
  }

  function lost(own: Client, error?: Error): void {
    if (client !== own || isClosed) return
    client = null
    if (error) log.warn({ err: error }, 'the line for live news broke')
    void own.end().catch(() => undefined)
    again = setTimeout(() => void connect(), againAfterMs)
  }

  function dispatch(payload: string): void {
    const at = payload.indexOf(' ')
    for (const listener of topics.get(payload.slice(0, at)) ?? []) listener(payload.slice(at + 1))
  }

  return {
    listen(topic, listener) {
      const listeners = topics.get(topic) ?? new Set<TopicListener>()
      topics.set(topic, listeners.add(listener))
      if (client === null && again === undefined) void connect()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) topics.delete(topic)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(again)
      await client?.end().catch(() => undefined)
    },
  }
}
