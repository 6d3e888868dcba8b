import type { mallOrderCalls } from '@yf/contract/mall-orders'
import type { Handlers } from '#platform/call/handler.ts'
import { comment, followUp } from './comment.ts'
import { cancel, changeAddress, confirm, hide } from './actions.ts'
import { checkout, pay, saysPaid } from './pay.ts'
import { detail, list, track } from './read.ts'

export const mallOrderHandlers: Handlers<typeof mallOrderCalls> = {
  list,
  detail,
  cancel,
  checkout,
  pay,
  saysPaid,
  confirm,
  hide,
  changeAddress,
  comment,
  followUp,
  track,
}
