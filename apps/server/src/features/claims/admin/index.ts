import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { trialRunCalls } from '@yf/contract/claims-admin-trials'
import type { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { changeDecision } from './actions/change-decision.ts'
import { agreeRecovery, endRecovery } from './actions/recovery.ts'
import { reopen } from './actions/reopen.ts'
import { takeAppeal } from './actions/take-appeal.ts'
import { uphold } from './actions/uphold.ts'
import { accept } from './actions/accept.ts'
import { addNote } from './actions/add-note.ts'
import { acceptMany } from './actions/accept-many.ts'
import { adjudicate } from './actions/adjudicate.ts'
import { approve } from './actions/approve.ts'
import { ask } from './actions/ask.ts'
import { liftDiagnosisMark, markDiagnosis } from './actions/mark-diagnosis.ts'
import { codeDiagnosis, diagnoses } from './actions/code-diagnosis.ts'
import { confirmReject } from './actions/confirm-reject.ts'
import { confirm } from './actions/confirm.ts'
import { correct } from './actions/correct.ts'
import { open } from './actions/open.ts'
import { reasons } from './case/reasons.ts'
import { reject } from './actions/reject.ts'
import { removeReceipt } from './actions/remove-receipt.ts'
import { sendBack } from './actions/send-back.ts'
import { setLine } from './actions/set-line.ts'
import { setVisit } from './actions/set-visit.ts'
import { assign } from './queue/assign.ts'
import { choices } from './queue/choices.ts'
import { dropAbsence, people, setAbsence } from './queue/people.ts'
import { assignment, dropGroup, saveGroup, saveRules } from './queue/rules.ts'
import { dropView, saveView, views } from './queue/views.ts'
import { addBlock, blocks, removeBlock } from './actions/blocks.ts'
import { lookalikes } from './actions/lookalikes.ts'
import { recheckInvoice } from './actions/recheck-invoice.ts'
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
import { diagnosisCodes } from './rules/diagnosis-codes.ts'
import { claimRules, saveClaimRules } from './rules/rules.ts'
import { statistics } from './reports/statistics.ts'
import { trialRunHandlers } from './trials/index.ts'

export const claimsAdminHandlers: Handlers<
  typeof claimsAdminCalls & typeof claimsAssignmentCalls & typeof claimRuleCalls & typeof trialRunCalls
> = {
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
  claimRules,
  saveClaimRules,
  diagnosisCodes,
  ...trialRunHandlers,
}
