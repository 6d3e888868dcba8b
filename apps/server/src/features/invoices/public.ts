/** What orders are told: money that goes back takes its invoice back. */
export { reverseInvoice } from './refunded.ts'
