/** For orders: a refund reverses its part of the invoice. */
export { reverseInvoice } from './refunded.ts'
