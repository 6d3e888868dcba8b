/** For claims: medicine bought here, and its refunds. */
export { claimableMedicine, type ClaimableMedicine } from './claimable.ts'
export { medicineInvoiceOf, refundedInvoices } from './invoices.ts'
