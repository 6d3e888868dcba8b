import type { eapCalls } from '@yf/contract/eap'
import type { Handlers } from '#platform/call/handler.ts'
import { appraise } from './appraise.ts'
import { book } from './book.ts'
import { cancel, change } from './change.ts'
import { counsellor } from './counsellor.ts'
import { counsellors } from './counsellors.ts'
import { booking, bookings, checkState } from './own-bookings.ts'
import { session } from './session.ts'
import { acceptOffer, leaveWait, wait, waits } from './waits.ts'

export const eapHandlers: Handlers<typeof eapCalls> = {
  counsellors,
  counsellor,
  checkState,
  book,
  bookings,
  booking,
  cancel,
  change,
  waits,
  wait,
  leaveWait,
  acceptOffer,
  session,
  appraise,
}
