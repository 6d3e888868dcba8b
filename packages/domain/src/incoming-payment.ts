import { defineMachine, type StateOf } from './state-machine.ts'

/** Money that somebody pays to us, by what the provider knows of it. */
export const incomingMachine = defineMachine({
  open: ['paid', 'closed', 'otherSum'],
  // Whoever was quicker than the closing has paid: it is written down, and goes back.
  closed: ['paid', 'otherSum'],
  paid: [],
  // Counts for nothing until a person has looked at it.
  otherSum: [],
})
export type IncomingState = StateOf<typeof incomingMachine>

/** Why a payment was declined, as far as the provider says. The order waits on: whoever was declined may pay again. */
export const declineReasons = {
  funds: '账户余额不足',
  limit: '超出付款限额',
  other: '银行或微信支付没有通过这次付款',
} as const
export type DeclineReason = keyof typeof declineReasons

/** Why money that came goes back by itself: the order was closed before, or another payment has paid for it. */
export type ReturnReason = 'late' | 'twice'

/** Money of ours on its way back to whoever paid it. */
export const backMachine = defineMachine({
  waiting: ['done', 'failed'],
  // The provider could not give it back (an account that was closed): a person sees to it, and it may be tried again.
  failed: ['waiting', 'done'],
  done: [],
})
export type BackState = StateOf<typeof backMachine>
