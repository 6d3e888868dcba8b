import type { cardsAdminCalls } from '@yf/contract/cards-admin'
import type { Input } from '@yf/contract/call'
import { fromMoment } from '@yf/domain/dates'
import { amountText, packageKindOf } from '@yf/domain/equity'
import { moreThan, quotasWorth, awaitingApprovalText } from '@yf/domain/approvals'
import type { Quota } from '@yf/domain/quota-row'
import { companyNameOf } from '#features/company/public.ts'
import { grantPackages, type NewPackage } from '#features/equity/public.ts'
import { mayDisburse, type DoApproved, type ApprovalMode, type Maker } from '#features/approvals/public.ts'
import { recordAuditEvent, recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { checkRows, toRowDto, type Receiver } from './check-rows.ts'

export const previewQuotas: RunCallHandler<typeof cardsAdminCalls.previewQuotas> = async (
  { companyId, rows },
  ctx,
) => {
  const companyName = await companyNameOf(ctx.db, companyId)
  if (companyName === '') return refuse('notFound')
  const checked = await checkRows(ctx, companyId, rows)
  const receivers = checked.flatMap(({ receiver }) => receiver ?? [])
  const seen = receivers.flatMap(({ familyId, accountId }) =>
    accountId === null ? [] : [{ id: familyId ?? accountId, account_id: accountId }],
  )
  const encrypted = receivers.flatMap(({ personId }) => personId ?? [])
  await recordRead(ctx, {
    action: 'previewQuotas',
    seen,
    encrypted,
    payload: { companyName, rows: rows.length },
  })
  return answer({
    rows: checked.map(toRowDto),
    faultyCount: checked.filter(({ faults }) => faults.length > 0).length,
  })
}

type Sheet = Input<typeof cardsAdminCalls.importQuotas>

const mostLines = 20

/** Checks the rows again: employees may have joined or left since the preview. */
export const importQuotas: RunCallHandler<typeof cardsAdminCalls.importQuotas> = (sheet, ctx) =>
  importSheet(sheet, ctx, 'alone', ctx.staff)

export const importApproved: DoApproved = (input, ctx, by) => importSheet(input as Sheet, ctx, 'approved', by)

async function importSheet({ companyId, rows }: Sheet, ctx: StaffContext, handing: ApprovalMode, by: Maker) {
  const companyName = await companyNameOf(ctx.db, companyId)
  if (companyName === '') return refuse('notFound')
  const checked = await checkRows(ctx, companyId, rows)
  const good = checked.flatMap(({ faults, quota, receiver }) =>
    quota && receiver && faults.length === 0 ? [{ quota, receiver }] : [],
  )
  if (good.length < checked.length) return refuse('quotaRowsFaulty')
  const quotas = good.map(({ quota }) => quota)
  if (handing === 'alone') {
    const lines = linesOf(quotas)
    const worth = moreThan(null, quotasWorth(quotas))
    const title = `导入权益额度 ${quotas.length} 行`
    const input = { companyId, rows }
    if (await wasImported(ctx, companyId, quotas)) return refuse('quotaImportedBefore')
    if (!(await mayDisburse(ctx, { kind: 'quotas', companyId, worth, title, lines, input })))
      return answer(null, awaitingApprovalText)
  }
  if (!(await markImported(ctx, companyId, quotas, by))) return refuse('quotaImportedBefore')
  await grantPackages(
    ctx.db,
    good.map(({ quota, receiver }) => newPackageOf(companyId, quota, receiver)),
  )
  await recordAuditEvent(ctx, { action: 'importQuotas', payload: { companyName, rows: good.length } })
  return answer({ count: good.length }, `已发放 ${good.length} 项权益`)
}

/** The number of people, benefits and units; names nobody. */
function linesOf(quotas: readonly Quota[]): string[] {
  const kinds = Map.groupBy(quotas, ({ benefit, unit, amount }) => `${benefit} ${amountText(unit, amount)}`)
  const lines = [...kinds].map(([what, rows]) => `${what}：${rows.length} 人`)
  return lines.length > mostLines ? [...lines.slice(0, mostLines), `等 ${lines.length} 种`] : lines
}

const digestOf = ({ cipher }: StaffContext, quotas: readonly Quota[]): string => {
  const content = JSON.stringify(quotas.map((quota) => JSON.stringify(quota)).toSorted())
  // Keyed: a plain hash of phone numbers can be brute-forced.
  return cipher.lookup(content, 'quota_import.digest')
}

async function wasImported(
  ctx: StaffContext,
  company_id: string,
  quotas: readonly Quota[],
): Promise<boolean> {
  const digest = digestOf(ctx, quotas)
  const found = await ctx.db
    .selectFrom('quota_import')
    .select('id')
    .where((row) => row.and({ company_id, digest }))
    .executeTakeFirst()
  return found !== undefined
}

/** False if the same content was imported before, in whatever file. The second of two concurrent calls waits here. */
async function markImported(
  ctx: StaffContext,
  companyId: string,
  quotas: readonly Quota[],
  by: Maker,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await ctx.db
    .insertInto('quota_import')
    .values({
      company_id: companyId,
      digest: digestOf(ctx, quotas),
      id: newId(),
      staff_id: by.id,
      row_count: quotas.length,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'digest']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

function newPackageOf(
  companyId: string,
  quota: Quota,
  { accountId, familyId, personId }: Receiver,
): NewPackage {
  return {
    company_id: companyId,
    account_id: accountId,
    family_id: familyId,
    person_id: personId,
    kind: packageKindOf(quota.supplierCode),
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
