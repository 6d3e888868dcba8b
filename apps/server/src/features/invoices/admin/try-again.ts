import type { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { billById, billByKey, reversalsOf, takeRequestNo, type BillRow } from '../bill-store.ts'
import { applyAgain } from '../issuing/apply-again.ts'
import { askJob } from '../jobs.ts'
import { toBillDtos } from './dto.ts'

/** The invoice, if that failed, and each of its failed reversals. */
export const tryAgain: RunCallHandler<typeof invoicesAdminCalls.tryAgain> = async ({ id }, ctx) => {
  const bill = await billById(ctx.db, id)
  if (!bill) return refuse('notFound')
  const reapplying = await applyAgain(ctx, bill, {
    actor: `staff:${ctx.staff.id}`,
    reason: '财务重新提交开票',
  })
  const reversals = await reverseAgain(ctx, bill)
  if (reapplying !== 'begun' && reversals === 0)
    return reapplying === 'oldStillValid'
      ? refuse('billNotFailed', '原发票正在冲红，完成后才能重新提交')
      : refuse('billNotFailed')
  await recordAuditEvent(ctx, { action: 'retryInvoice', seen: [{ id, account_id: bill.account_id }] })
  const [shown] = await toBillDtos(ctx, [(await billByKey(ctx.db, bill))!])
  return answer(shown!, '已重新提交')
}

/** Under another number: the issuer has closed the failed one. */
async function reverseAgain({ db, clock, jobs }: StaffContext, bill: BillRow): Promise<number> {
  const failed = (await reversalsOf(db, bill)).filter(({ state }) => state === 'failed')
  for (const { company_id, bill_id, id } of failed)
    await db
      .updateTable('invoice_reversal')
      .set({
        state: 'waiting',
        failure: null,
        request_no: await takeRequestNo(db, company_id, clock.now()),
        ask_at: clock.now(),
        asked: 0,
        updated_at: clock.now(),
      })
      .where((row) => row.and({ company_id, bill_id, id, state: 'failed' as const }))
      .execute()
  if (failed.length > 0) await jobs.send(db, askJob, {})
  return failed.length
}
