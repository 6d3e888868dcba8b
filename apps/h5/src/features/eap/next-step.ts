import type { CounsellorDetail } from '@yf/contract/eap'
import type { FreeTime } from '@yf/contract/eap-shapes'
import { canBook } from './words.ts'

export interface Situation {
  readonly counsellor: CounsellorDetail
  readonly chosen: FreeTime | null
  /** A booking of the person's stands already: there is no second one. */
  readonly hasOpen: boolean
  /** That booking gets another time. */
  readonly isChanging: boolean
}

/** What the person does next with a counsellor; the bar at the bottom offers this and nothing else. */
export type NextStep = 'choose' | 'book' | 'change' | 'wait' | 'waiting' | 'openOne' | 'noRight'

export function nextStep({ counsellor, chosen, hasOpen, isChanging }: Situation): NextStep {
  if (hasOpen && !isChanging) return 'openOne'
  if (!isChanging && !canBook(counsellor)) return 'noRight'
  if (chosen === null) return 'choose'
  if (chosen.isFull === 0) return isChanging ? 'change' : 'book'
  return chosen.isWaitedFor === 1 ? 'waiting' : 'wait'
}

/** Whoever changes a booking chooses among free times: waiting for another would be a second booking. */
export const canChoose = ({ isFull }: FreeTime, isChanging: boolean): boolean => isFull === 0 || !isChanging
