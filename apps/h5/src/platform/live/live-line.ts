import type { Listener, StreamEvent } from './event-stream.ts'

export interface LiveOptions {
  /** Listens until the line breaks, which is thrown. */
  readonly listen: (listener: Listener) => Promise<never>
  readonly onEvent: (event: StreamEvent) => void
  /** Fetches whatever came since the last time. */
  readonly catchUp: () => Promise<unknown>
}

/** polling: nobody tells us, so we ask. */
export type LiveState = 'connecting' | 'live' | 'polling'

export const pollEveryMs = 4000
/** Between two attempts to listen again: longer each time, so that a server that stumbles is not run over. */
const waits = [2000, 5000, 10_000, 30_000] as const

const waitBefore = (attempt: number): number => waits[Math.min(attempt, waits.length - 1)] ?? 0

/**
 * What the server tells as it happens; where it cannot be listened to, by asking every few seconds. Both bring the same:
 * after each connection what came before it is fetched, too.
 */
export class LiveLine {
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

  /** At the start, and anew when the network is back or the page is seen again. */
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
