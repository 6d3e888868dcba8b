/**
 * For everything else that is paid on invoices, as exam reimbursements are: they share the use of invoices, the reading
 * of documents, the cards and the payout with claims. Functions that write run in the caller's transaction.
 */

/** Who does it, and in which transaction. */
export { staffActor, type CaseWork } from './record/transitions.ts'

/** For the page of one member. */
export { memberCaseQuery } from './record/for-staff.ts'

/** People and the company's agreement. */
export { insuredOf } from './record/people.ts'
export { isSamePerson } from './evidence/verification/payer.ts'
export { ruleOf } from './record/rule-of.ts'

/** Cards that receive payouts. */
export { cardChoices } from './record/application/bank.ts'
export { cardById } from './record/cards.ts'
export { chooseCard } from './record/application/choose-card.ts'
export { toBankCardDto } from './record/application/dto.ts'
export { payeeNames } from './record/application/payees.ts'

/** Invoices: each is used once overall, and its issuer is asked about it. */
export { keepOutcomesFor, refusedBefore, type RefusedInvoice } from './record/invoice-outcomes.ts'
export { usedInvoiceMessage } from './record/held-invoices.ts'
export { usedInvoices } from './record/used-invoices.ts'
export { holdInvoicesFor, releaseInvoicesOf, type InvoiceHolder } from './decision/hold-invoices.ts'
export { orderChecks } from './evidence/verification/ask-issuer.ts'
export { issuerSays } from './evidence/verification/issuer-dto.ts'
export { invoiceChecksOf as issuerAnswers } from './evidence/verification/invoice-checks.ts'

/** Uploaded documents and what was read in them. */
export { isBadInput, sentFile } from './record/materials/sent-file.ts'
export { toFieldDtos } from './record/materials/reading.ts'
export { isBlankReceipt, tidyInvoice, valuesOf } from './evidence/reading/receipt-rules.ts'
export { verdictOf } from './evidence/reading/verdict.ts'

/** Payouts through the same partner and batches. */
export { newestPayments, paymentsFor } from './decision/payment/payments.ts'
export { orderPaymentFor } from './decision/payment/order-payment.ts'
export type { PaidOut } from './decision/payment/paid-out.ts'
export { failed, paid } from './decision/payment/payment-ends.ts'
export { toPaymentDto } from './decision/progress/dto.ts'
