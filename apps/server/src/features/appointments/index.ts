import type { appointmentCalls } from '@yf/contract/appointments'
import type { Handlers } from '#platform/call/handler.ts'
import { book } from './offline/book.ts'
import { cancel, change } from './offline/change.ts'
import { acceptOffer, leaveWait, wait } from './offline/waitlist.ts'
import { modules } from './offline/modules.ts'
import { checkTime, schedule } from './offline/schedule.ts'
import { detail, list, waits } from './own.ts'

export const appointmentHandlers: Handlers<typeof appointmentCalls> = {
  list,
  detail,
  modules,
  schedule,
  checkTime,
  book,
  cancel,
  change,
  waits,
  wait,
  leaveWait,
  acceptOffer,
}
