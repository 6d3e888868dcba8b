import type { appointmentDeskCalls } from '@yf/contract/appointment-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { bookings, cancel } from './bookings.ts'
import { closeDays, closing, reopenDays } from './closing.ts'
import { saveModule } from './modules.ts'
import { saveHours, schedule } from './schedule.ts'
import { pauseSite, saveSite, sites } from './sites.ts'

export const appointmentDeskHandlers: Handlers<typeof appointmentDeskCalls> = {
  sites,
  saveModule,
  saveSite,
  pauseSite,
  schedule,
  saveHours,
  closing,
  closeDays,
  reopenDays,
  bookings,
  cancel,
}
