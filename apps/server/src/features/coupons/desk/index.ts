import type { couponDeskCalls } from '@yf/contract/coupon-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { batches, companies, products } from './batches.ts'
import { give } from './give.ts'
import { pause } from './pause.ts'
import { save } from './save.ts'

export const couponDeskHandlers: Handlers<typeof couponDeskCalls> = {
  companies,
  products,
  batches,
  save,
  pause,
  give,
}
