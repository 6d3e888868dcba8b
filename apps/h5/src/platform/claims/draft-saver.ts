import type { ApplyInfo } from '@yf/contract/claim-shapes'

export type InfoChange = Partial<ApplyInfo>

export interface DraftSaverOptions {
  /** Sends what changed, knowing everything that is filled in; rejects where the server did not take it. */
  readonly send: (change: InfoChange, info: ApplyInfo) => Promise<unknown>
  /** Keeps on the phone what the server has not got yet; null: nothing is left. */
  readonly keep: (unsaved: InfoChange | null) => void
  /** How long the person has to pause, in milliseconds. */
  readonly pause: number
}

const isEmpty = (change: InfoChange) => Object.keys(change).length === 0

/**
 * What is typed into an application goes to the server when the person pauses, one sending after the other, so that
 * the last word is the one that stays. What could not be sent waits for the next change, or for `flush`.
 */
export class DraftSaver {
  private filledIn: ApplyInfo
  private unsaved: InfoChange
  private timer: ReturnType<typeof setTimeout> | null = null
  private sending: Promise<void> | null = null
  private readonly options: DraftSaverOptions

  /** `unsaved` is what an earlier page could not send any more. */
  constructor(options: DraftSaverOptions, info: ApplyInfo, unsaved: InfoChange = {}) {
    this.options = options
    this.filledIn = { ...info, ...unsaved }
    this.unsaved = unsaved
  }

  readonly info = (): ApplyInfo => this.filledIn

  readonly change = (change: InfoChange): void => {
    this.filledIn = { ...this.filledIn, ...change }
    this.unsaved = { ...this.unsaved, ...change }
    this.options.keep(this.unsaved)
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush().catch(() => undefined), this.options.pause)
  }

  /** Resolves when everything is with the server; rejects with the failure where it is not. */
  readonly flush = async (): Promise<void> => {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    await this.sending?.catch(() => undefined)
    if (isEmpty(this.unsaved)) return
    this.sending = this.sendNow().finally(() => {
      this.sending = null
    })
    await this.sending
  }

  private async sendNow(): Promise<void> {
    const sent = this.unsaved
    this.unsaved = {}
    try {
      await this.options.send(sent, this.filledIn)
    } catch (error) {
      // What was typed meanwhile is newer than what came back.
      this.unsaved = { ...sent, ...this.unsaved }
      throw error
    } finally {
      this.options.keep(isEmpty(this.unsaved) ? null : this.unsaved)
    }
  }
}
