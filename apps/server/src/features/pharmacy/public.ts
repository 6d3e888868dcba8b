/** For claims: medicine that was bought here, and what of it went back. */
export { claimableMedicine, type ClaimableMedicine } from './claimable.ts'
export { medicineInvoiceOf, refundedInvoices } from './invoices.ts'
