/**
 * For the workbench. What moves or corrects a case wants it taken in the same transaction (`takeCase`), tells the member
 * by itself and answers a refusal where the state does not allow it; the actor of a member of staff is `staffActor(id)`.
 */

/** Reading one case: its row, the facts, and what follows from them. */
export { bankCardOnTheWire } from './application/on-the-wire.ts'
export { applicantOf, insuredOf, phoneOfCase } from './application/people.ts'
export { caseIdOfNo } from './case-keys.ts'
export { caseById, materialRows, receiptRows, takeCase, type ReceiptRow } from './case/find.ts'
export { earlierCases } from './case/history.ts'
export { decidedLines } from './case/line-store.ts'
export { opened as openedWords } from './case/health-words.ts'
export { timelineOf } from './case/timeline.ts'
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
export { caseSubject, type CaseRow } from './own-case.ts'
export { cardRow } from './sealed.ts'

/** Lists: queries of our tables that the console narrows and joins with its own. */
export {
  caseIdsOfInsured,
  caseNosOf,
  caseQuery,
  decidedLineQuery,
  flagKindsOfOpenCases,
  flagWordsOf,
  isFlagged,
  partOfCase,
  type CasePart,
} from './case/for-staff.ts'
export { batchTotals, paymentQuery, withPayees } from './paying/for-staff.ts'

/** Deeds on a case. */
export { forgetHandLines, keepHandLine } from './case/line-store.ts'
export { staffActor } from './case/moves.ts'
export { codeDiagnosis } from './deciding/code-diagnosis.ts'
export { addBlock, removeBlock } from './signs/block-deeds.ts'
export { askOnceMore } from './verifying/ask-issuer.ts'
export { correctReceipt, correctVisit, takeOutReceipt } from './deciding/correct-receipts.ts'
export { reject } from './deciding/reject.ts'
export { settle } from './deciding/settle.ts'
export { accept, ask, toAdjudication } from './deciding/staff-moves.ts'

/** A decided case looked at again. */
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

/** Deeds on payments. */
export { orderByFile, putIntoBatch } from './paying/for-staff.ts'
export { payAgain, sendPayment } from './paying/order-payment.ts'
export { failed, paid } from './paying/payment-ends.ts'
export { companyOfPayment, paymentsOf } from './paying/payments.ts'
