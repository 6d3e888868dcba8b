import type { claimCalls } from '@yf/contract/claims'
import { caseStates } from '@yf/domain/claim-case'
import { dueAfterAsking } from '@yf/domain/claim-sla'
import { shanghaiDay } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { filledIn, isFault, newPhone } from '../record/application/draft-changes.ts'
import { receiptRows } from '../record/find.ts'
import { decrypted, encrypted } from '../record/health-texts.ts'
import { transitionCase } from '../record/transitions.ts'
import { billedSum } from '../assessment/decision.ts'
import { usedInvoiceMessage } from '../record/held-invoices.ts'
import { useCaseFiles } from '../record/materials/forget-files.ts'
import { readStoredReceipts } from '../evidence/reading/read-material.ts'
import { refundedAmong, refundedMessage } from '../evidence/verification/refunded-medicine.ts'
import { isSameInvoice } from '../record/used-invoices.ts'
import { changeCase, takeOwnCase, type CaseRow } from '../record/own-case.ts'
import { detailNow } from './progress/detail.ts'
import { casePhoneRow } from '../record/encrypted.ts'
import { orderChecks } from '../evidence/verification/ask-issuer.ts'
import { fingerprintOf } from './fingerprint.ts'
import { heldInvoices, holdInvoices } from './hold-invoices.ts'
import { noteFlags } from './keep-flags.ts'

/** 3 → 2: the supplement has arrived. A case without changes would only be returned again. */
export const updateInfo: RunCallHandler<typeof claimCalls.updateInfo> = async (input, ctx) => {
  const before = await takeOwnCase(ctx.db, ctx.caller.accountId, input.caseId)
  if (!before) return refuse('notFound')
  if (before.state !== caseStates.supplementing) return refuse('notAskedFor')
  const columns = filledIn(await decrypted(ctx, before), input, shanghaiDay(ctx.clock.now()))
  if (isFault(columns)) return badInput(columns.field, columns.message)
  const phone = newPhone(input.phone)
  const encryptedColumns = await encrypted(ctx, before, columns)
  const caseRow = {
    ...before,
    ...encryptedColumns,
    ...(phone ? { phone_encrypted: ctx.cipher.encrypt(phone, casePhoneRow(before.id)) } : {}),
  }
  const note = input.note?.trim() ?? ''
  const isSame = before.asked_for?.seen === (await fingerprintOf(ctx, caseRow))
  if (isSame && note === '' && !phone) return refuse('nothingAdded')
  const receipts = await receiptRows(ctx.db, caseRow)
  const held = await heldInvoices(ctx.db, caseRow)
  const used = await holdInvoices(ctx, caseRow, receipts)
  if (used) return refuse('invoiceUsed', usedInvoiceMessage(used))
  // A member cannot remove a submitted invoice, and staff were notified when it was refunded.
  const added = receipts.filter((receipt) => !held.some((one) => isSameInvoice(one, receipt)))
  const refunded = await refundedAmong(ctx.db, added)
  if (refunded.length > 0) return refuse('orderRefunded', refundedMessage(refunded))
  await changeCase(ctx.db, before, { ...encryptedColumns, phone_encrypted: caseRow.phone_encrypted })
  const moved = await transitionCase(ctx, caseRow, {
    to: caseStates.reviewing,
    actor: caseRow.account_id,
    reason: note ? `已补充资料：${note}` : '已补充资料',
    set: { asked_for: null, billed_fen: billedSum(receipts), due_at: dueNow(before, ctx.clock.now()) },
  })
  if (moved.kind === 'refused') return moved
  await useCaseFiles(ctx.db, caseRow)
  if (caseRow.flow !== 'new') await readStoredReceipts(ctx, caseRow)
  await orderChecks(ctx, receipts)
  await noteFlags(ctx, caseRow)
  return answer(await detailNow(ctx, caseRow))
}

/** Time spent waiting for the member does not count; older cases without a due time keep none. */
function dueNow({ due_at, asked_for }: CaseRow, now: Date): Date | null {
  return due_at && asked_for?.at ? dueAfterAsking(due_at, new Date(asked_for.at), now) : due_at
}
