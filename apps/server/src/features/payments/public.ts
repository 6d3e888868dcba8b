export { closePaymentsOf } from './close-payments.ts'
export { giveMoneyBack } from './order-refund.ts'
export { paymentBy, paymentOfNo, providerNo, refundFor, refundOfNo } from './store.ts'
export type { Payable, PaidSubject, PaymentRow } from './payable.ts'
export {
  askPaymentsOf,
  preparePayment,
  startPayment,
  type PayerDevice,
  type PayWith,
  type Preparation,
} from './start-payment.ts'
export { returnedPayments, type ReturnedPayment } from './returned-payments.ts'
export { paymentsOf } from './store.ts'
/** Failed refunds, and sending one again. */
export { failedRefundQuery } from './failed-refunds.ts'
export { tryRefundAgain } from './refund-job.ts'
/** For the finance page that compares the provider's bill with our books. */
export { billDays } from './bill-days.ts'
export { differenceBy, differenceQuery, settleDifference, type DifferenceRow } from './difference-store.ts'
export { compareDay } from './reconcile-job.ts'
