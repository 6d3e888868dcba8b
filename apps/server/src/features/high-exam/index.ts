import type { highExamCalls } from '@yf/contract/high-exam'
import type { highExamEvents } from '@yf/contract/high-exam-events'
import type { Handlers } from '#platform/call/handler.ts'
import { book } from './book.ts'
import { booking, bookings } from './bookings.ts'
import { cards } from './cards.ts'
import { brands, cities, institutions, packages, schedule } from './catalogue.ts'
import { cancel, change } from './change.ts'
import { orderConfirmed, orderRefused, reportReady } from './events.ts'
import { quota } from './examinees.ts'
import { hasHealth, memberByToken } from './member.ts'
import { report, reports } from './reports.ts'

export const highExamHandlers: Handlers<typeof highExamCalls & typeof highExamEvents> = {
  quota,
  cards,
  cities,
  brands,
  institutions,
  packages,
  schedule,
  book,
  bookings,
  booking,
  change,
  cancel,
  reports,
  report,
  memberByToken,
  hasHealth,
  orderConfirmed,
  orderRefused,
  reportReady,
}
