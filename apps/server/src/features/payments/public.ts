export { closePaymentsOf } from './close-payments.ts'
export { giveMoneyBack } from './order-refund.ts'
export { refundDoneAt } from './store.ts'
export type { Payable, PaidSubject, PaymentRow } from './payable.ts'
export {
  askPaymentsOf,
  preparePayment,
  startPayment,
  type Payer,
  type PayWith,
  type Preparation,
} from './start-payment.ts'
export { paymentsOf } from './store.ts'
export { tryRefundAgain } from './refund-job.ts'
