import type { Outcome } from '@yf/client/outcome'
import type { Item } from '#platform/storage/item.ts'

/** Something that was written and that the server has not confirmed yet. */
export interface Outgoing<B> {
  /** The sender's own id: however often it is sent, it is one message. */
  readonly id: string
  readonly at: number
  readonly body: B
  /** failed: the server has said no; everything else goes by itself as soon as it can. */
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  readonly words: string | null
}

interface OutboxOptions<B, R> {
  /** Where a killed page finds again what it had not sent. */
  readonly kept: Item<Outgoing<B>[]>
  readonly send: (one: Outgoing<B>) => Promise<Outcome<R>>
  /** Runs before the outgoing one is dropped, so that it never vanishes from sight. */
  readonly onSent: (result: R) => void
  readonly newId: () => string
  readonly now: () => number
}

/** A refusal is the server's last word; a line that broke, or a server that stumbled, is tried again. */
const isFinal = (situation: string) => situation === 'refused'

/** Sends what was written one after the other, in its order, each until the server has confirmed it. */
export class Outbox<B, R> {
  private list: readonly Outgoing<B>[]
  private isSending = false
  private isOpen = true
  private readonly listeners = new Set<() => void>()
  private readonly options: OutboxOptions<B, R>

  constructor(options: OutboxOptions<B, R>) {
    this.options = options
    // What a killed page was sending may have arrived or not: with its own id it is sent again.
    this.list = (options.kept.read() ?? []).map((one) =>
      one.state === 'sending' ? { ...one, state: 'waiting' } : one,
    )
  }

  readonly current = (): readonly Outgoing<B>[] => this.list

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => void this.listeners.delete(notify)
  }

  /** Twice with one id is once: an upload that is told of again after a killed page. */
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

  /** The server can be reached, or may be again: what waits is sent. */
  readonly wake = (): void => {
    if (this.isOpen && !this.isSending) void this.pump()
  }

  readonly open = (): void => {
    this.isOpen = true
    this.wake()
  }

  /** Nothing more is begun behind a page that was left; what is kept goes when it is opened again. */
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

  private next(): Outgoing<B> | undefined {
    return this.isOpen ? this.list.find(({ state }) => state === 'waiting') : undefined
  }

  /** False where the rest had better wait. */
  private async sendOne(one: Outgoing<B>): Promise<boolean> {
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

  private change(id: string, what: Partial<Outgoing<B>>): void {
    this.publish(this.list.map((one) => (one.id === id ? { ...one, ...what } : one)))
  }

  private publish(next: readonly Outgoing<B>[]): void {
    this.list = next
    if (next.length > 0) this.options.kept.write([...next])
    else this.options.kept.remove()
    for (const notify of this.listeners) notify()
  }
}
