import type { advertCalls } from '@yf/contract/advert'
import type { opinionCalls } from '@yf/contract/opinion'
import type { promotionCalls } from '@yf/contract/promotion'
import type { Handlers } from '#platform/call/handler.ts'
import { addAdvice, addComment } from './comment.ts'
import { click, show } from './count.ts'
import { evaluateOpenly, openEvaluation } from './evaluate.ts'
import { list } from './list.ts'
import { promotion, recordPromotion } from './promotion.ts'
import { tags } from './tags.ts'

export const advertHandlers: Handlers<typeof advertCalls & typeof promotionCalls & typeof opinionCalls> = {
  list,
  click,
  show,
  promotion,
  recordPromotion,
  addAdvice,
  addComment,
  evaluateOpenly,
  openEvaluation,
  tags,
}
