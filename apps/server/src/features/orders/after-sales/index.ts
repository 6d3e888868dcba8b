import type { afterSaleCalls } from '@yf/contract/after-sales'
import type { Handlers } from '#platform/call/handler.ts'
import { appeal, hide, sendBack, withdraw } from './actions.ts'
import { exchange, refundOnly, returnGoods } from './ask.ts'
import { choices, couriers, reasons, refundable } from './offer.ts'
import { detail, list, refund } from './read.ts'
import { upload } from './upload.ts'

export const afterSaleHandlers: Handlers<typeof afterSaleCalls> = {
  choices,
  refundable,
  reasons,
  refundOnly,
  returnGoods,
  exchange,
  list,
  detail,
  refund,
  couriers,
  sendBack,
  withdraw,
  appeal,
  hide,
  upload,
}
