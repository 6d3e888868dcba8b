/**
 * For the claims console and for everything else that is paid on invoices. Functions that change a case need it
 * locked in the same transaction (`takeCase`), notify the member themselves and return a refusal if the state does
 * not allow the change; the actor of a member of staff is `staffActor(id)`.
 */

/** Reading one case: its row, the facts, and the derived judgement. */
export { bankCardOnTheWire } from './application/on-the-wire.ts'
export { applicantOf, insuredOf, phoneOfCase } from './application/people.ts'
export { caseIdOfNo } from './case-keys.ts'
export { caseById, materialRows, receiptRows, takeCase, type ReceiptRow } from './case/find.ts'
export { earlierCases } from './case/history.ts'
export { decidedLines } from './case/line-store.ts'
export { decrypted as decryptedWords } from './case/health-words.ts'
export { timelineOf } from './case/timeline.ts'
export { addMark, liftMark, marksOfPerson } from './diagnoses/marks.ts'
export { noteFlags } from './deciding/keep-flags.ts'
export { findDiagnoses } from './diagnoses/search.ts'
export { isDiagnosisCode } from './diagnoses/table.ts'
export { linesOnTheWire } from './case/lines-on-the-wire.ts'
export { decide, decideWithoutHand } from './checking/decision.ts'
export { readDecisionFacts, readFacts, type CaseFacts } from './checking/facts.ts'
export { enteredBy, unseenKind, unseenReceipts } from './checking/unseen-receipts.ts'
export { alikeElsewhere, type LookSide } from './signs/alike.ts'
export { standingBlocks, type BlockRow } from './signs/blocks.ts'
export { usedWords } from './checking/held-invoices.ts'
export { issuerOnTheWire } from './verifying/on-the-wire.ts'
export { isSameInvoice } from './materials/used-invoices.ts'
export { receiptsOnTheWire } from './materials/on-the-wire.ts'
export { paymentOnTheWire, summariesOnTheWire } from './records/on-the-wire.ts'
export { caseSubject, claimKind, type CaseRow } from './own-case.ts'
export { cardRow } from './encrypted.ts'

/** Lists: queries of our tables that the console filters and joins with its own. */
export {
  caseIdsOfInsured,
  caseNosOf,
  caseQuery,
  flagKindsOfOpenCases,
  flagWordsOf,
  isFlagged,
  partOfCase,
  type CasePart,
} from './case/for-staff.ts'
export { decidedLineQuery, differenceQuery, refusalQuery } from './case/decisions-for-reports.ts'
export { batchTotals, paymentQuery, withPayees } from './paying/for-staff.ts'

/** Actions on a case. */
export { forgetHandLines, keepHandLine } from './case/line-store.ts'
export { staffActor } from './case/transitions.ts'
export { codeDiagnosis } from './deciding/code-diagnosis.ts'
export { addBlock, removeBlock } from './signs/block-deeds.ts'
export { askOnceMore } from './verifying/ask-issuer.ts'
export { correctReceipt, correctVisit, takeOutReceipt } from './deciding/correct-receipts.ts'
export { reject } from './deciding/reject.ts'
export { settle } from './deciding/settle.ts'
export { accept, ask, toAdjudication } from './deciding/staff-transitions.ts'

/** Reviews of decided cases. */
export { netPaid } from './revision/accounting.ts'
export { revisionOnTheWire } from './revision/on-the-wire.ts'
export {
  agreeRecovery,
  endRecovery,
  overpaidOf,
  overpaymentOnTheWire,
  recoveriesOf,
} from './revision/recovery.ts'
export { reopen } from './revision/reopen.ts'
export { appealTimes } from './revision/revision-store.ts'
export { keepExplanation, lastRevision, revisionWords, type Revision } from './revision/revision-store.ts'
export { uphold } from './revision/uphold.ts'

/** Actions on payments. */
export { orderByFile, putIntoBatch } from './paying/for-staff.ts'
export { sendPayment } from './paying/order-payment.ts'
export { failed, paid } from './paying/payment-ends.ts'
export { companyOfPayment, newestPayments, paymentsFor, paymentsOf } from './paying/payments.ts'
export { paidOutOf } from './paying/paid-out.ts'

/** Cards that receive payouts. */
export { cardChoices } from './application/bank.ts'
export { cardById } from './application/cards.ts'
export { chooseCard } from './application/choose-card.ts'
export { payeeNames } from './application/payees.ts'

/** Other payouts through the same partner and batches. */
export { system, type CaseWork } from './case/transitions.ts'
export { orderPaymentFor } from './paying/order-payment.ts'
export type { PaidOut } from './paying/paid-out.ts'

/** Other users of invoices: each invoice is used once overall. */
export { keepOutcomesFor, refusedBefore, type RefusedInvoice } from './case/invoice-outcomes.ts'
export { holdInvoicesFor, releaseInvoicesOf, type InvoiceHolder } from './deciding/hold-invoices.ts'
export { usedInvoices, type Invoice } from './materials/used-invoices.ts'
export { orderChecks } from './verifying/ask-issuer.ts'
export { issuerSays } from './verifying/on-the-wire.ts'
export { wordsOf as issuersWords } from './verifying/words.ts'

/** Reading documents. */
export { removeBytes } from './application/files-of-draft.ts'
export { isSamePerson } from './checking/payer.ts'
export { fieldsOnTheWire } from './materials/reading.ts'
export { isBlankReceipt, tidyInvoice, valuesOf } from './materials/receipt-rules.ts'
export { isBadInput, sentFile } from './materials/sent-file.ts'
export { verdictOf } from './materials/verdict.ts'
export { checkCodeIn } from './verifying/check-code.ts'
export { ruleOf } from './rule-of.ts'
