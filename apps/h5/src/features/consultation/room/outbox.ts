import type { WriteOutcome } from '@yf/client/outcome'
import type { StorageItem } from '#platform/storage/item.ts'

/** A written message that the server has not confirmed yet. */
export interface UnconfirmedMessage<B> {
  /** The sender's own id makes retries idempotent. */
  readonly id: string
  readonly at: number
  readonly body: B
  /** failed: the server refused it; all others are sent automatically as soon as possible. */
  readonly state: 'waiting' | 'sending' | 'failed'
  /** The reason of the failure. */
  readonly words: string | null
}

interface OutboxOptions<B, R> {
  /** Storage from which a killed page restores its unsent messages. */
  readonly stored: StorageItem<UnconfirmedMessage<B>[]>
  readonly send: (one: UnconfirmedMessage<B>) => Promise<WriteOutcome<R>>
  /** Runs before the outgoing message is dropped, so that it never disappears from view. */
  readonly onSent: (result: R) => void
  readonly newId: () => string
  readonly now: () => number
}

/** A refusal is final; a broken connection or a server error is retried. */
const isFinal = (situation: string) => situation === 'refused'

/** Sends messages in order, each until the server confirms it. */
export class Outbox<B, R> {
  private list: readonly UnconfirmedMessage<B>[]
  private isSending = false
  private isOpen = true
  private readonly listeners = new Set<() => void>()
  private readonly options: OutboxOptions<B, R>

  constructor(options: OutboxOptions<B, R>) {
    this.options = options
    // Messages in flight when the page was killed may or may not have arrived: they are resent under their own id.
    this.list = (options.stored.read() ?? []).map((one) =>
      one.state === 'sending' ? { ...one, state: 'waiting' } : one,
    )
  }

  readonly current = (): readonly UnconfirmedMessage<B>[] => this.list

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => void this.listeners.delete(notify)
  }

  /** Adding the same id twice has no effect: an upload may be reported again after a killed page. */
  readonly add = (body: B, id = this.options.newId()): void => {
    if (this.list.some((one) => one.id === id)) return
    const at = this.options.now()
    this.publish([...this.list, { id, at, body, state: 'waiting', words: null }])
    this.wake()
  }

  readonly retry = (id: string): void => {
    this.change(id, { state: 'waiting', words: null })
    this.wake()
  }

  readonly remove = (id: string): void => this.publish(this.list.filter((one) => one.id !== id))

  /** The server is or may be reachable again: sends the queued messages. */
  readonly wake = (): void => {
    if (this.isOpen && !this.isSending) void this.pump()
  }

  readonly open = (): void => {
    this.isOpen = true
    this.wake()
  }

  /** Starts nothing more after the page is left; stored messages go when it opens again. */
  readonly close = (): void => {
    this.isOpen = false
  }

  private async pump(): Promise<void> {
    this.isSending = true
    try {
      for (let one = this.next(); one; one = this.next()) {
        if (!(await this.sendOne(one))) break
      }
    } finally {
      this.isSending = false
    }
  }

  private next(): UnconfirmedMessage<B> | undefined {
    return this.isOpen ? this.list.find(({ state }) => state === 'waiting') : undefined
  }

  /** False if the other messages should wait. */
  private async sendOne(one: UnconfirmedMessage<B>): Promise<boolean> {
    this.change(one.id, { state: 'sending' })
    const outcome = await this.options.send(one)
    if (outcome.ok) {
      this.options.onSent(outcome.result)
      this.remove(one.id)
      return true
    }
    const hasFailed = isFinal(outcome.error.situation)
    const words = hasFailed ? outcome.error.message : null
    this.change(one.id, { state: hasFailed ? 'failed' : 'waiting', words })
    return hasFailed
  }

  private change(id: string, what: Partial<UnconfirmedMessage<B>>): void {
    this.publish(this.list.map((one) => (one.id === id ? { ...one, ...what } : one)))
  }

  private publish(next: readonly UnconfirmedMessage<B>[]): void {
    this.list = next
    if (next.length > 0) this.options.stored.write([...next])
    else this.options.stored.remove()
    for (const notify of this.listeners) notify()
  }
}
