import type { workbenchCalls } from '@yf/contract/workbench'
import type { Handlers } from '#platform/call/handler.ts'
import { trailCheck } from './audit/checks.ts'
import { attempts } from './audit/list-attempts.ts'
import { trailPeople } from './audit/people.ts'
import { trail } from './audit/trail.ts'
import { accept } from './case/accept.ts'
import { adjudicate } from './case/adjudicate.ts'
import { approve } from './case/approve.ts'
import { ask } from './case/ask.ts'
import { confirm } from './case/confirm.ts'
import { correct } from './case/correct.ts'
import { open } from './case/open.ts'
import { reasons } from './case/reasons.ts'
import { reject } from './case/reject.ts'
import { removeReceipt } from './case/remove-receipt.ts'
import { sendBack } from './case/send-back.ts'
import { setLine } from './case/set-line.ts'
import { setVisit } from './case/set-visit.ts'
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
import { queue } from './queue/queue.ts'
import { login } from './staff/login.ts'
import { logout } from './staff/logout.ts'
import { me } from './staff/me.ts'

export const workbenchHandlers: Handlers<typeof workbenchCalls> = {
  login,
  me,
  logout,
  queue,
  counts,
  open,
  accept,
  correct,
  removeReceipt,
  recheckInvoice,
  lookalikes,
  blocks,
  addBlock,
  removeBlock,
  setVisit,
  setLine,
  reasons,
  ask,
  adjudicate,
  approve,
  confirm,
  sendBack,
  reject,
  payments,
  makeBatch,
  batches,
  batchFile,
  sendBatch,
  recordResults,
  retryPayment,
  trail,
  attempts,
  trailCheck,
  trailPeople,
}
