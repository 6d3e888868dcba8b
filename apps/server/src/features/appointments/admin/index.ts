import type { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { bookings, cancel } from './bookings.ts'
import { closeDays, closing, reopenDays } from './closing.ts'
import { saveModule } from './modules.ts'
import { saveHours, schedule } from './schedule.ts'
import { pauseSite, saveSite, sites } from './sites.ts'

export const appointmentsAdminHandlers: Handlers<typeof appointmentsAdminCalls> = {
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
