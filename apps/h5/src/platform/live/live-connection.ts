import type { Listener, StreamEvent } from './event-stream.ts'

export interface LiveOptions {
  /** Listens until the connection breaks, which throws. */
  readonly listen: (listener: Listener) => Promise<never>
  readonly onEvent: (event: StreamEvent) => void
  /** Fetches everything since the last time. */
  readonly catchUp: () => Promise<unknown>
}

/** polling: without a connection, the client asks regularly. */
export type LiveState = 'connecting' | 'live' | 'polling'

export const pollEveryMs = 4000
/** Delays between connection attempts: growing, so as not to overload a failing server. */
const waits = [2000, 5000, 10_000, 30_000] as const

const waitBefore = (attempt: number): number => waits[Math.min(attempt, waits.length - 1)] ?? 0

/**
 * Receives live events, or polls every few seconds while there is no connection. Both are complete: after each
 * connection the events before it are fetched, too.
 */
export class LiveConnection {
  private state: LiveState = 'connecting'
  private attempt = 0
  private listening: AbortController | null = null
  private pollTimer: ReturnType<typeof setInterval> | undefined
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly options: LiveOptions

  constructor(options: LiveOptions) {
    this.options = options
  }

  readonly current = (): LiveState => this.state

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => void this.listeners.delete(notify)
  }

  /** Called at the start, and again when the network returns or the page becomes visible. */
  readonly begin = (): void => {
    this.end()
    this.attempt = 0
    void this.options.catchUp()
    this.connect()
  }

  readonly end = (): void => {
    this.listening?.abort()
    this.listening = null
    this.stopPolling()
    clearTimeout(this.retryTimer)
  }

  private connect(): void {
    const controller = new AbortController()
    const { signal } = controller
    this.listening = controller
    const onOpen = () => {
      if (signal.aborted) return
      this.attempt = 0
      this.stopPolling()
      this.become('live')
      void this.options.catchUp()
    }
    const onEvent = (event: StreamEvent) => (signal.aborted ? undefined : this.options.onEvent(event))
    this.options.listen({ signal, onOpen, onEvent }).catch(() => {
      if (!signal.aborted) this.fallBack()
    })
  }

  private fallBack(): void {
    this.become('polling')
    this.pollTimer ??= setInterval(() => void this.options.catchUp(), pollEveryMs)
    this.retryTimer = setTimeout(() => this.connect(), waitBefore(this.attempt))
    this.attempt += 1
  }

  private stopPolling(): void {
    clearInterval(this.pollTimer)
    this.pollTimer = undefined
  }

  private become(state: LiveState): void {
    if (state === this.state) return
    this.state = state
    for (const notify of this.listeners) notify()
  }
}
