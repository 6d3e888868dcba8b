import type { WriteOutcome } from '@yf/client/outcome'
import type { Output } from '@yf/contract/call'
import type { consultationCalls } from '@yf/contract/consultation'
import type { RoomMessage, RoomStatus } from '@yf/contract/consultation-shapes'
import type { StreamEvent } from '#platform/live/event-stream.ts'
import { confirmed, emptyThread, followed, roomStatus, type RoomThread } from './thread.ts'

export interface RoomView {
  readonly thread: RoomThread
  /** The first response has arrived. */
  readonly isLoaded: boolean
  /** False while the server does not respond. */
  readonly isReachable: boolean
  readonly isDoctorTyping: boolean
}

interface RoomOptions {
  /** Loads the changes after this point. */
  readonly ask: (after: number) => Promise<WriteOutcome<Output<typeof consultationCalls.messages>>>
  /** The server responded: queued messages can be sent. */
  readonly onReached: () => void
}

/** A doctor who stops writing sends no event for it. */
const typingMs = 6000

/** State of one room, merged from live events, polling and the responses to own messages. */
export class Room {
  private view: RoomView = {
    thread: emptyThread,
    isLoaded: false,
    isReachable: true,
    isDoctorTyping: false,
  }
  private asking: Promise<void> | null = null
  private isRequestedAgain = false
  private typingTimer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly options: RoomOptions

  constructor(options: RoomOptions) {
    this.options = options
  }

  readonly current = (): RoomView => this.view

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => void this.listeners.delete(notify)
  }

  /**
   * One request at a time; a call during a request runs another one afterwards, because its response may contain
   * more.
   */
  readonly catchUp = (): Promise<void> => {
    if (this.asking) {
      this.isRequestedAgain = true
      return this.asking
    }
    this.asking = this.askOn().finally(() => {
      this.asking = null
    })
    return this.asking
  }

  readonly hear = ({ name, data }: StreamEvent): void => {
    if (name === 'typing') return this.showTyping()
    if (data === null) return
    if (name === 'message') this.take([data as RoomMessage])
    if (name === 'standing') this.change({ thread: roomStatus(this.view.thread, data as RoomStatus) })
  }

  readonly confirm = (message: RoomMessage): void =>
    this.change({ thread: confirmed(this.view.thread, message) })

  private async askOn(): Promise<void> {
    let hasMore = true
    while (hasMore) {
      this.isRequestedAgain = false
      const answer = await this.options.ask(this.view.thread.seq)
      this.change({ isReachable: answer.ok || answer.error.situation !== 'unreachable' })
      if (!answer.ok) return
      const { messages, standing: now } = answer.result
      this.change({ thread: roomStatus(this.view.thread, now), isLoaded: true })
      this.take(messages)
      this.options.onReached()
      hasMore = answer.result.hasMore === 1 || this.isRequestedAgain
    }
  }

  private take(come: readonly RoomMessage[]): void {
    const thread = followed(this.view.thread, come)
    const hasDoctorSpoken = come.some(({ speaker }) => speaker === 'doctor')
    this.change(hasDoctorSpoken ? { thread, isDoctorTyping: false } : { thread })
  }

  private showTyping(): void {
    clearTimeout(this.typingTimer)
    this.typingTimer = setTimeout(() => this.change({ isDoctorTyping: false }), typingMs)
    this.change({ isDoctorTyping: true })
  }

  private change(what: Partial<RoomView>): void {
    this.view = { ...this.view, ...what }
    for (const notify of this.listeners) notify()
  }
}
