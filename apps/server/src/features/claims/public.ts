/**
 * For the claims console and for everything else that is paid on invoices. Functions that change a case need it
 * locked in the same transaction (`takeCase`), notify the member themselves and return a refusal if the state does
 * not allow the change; the actor of a member of staff is `staffActor(id)`.
 */

/** Reading one case: its row, the facts, and the derived judgement. */
export { bankCardOnTheWire } from './record/application/dto.ts'
export { applicantOf, insuredOf, phoneOfCase } from './record/people.ts'
export { caseIdOfNo } from './record/case-keys.ts'
export { caseById, materialRows, receiptRows, takeCase, type ReceiptRow } from './record/find.ts'
export { earlierCases } from './record/history.ts'
export { decidedLines } from './record/line-store.ts'
export { decrypted as decryptedWords } from './record/health-words.ts'
export { timelineOf } from './record/timeline.ts'
export { addMark, liftMark, marksOfPerson } from './evidence/diagnoses/marks.ts'
export { noteFlags } from './decision/keep-flags.ts'
export { findDiagnoses } from './evidence/diagnoses/search.ts'
export { isDiagnosisCode } from './evidence/diagnoses/table.ts'
export { linesOnTheWire } from './record/lines-dto.ts'
export { decide, decideWithoutHand } from './assessment/decision.ts'
export { readDecisionFacts, readFacts, type CaseFacts } from './assessment/facts.ts'
export { enteredBy, unseenKind, unseenReceipts } from './assessment/unseen-receipts.ts'
export { alikeElsewhere, type LookSide } from './evidence/signs/alike.ts'
export { standingBlocks, type BlockRow } from './evidence/signs/blocks.ts'
export { usedWords } from './record/held-invoices.ts'
export { issuerOnTheWire } from './evidence/verification/issuer-dto.ts'
export { isSameInvoice } from './record/used-invoices.ts'
export { receiptsOnTheWire } from './evidence/reading/materials-dto.ts'
export { paymentOnTheWire, summariesOnTheWire } from './decision/progress/dto.ts'
export { caseSubject, claimKind, type CaseRow } from './record/own-case.ts'
export { cardRow } from './record/encrypted.ts'

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
} from './record/for-staff.ts'
export { decidedLineQuery, differenceQuery, refusalQuery } from './record/decisions-for-reports.ts'
export { batchTotals, paymentQuery, withPayees } from './decision/payment/for-staff.ts'

/** Actions on a case. */
export { forgetHandLines, keepHandLine } from './record/line-store.ts'
export { staffActor } from './record/transitions.ts'
export { codeDiagnosis } from './decision/code-diagnosis.ts'
export { addBlock, removeBlock } from './evidence/signs/block-deeds.ts'
export { askOnceMore } from './evidence/verification/ask-issuer.ts'
export { correctReceipt, correctVisit, takeOutReceipt } from './decision/correct-receipts.ts'
export { reject } from './decision/reject.ts'
export { settle } from './decision/settle.ts'
export { accept, ask, toAdjudication } from './decision/staff-transitions.ts'

/** Reviews of decided cases. */
export { netPaid } from './decision/payment/accounting.ts'
export { revisionOnTheWire } from './decision/progress/revision-dto.ts'
export {
  agreeRecovery,
  endRecovery,
  overpaidOf,
  overpaymentOnTheWire,
  recoveriesOf,
} from './decision/recovery.ts'
export { reopen } from './decision/review/reopen.ts'
export { appealTimes } from './record/revision-store.ts'
export { keepExplanation, lastRevision, revisionWords, type Revision } from './record/revision-store.ts'
export { uphold } from './decision/review/uphold.ts'

/** Actions on payments. */
export { orderByFile, putIntoBatch } from './decision/payment/for-staff.ts'
export { sendPayment } from './decision/payment/order-payment.ts'
export { failed, paid } from './decision/payment/payment-ends.ts'
export { companyOfPayment, newestPayments, paymentsFor, paymentsOf } from './decision/payment/payments.ts'
export { paidOutOf } from './decision/payment/paid-out.ts'

/** Cards that receive payouts. */
export { cardChoices } from './record/application/bank.ts'
export { cardById } from './record/cards.ts'
export { chooseCard } from './record/application/choose-card.ts'
export { payeeNames } from './record/application/payees.ts'

/** Other payouts through the same partner and batches. */
export { system, type CaseWork } from './record/transitions.ts'
export { orderPaymentFor } from './decision/payment/order-payment.ts'
export type { PaidOut } from './decision/payment/paid-out.ts'

/** Other users of invoices: each invoice is used once overall. */
export { keepOutcomesFor, refusedBefore, type RefusedInvoice } from './record/invoice-outcomes.ts'
export { holdInvoicesFor, releaseInvoicesOf, type InvoiceHolder } from './decision/hold-invoices.ts'
export { usedInvoices, type Invoice } from './record/used-invoices.ts'
export { orderChecks } from './evidence/verification/ask-issuer.ts'
export { issuerSays } from './evidence/verification/issuer-dto.ts'
export { wordsOf as issuersWords } from './evidence/verification/words.ts'

/** Reading documents. */
export { removeBytes } from './record/materials/files-of-draft.ts'
export { isSamePerson } from './evidence/verification/payer.ts'
export { fieldsOnTheWire } from './record/materials/reading.ts'
export { isBlankReceipt, tidyInvoice, valuesOf } from './evidence/reading/receipt-rules.ts'
export { isBadInput, sentFile } from './record/materials/sent-file.ts'
export { verdictOf } from './evidence/reading/verdict.ts'
export { checkCodeIn } from './evidence/verification/check-code.ts'
export { ruleOf } from './record/rule-of.ts'
