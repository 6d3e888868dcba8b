import type { CounsellorDetail } from '@yf/contract/eap'
import type { FreeTime } from '@yf/contract/eap-shapes'
import { canBook } from './texts.ts'

export interface BookingSituation {
  readonly counsellor: CounsellorDetail
  readonly chosen: FreeTime | null
  /** The member already has an open booking; a second one is not allowed. */
  readonly hasOpen: boolean
  /** The open booking is rescheduled. */
  readonly isChanging: boolean
}

/** The member's next step with a counsellor; the bottom bar offers only this one. */
export type NextStep = 'choose' | 'book' | 'change' | 'wait' | 'waiting' | 'openOne' | 'noRight'

export function nextStep({ counsellor, chosen, hasOpen, isChanging }: BookingSituation): NextStep {
  if (hasOpen && !isChanging) return 'openOne'
  if (!isChanging && !canBook(counsellor)) return 'noRight'
  if (chosen === null) return 'choose'
  if (chosen.isFull === 0) return isChanging ? 'change' : 'book'
  return chosen.isWaitedFor === 1 ? 'waiting' : 'wait'
}

/** A reschedule only offers free times: a waitlist entry would be a second booking. */
export const canChoose = ({ isFull }: FreeTime, isChanging: boolean): boolean => isFull === 0 || !isChanging
