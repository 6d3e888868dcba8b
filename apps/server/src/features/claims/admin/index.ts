import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { changeDecision } from './appeal/change.ts'
import { agreeRecovery, endRecovery } from './appeal/recovery.ts'
import { reopen } from './appeal/reopen.ts'
import { takeAppeal } from './appeal/take.ts'
import { uphold } from './appeal/uphold.ts'
import { accept } from './case/accept.ts'
import { addNote } from './case/add-note.ts'
import { acceptMany } from './case/accept-many.ts'
import { adjudicate } from './case/adjudicate.ts'
import { approve } from './case/approve.ts'
import { ask } from './case/ask.ts'
import { liftDiagnosisMark, markDiagnosis } from './case/mark-diagnosis.ts'
import { codeDiagnosis, diagnoses } from './case/code-diagnosis.ts'
import { confirmReject } from './case/confirm-reject.ts'
import { confirm } from './case/confirm.ts'
import { correct } from './case/correct.ts'
import { open } from './case/open.ts'
import { reasons } from './case/reasons.ts'
import { reject } from './case/reject.ts'
import { removeReceipt } from './case/remove-receipt.ts'
import { sendBack } from './case/send-back.ts'
import { setLine } from './case/set-line.ts'
import { setVisit } from './case/set-visit.ts'
import { assign } from './assignment/assign.ts'
import { choices } from './queue/choices.ts'
import { dropAbsence, people, setAbsence } from './assignment/people.ts'
import { assignment, dropGroup, saveGroup, saveRules } from './assignment/rules.ts'
import { dropView, saveView, views } from './queue/views.ts'
import { addBlock, blocks, removeBlock } from './evidence/blocks.ts'
import { lookalikes } from './evidence/lookalikes.ts'
import { recheckInvoice } from './evidence/recheck-invoice.ts'
import { batchFile } from './payments/batch-file.ts'
import { batches, payments } from './payments/list.ts'
import { makeBatch } from './payments/make-batch.ts'
import { recordResults } from './payments/record-results.ts'
import { retryPayment } from './payments/retry.ts'
import { sendBatch } from './payments/send-batch.ts'
import { counts } from './queue/counts.ts'
import { next } from './queue/next.ts'
import { queue } from './queue/queue.ts'
import { reportFile } from './reports/report-file.ts'
import { report } from './reports/report.ts'
import { statistics } from './reports/statistics.ts'

export const claimsAdminHandlers: Handlers<typeof claimsAdminCalls & typeof claimsAssignmentCalls> = {
  queue,
  next,
  counts,
  open,
  accept,
  acceptMany,
  correct,
  removeReceipt,
  recheckInvoice,
  lookalikes,
  blocks,
  addBlock,
  removeBlock,
  setVisit,
  diagnoses,
  codeDiagnosis,
  markDiagnosis,
  liftDiagnosisMark,
  addNote,
  setLine,
  reasons,
  ask,
  adjudicate,
  approve,
  confirm,
  sendBack,
  reject,
  confirmReject,
  takeAppeal,
  uphold,
  changeDecision,
  reopen,
  agreeRecovery,
  endRecovery,
  payments,
  makeBatch,
  batches,
  batchFile,
  sendBatch,
  recordResults,
  retryPayment,
  choices,
  views,
  saveView,
  dropView,
  people,
  assign,
  setAbsence,
  dropAbsence,
  assignment,
  saveGroup,
  dropGroup,
  saveRules,
  statistics,
  report,
  reportFile,
}
