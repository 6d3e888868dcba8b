import type { workbenchCalls } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { formatFen } from '@yf/domain/money'
import type { StaffContext } from '#platform/call/context.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { receiptRows, type CaseRow, type ReceiptRow } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { afterReceipts, dropHandLines } from './change-receipts.ts'
import { takeOwn } from './take-own.ts'
import { workCase } from './work-case.ts'

export const removeReceipt = withDuty<typeof workbenchCalls.removeReceipt>(
  'removeReceipt',
  'handle',
  async ({ caseId, receiptId }, ctx) => {
    const taken = await takeOwn(ctx, caseId, [caseStates.reviewing, caseStates.adjudicating])
    if (taken.kind === 'refused') return taken
    const { caseRow } = taken
    const receipt = (await receiptRows(ctx.db, caseRow)).find(({ id }) => id === receiptId)
    if (!receipt) return refuse('notFound')
    await takeOut(ctx, caseRow, receipt)
    await dropHandLines(ctx, caseRow, receiptId)
    const refused = await afterReceipts(ctx, caseRow)
    if (refused) return refused
    const detail = `金额 ${receipt.billed_fen === null ? '空' : formatFen(receipt.billed_fen)}`
    await recordDeed(ctx, { deed: '移除发票', about: caseRow, detail })
    return answer(await workCase(ctx, caseRow.id))
  },
)

/** A picture stays with the case as something else than a receipt, and what was read from it stays too. */
async function takeOut({ db }: StaffContext, caseRow: CaseRow, receipt: ReceiptRow): Promise<void> {
  const key = { company_id: caseRow.company_id, case_id: caseRow.id }
  if (receipt.material_id === null) {
    await db
      .deleteFrom('claim_receipt')
      .where((row) => row.and({ ...key, id: receipt.id }))
      .execute()
    return
  }
  await db
    .updateTable('claim_material')
    .set({ kind: 'other', is_kind_given: true })
    .where((row) => row.and({ ...key, id: receipt.material_id as string }))
    .execute()
}
