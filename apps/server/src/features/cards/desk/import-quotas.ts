import type { cardDeskCalls } from '@yf/contract/card-desk'
import { fromMoment } from '@yf/domain/dates'
import type { Quota } from '@yf/domain/quota-row'
import { companyNameOf } from '#features/company/public.ts'
import { grantPackages, type Grant } from '#features/equity/public.ts'
import { recordDeed, recordRead } from '#features/workbench/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { kindOf } from '../kind-of.ts'
import { atDesk } from './at-desk.ts'
import { checkRows, rowOnTheWire, type Receiver } from './check-rows.ts'

export const previewQuotas = atDesk<typeof cardDeskCalls.previewQuotas>(
  'previewQuotas',
  async ({ companyId, rows }, ctx) => {
    const companyName = await companyNameOf(ctx.db, companyId)
    if (companyName === '') return refuse('notFound')
    const checked = await checkRows(ctx, companyId, rows)
    const seen = checked.flatMap(({ receiver }) =>
      receiver ? [{ id: receiver.familyId ?? receiver.accountId, account_id: receiver.accountId }] : [],
    )
    await recordRead(ctx, { deed: 'previewQuotas', seen, detail: `${companyName} ${rows.length} 行` })
    return answer({
      rows: checked.map(rowOnTheWire),
      faultyCount: checked.filter(({ faults }) => faults.length > 0).length,
    })
  },
)

/** Looked at again as if nobody had: between the preview and this, people come and go. */
export const importQuotas = atDesk<typeof cardDeskCalls.importQuotas>(
  'importQuotas',
  async ({ companyId, rows }, ctx) => {
    const companyName = await companyNameOf(ctx.db, companyId)
    if (companyName === '') return refuse('notFound')
    const checked = await checkRows(ctx, companyId, rows)
    const good = checked.flatMap(({ faults, quota, receiver }) =>
      quota && receiver && faults.length === 0 ? [{ quota, receiver }] : [],
    )
    if (good.length < checked.length) return refuse('quotaRowsFaulty')
    const isNew = await markImported(
      ctx,
      companyId,
      good.map(({ quota }) => quota),
    )
    if (!isNew) return refuse('quotaImportedBefore')
    await grantPackages(
      ctx.db,
      good.map(({ quota, receiver }) => grantOf(companyId, quota, receiver)),
    )
    await recordDeed(ctx, { deed: 'importQuotas', detail: `${companyName} ${good.length} 行` })
    return answer({ count: good.length }, `已发放 ${good.length} 项权益`)
  },
)

/** False for what was imported before, in whatever file. Of two at once the second waits here. */
async function markImported(
  ctx: StaffContext,
  companyId: string,
  quotas: readonly Quota[],
): Promise<boolean> {
  const content = JSON.stringify(quotas.map((quota) => JSON.stringify(quota)).toSorted())
  const { numInsertedOrUpdatedRows = 0n } = await ctx.db
    .insertInto('quota_import')
    .values({
      company_id: companyId,
      // Keyed: a plain hash of phone numbers can be tried out.
      digest: ctx.cipher.lookup(content, 'quota_import.digest'),
      id: newId(),
      staff_id: ctx.staff.id,
      row_count: quotas.length,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'digest']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

function grantOf(companyId: string, quota: Quota, { accountId, familyId }: Receiver): Grant {
  return {
    company_id: companyId,
    account_id: accountId,
    family_id: familyId,
    kind: kindOf(quota.supplierCode),
    name: quota.benefit,
    summary: '企业发放',
    supplier_code: quota.supplierCode,
    start_time: fromMoment(`${quota.startDay} 00:00:00`),
    end_time: fromMoment(`${quota.endDay} 23:59:59`),
    unit: quota.unit,
    total: quota.amount,
    time_fen: null,
  }
}
