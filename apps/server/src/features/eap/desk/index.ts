import type { counsellingDeskCalls } from '@yf/contract/counselling-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { appraisals } from './appraisals.ts'
import { booking, bookings } from './bookings.ts'
import { counsellors, pauseCounsellor, saveCounsellor } from './counsellors.ts'
import { cancel, finish, markNoShow } from './marks.ts'
import { closeDays, reopenDays, saveHours, schedule } from './schedule.ts'
import { waits } from './waits.ts'

export const counsellingDeskHandlers: Handlers<typeof counsellingDeskCalls> = {
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
