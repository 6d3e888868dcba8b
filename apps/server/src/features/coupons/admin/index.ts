import type { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { companyChoices as companies } from '#features/company/public.ts'
import type { Handlers } from '#platform/call/handler.ts'
import { batches, products } from './batches.ts'
import { give } from './give.ts'
import { pause } from './pause.ts'
import { save } from './save.ts'

export const couponsAdminHandlers: Handlers<typeof couponsAdminCalls> = {
  companies,
  products,
  batches,
  save,
  pause,
  give,
}
