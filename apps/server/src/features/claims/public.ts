/**
 * For the workbench. What moves a case wants it taken in the same transaction (`takeCase`), tells the member by itself
 * and answers a refusal where the state does not allow it; the actor of a member of staff is `staffActor(id)`.
 */
export { cardById } from './application/cards.ts'
export { bankCardOnTheWire } from './application/on-the-wire.ts'
export { applicantOf, insuredOf, phoneOfCase, type ClaimPerson } from './application/people.ts'
export {
  decidedLines,
  decisionFor,
  handLines,
  linesOnTheWire,
  measureCase,
  type HandLine,
  type Measured,
} from './case/estimate.ts'
export {
  cardOf,
  caseById,
  earlierCases,
  flagRows,
  materialRows,
  receiptRows,
  takeCase,
  type FlagRow,
  type MaterialRow,
  type ReceiptRow,
} from './case/find.ts'
export { noteFlags } from './case/flags.ts'
export { heldElsewhere, holdInvoices, usedWords, type UsedInvoice } from './case/invoices.ts'
export {
  accept,
  ask,
  staffActor,
  toAdjudication,
  type CaseMove,
  type CaseWork,
  type Moved,
} from './case/moves.ts'
export { paymentOnTheWire, summariesOf, summaryOf } from './case/on-the-wire.ts'
export { failed, paid } from './case/payment-ends.ts'
export {
  companyOfPayment,
  hasFailed,
  payAgain,
  paymentsOf,
  sendPayment,
  type PaymentRow,
} from './case/payment.ts'
export { reject } from './case/reject.ts'
export { settle, type Settled, type Settling } from './case/settle.ts'
export { isSameInvoice } from './materials/used-invoices.ts'
export { materialsOf, receiptsOf } from './materials/on-the-wire.ts'
export { caseSubject, changeCase, type CaseRow } from './own-case.ts'
export { ruleOf, type ClaimRule } from './rule-of.ts'
export { cardRow } from './sealed.ts'
