import type { cardCalls } from '@yf/contract/cards'
import type { optionalBenefitCalls } from '@yf/contract/optional-benefits'
import type { cardEvents } from '@yf/contract/cards-events'
import type { Handlers } from '#platform/call/handler.ts'
import { fuyaBooking, jingheBooking } from './bookings/provider-booking.ts'
import { allBookings, bookings } from './bookings/list.ts'
import { collect } from './codes/collect.ts'
import { lookAtCode } from './codes/look-at-code.ts'
import { detail } from './detail.ts'
import { fengshiLink } from './fengshi-link.ts'
import { give } from './handing/give.ts'
import { takeBack } from './handing/take-back.ts'
import { fuyaLink, jingheLink } from './provider-link.ts'
import { choose } from './optional/choose.ts'
import { optionalOffers } from './optional/offers.ts'
import { pack } from './pack.ts'
import { radar, switchRadar } from './radar/radar.ts'

export const cardHandlers: Handlers<typeof cardCalls & typeof optionalBenefitCalls & typeof cardEvents> = {
  fuyaLink,
  jingheLink,
  fengshiLink,
  detail,
  pack,
  bookings,
  allBookings,
  lookAtCode,
  collect,
  give,
  takeBack,
  radar,
  switchRadar,
  optionalOffers,
  choose,
  fuyaBooking,
  jingheBooking,
}
