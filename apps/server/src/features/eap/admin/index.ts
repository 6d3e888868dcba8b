import type { eapAdminCalls } from '@yf/contract/eap-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { appraisals } from './appraisals.ts'
import { booking, bookings } from './bookings.ts'
import { counsellors, pauseCounsellor, saveCounsellor } from './counsellors.ts'
import { cancel, finish, markNoShow } from './marks.ts'
import { closeDays, reopenDays, saveHours, schedule } from './schedule.ts'
import { waits } from './waits.ts'

export const eapAdminHandlers: Handlers<typeof eapAdminCalls> = {
  counsellors,
  saveCounsellor,
  pauseCounsellor,
  schedule,
  saveHours,
  closeDays,
  reopenDays,
  bookings,
  booking,
  finish,
  markNoShow,
  cancel,
  waits,
  appraisals,
}
