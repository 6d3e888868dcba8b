import type { WriteOutcome } from '@yf/client/outcome'
import type { ApplyDraft, ApplyInfo } from '@yf/contract/claim-shapes'
import type { ApplyStep } from '@yf/domain/claim-case'
import type { UnsentFields } from './apply-form.ts'

/**
 * idle: nothing was filled in; saved: the server has it; waiting: for a pause in typing; kept: only this phone has
 * it.
 */
export type SaveState = 'idle' | 'saved' | 'waiting' | 'saving' | 'kept'

export interface SaverOptions {
  /** Changes that an earlier page could not send. */
  readonly unsent: UnsentFields
  readonly send: (info: Partial<ApplyInfo>, step?: ApplyStep) => Promise<WriteOutcome<ApplyDraft>>
  /** The part of the changes that is valid to send now. */
  readonly sendable: (unsent: UnsentFields) => Partial<ApplyInfo>
  /** Called at every keystroke, so that a killed page loses nothing. */
  readonly keep: (unsent: UnsentFields) => void
  readonly onState: (state: SaveState) => void
  readonly wait?: number
}

/** Runs one save at a time; changes made during a save go with the next one, so the last value wins. */
export class DraftSaver {
  private unsent: UnsentFields
  private running: Promise<unknown> | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  private readonly options: SaverOptions

  constructor(options: SaverOptions) {
    this.options = options
    this.unsent = options.unsent
  }

  change(part: UnsentFields): void {
    this.unsent = { ...this.unsent, ...part }
    this.options.keep(this.unsent)
    this.options.onState('waiting')
    this.schedule()
  }

  /** Sends everything that can be sent now; null if there is nothing to send. A step is always sent. */
  flush(): Promise<WriteOutcome<ApplyDraft> | null>
  flush(step: ApplyStep): Promise<WriteOutcome<ApplyDraft>>
  async flush(step?: ApplyStep): Promise<WriteOutcome<ApplyDraft> | null> {
    this.stop()
    while (this.running) await this.running
    const sent = this.unsent
    const info = this.options.sendable(sent)
    if (Object.keys(info).length === 0 && step === undefined) {
      if (Object.keys(sent).length > 0) this.options.onState('kept')
      return null
    }
    const saving = this.save(sent, info, step)
    this.running = saving
    try {
      return await saving
    } finally {
      this.running = null
    }
  }

  /** For saves that no caller awaits: a pause in typing, a restored network, a page being left. */
  readonly trySave = (): void => void this.flush()

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  /** The member starts over: no pending change may be sent any more. */
  discard(): void {
    this.stop()
    this.unsent = {}
  }

  private schedule(): void {
    this.stop()
    this.timer = setTimeout(this.trySave, this.options.wait ?? 700)
  }

  private async save(sent: UnsentFields, info: Partial<ApplyInfo>, step?: ApplyStep) {
    this.options.onState('saving')
    const outcome = await this.options.send(info, step)
    if (outcome.ok) this.forget(sent, info)
    else this.options.onState('kept')
    return outcome
  }

  private forget(sent: UnsentFields, info: Partial<ApplyInfo>): void {
    const left = Object.entries(this.unsent).filter(
      ([name, value]) => !(name in info) || sent[name as keyof UnsentFields] !== value,
    )
    this.unsent = Object.fromEntries(left)
    this.options.keep(this.unsent)
    const isMore = Object.keys(this.options.sendable(this.unsent)).length > 0
    this.options.onState(isMore ? 'waiting' : left.length > 0 ? 'kept' : 'saved')
    if (isMore) this.schedule()
  }
}
