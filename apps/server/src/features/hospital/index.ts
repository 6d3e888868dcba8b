import type { adviserCalls } from '@yf/contract/adviser'
import type { hospitalCalls } from '@yf/contract/hospital'
import type { Handlers } from '#platform/call/handler.ts'
import { activate } from './activate.ts'
import {
  adviserBookings,
  bookAdviser,
  cancelAdviserBooking,
  changeAdviserBooking,
} from './adviser/booking.ts'
import { adviser, adviserTimes } from './adviser/card.ts'
import { diseaseLabels } from './disease-labels.ts'
import { doctors } from './doctors.ts'
import { jinliLogin } from './jinli-login.ts'
import { list, publicList } from './list.ts'

export const hospitalHandlers: Handlers<typeof hospitalCalls & typeof adviserCalls> = {
  list,
  publicList,
  diseaseLabels,
  doctors,
  activate,
  jinliLogin,
  adviser,
  adviserTimes,
  adviserBookings,
  bookAdviser,
  changeAdviserBooking,
  cancelAdviserBooking,
}
