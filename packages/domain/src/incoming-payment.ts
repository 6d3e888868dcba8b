import { defineMachine, type StateOf } from './state-machine.ts'

/** A payment to us, as far as the provider has reported it. */
export const incomingMachine = defineMachine({
  open: ['paid', 'closed', 'otherSum'],
  // The member paid just before the closing: the payment is recorded and refunded.
  closed: ['paid', 'otherSum'],
  paid: [],
  // Does not count until staff have checked it.
  otherSum: [],
})
export type IncomingState = StateOf<typeof incomingMachine>

/** Why a payment was declined, as far as the provider says. The order stays open, and the member may pay again. */
export const declineReasons = {
  funds: '账户余额不足',
  limit: '超出付款限额',
  other: '银行或微信支付没有通过这次付款',
} as const
export type DeclineReason = keyof typeof declineReasons

/** Why a payment is refunded automatically: the order was closed before, or another payment has paid for it. */
export type ReturnReason = 'late' | 'twice'

/** A refund from us to the payer. */
export const backMachine = defineMachine({
  waiting: ['done', 'failed'],
  // The provider could not refund it (a closed account): staff handle it, and may retry.
  failed: ['waiting', 'done'],
  done: [],
})
export type BackState = StateOf<typeof backMachine>
