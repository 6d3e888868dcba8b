import type { Input } from '@yf/contract/call'
import type { CardBatch, cardsAdminCalls } from '@yf/contract/cards-admin'
import { fromMoment, isDay, shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { cardsWorth, moreThan, awaitingApprovalText } from '@yf/domain/approvals'
import { companyNameOf, companyNamesOf } from '#features/company/public.ts'
import { usedAmong } from '#features/equity/public.ts'
import { mayDisburse, type DoApproved, type ApprovalMode, type Maker } from '#features/approvals/public.ts'
import { pageOf, recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { addBatch, batchesOf, cardsOf, lockBatch, setBatch, type CardBatchRow } from './batch-store.ts'

export const batches: RunCallHandler<typeof cardsAdminCalls.batches> = async (
  { companyId, ...page },
  { db },
) => {
  const { rows, total } = await pageOf(db, batchesOf(db, companyId), page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id'),
  )
  const names = await companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  const records: CardBatch[] = []
  for (const row of rows) records.push(await toDto(db, row, names.get(row.company_id) ?? ''))
  return answer({ records, total })
}

type CreateBatchInput = Input<typeof cardsAdminCalls.createBatch>

export const createBatch: RunCallHandler<typeof cardsAdminCalls.createBatch> = (batchInput, ctx) =>
  makeBatch(batchInput, ctx, 'alone', ctx.staff)

export const createApproved: DoApproved = (input, ctx, by) =>
  makeBatch(input as CreateBatchInput, ctx, 'approved', by)

async function makeBatch(batchInput: CreateBatchInput, ctx: StaffContext, handing: ApprovalMode, by: Maker) {
  const { companyId, name, summary, benefits, supplierCode, collectUntil } = batchInput
  const companyName = await companyNameOf(ctx.db, companyId)
  if (companyName === '') return refuse('notFound')
  if (name.trim() === '') return badInput('name', '请填写名称')
  if (!isDay(collectUntil) || collectUntil < shanghaiDay(ctx.clock.now()))
    return badInput('collectUntil', '领取截止日不能早于今天')
  const lines = [`${batchInput.size} 张，每张 ${batchInput.times} 次`, ...benefits.slice(0, 3)]
  const title = `新建卡券批次「${name.trim()}」`
  const worth = moreThan(null, cardsWorth(batchInput))
  if (
    handing === 'alone' &&
    !(await mayDisburse(ctx, { kind: 'cards', companyId, worth, title, lines, input: batchInput }))
  )
    return answer(null, awaitingApprovalText)
  const row: CardBatchRow = {
    company_id: companyId,
    id: newId(),
    name: name.trim(),
    summary: summary.trim(),
    benefits: benefits.map((line) => line.trim()).filter(Boolean),
    supplier_code: supplierCode,
    times: batchInput.times,
    time_fen: batchInput.timeFen,
    size: batchInput.size,
    valid_days: batchInput.validDays,
    collect_until: fromMoment(`${collectUntil} 23:59:59`),
    state: 'draft',
    void_reason: null,
    staff_id: by.id,
    staff_name: by.name,
    created_at: ctx.clock.now(),
  }
  await addBatch(ctx.db, row)
  await recordAuditEvent(ctx, {
    action: 'makeCardBatch',
    payload: { companyName, name: row.name, size: row.size },
  })
  return answer(await toDto(ctx.db, row, companyName))
}

export const voidBatch: RunCallHandler<typeof cardsAdminCalls.voidBatch> = async (
  { companyId, id, reason },
  ctx,
) => {
  const row = await lockBatch(ctx.db, companyId, id)
  if (!row) return refuse('notFound')
  if (row.state === 'void') return refuse('cardBatchVoided')
  if (reason.trim().length < 2) return badInput('reason', '请填写原因')
  await setBatch(ctx.db, row, { state: 'void', void_reason: reason.trim() })
  await recordAuditEvent(ctx, { action: 'voidCardBatch', payload: { name: row.name, reason: reason.trim() } })
  const now: CardBatchRow = { ...row, state: 'void', void_reason: reason.trim() }
  return answer(await toDto(ctx.db, now, await companyNameOf(ctx.db, companyId)))
}

async function toDto(db: Db, row: CardBatchRow, companyName: string): Promise<CardBatch> {
  const { free, packageIds } = await cardsOf(db, row)
  return {
    id: row.id,
    companyId: row.company_id,
    companyName,
    name: row.name,
    summary: row.summary,
    benefits: row.benefits,
    supplierCode: row.supplier_code,
    times: row.times,
    timeFen: row.time_fen,
    size: row.size,
    validDays: row.valid_days,
    collectUntil: shanghaiMoment(row.collect_until),
    state: row.state,
    voidReason: row.void_reason,
    freeCount: free,
    collectedCount: packageIds.length,
    usedCount: await usedAmong(db, row.company_id, packageIds),
    createdBy: row.staff_name,
    createTime: shanghaiMoment(row.created_at),
  }
}
