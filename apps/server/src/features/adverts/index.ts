import type { advertCalls } from '@yf/contract/adverts'
import type { promotionCalls } from '@yf/contract/promotion'
import type { Handlers } from '#platform/call/handler.ts'
import { click, show } from './count.ts'
import { list } from './list.ts'
import { promotion, recordPromotion } from './promotion.ts'

export const advertHandlers: Handlers<typeof advertCalls & typeof promotionCalls> = {
  list,
  click,
  show,
  promotion,
  recordPromotion,
}
