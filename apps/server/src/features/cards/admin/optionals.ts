import type { Input } from '@yf/contract/call'
import type { AdminOptional, cardsAdminCalls } from '@yf/contract/cards-admin'
import { fromMoment, isDay, shanghaiDay, shanghaiMoment, startOfDay } from '@yf/domain/dates'
import { supplierOf } from '@yf/domain/equity'
import { moreThan, optionalsWorth, awaitingApprovalText } from '@yf/domain/approvals'
import { companyNameOf, companyNamesOf } from '#features/company/public.ts'
import { mayDisburse, type DoApproved, type ApprovalMode, type Maker } from '#features/approvals/public.ts'
import { pageOf, recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { stateOf } from '../optional/dto.ts'
import { notifyOpenedJob } from '../optional/notify-opened.ts'
import { addOffer, allOffers, countsOf, lockOffer, stopOffer, type OfferRow } from '../optional/store.ts'

export const optionals: RunCallHandler<typeof cardsAdminCalls.optionals> = async (
  { companyId, ...page },
  { db, clock },
) => {
  const { rows, total } = await pageOf(db, allOffers(db, companyId), page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id'),
  )
  const names = await companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  const records: AdminOptional[] = []
  for (const row of rows) records.push(await toDto(db, row, names.get(row.company_id) ?? '', clock.now()))
  return answer({ records, total })
}

type CreateOptionalInput = Input<typeof cardsAdminCalls.createOptional>

export const createOptional: RunCallHandler<typeof cardsAdminCalls.createOptional> = (offerInput, ctx) =>
  offer(offerInput, ctx, 'alone', ctx.staff)

export const optionalApproved: DoApproved = (input, ctx, by) =>
  offer(input as CreateOptionalInput, ctx, 'approved', by)

async function offer(offerInput: CreateOptionalInput, ctx: StaffContext, handing: ApprovalMode, by: Maker) {
  const { companyId, openDay, closeDay, useUntil, items, pick } = offerInput
  const companyName = await companyNameOf(ctx.db, companyId)
  if (companyName === '') return refuse('notFound')
  const now = ctx.clock.now()
  if (offerInput.title.trim() === '') return badInput('title', '请填写标题')
  if (!isDay(openDay)) return badInput('openDay', '请填写开始日期')
  if (!isDay(closeDay) || closeDay < openDay || closeDay < shanghaiDay(now))
    return badInput('closeDay', '截止日期不能早于开始日期和今天')
  if (!isDay(useUntil) || useUntil < closeDay) return badInput('useUntil', '使用截止日期不能早于截止日期')
  if (items.some(({ name }) => name.trim() === '')) return badInput('items', '请填写每项权益的名称')
  if (offerInput.audience === 'self' && pick > items.length)
    return badInput('pick', '可选数量不能多于可选权益')
  const title = `新建自选福利「${offerInput.title.trim()}」`
  const lines = [
    `${items.length} 选 ${pick}`,
    ...items.map(({ name, times }) => `${name.trim()} ${times} 次`),
  ]
  const worth = moreThan(null, optionalsWorth(items, pick))
  if (
    handing === 'alone' &&
    !(await mayDisburse(ctx, { kind: 'optionals', companyId, worth, title, lines, input: offerInput }))
  )
    return answer(null, awaitingApprovalText)
  const row: OfferRow = {
    company_id: companyId,
    id: newId(),
    title: offerInput.title.trim(),
    summary: offerInput.summary.trim(),
    audience: offerInput.audience,
    pick,
    items: items.map((item) => ({
      ...item,
      id: newId(),
      name: item.name.trim(),
      summary: item.summary.trim(),
    })),
    opens_at: startOfDay(openDay),
    closes_at: fromMoment(`${closeDay} 23:59:59`),
    use_until: fromMoment(`${useUntil} 23:59:59`),
    void_reason: null,
    staff_id: by.id,
    staff_name: by.name,
    created_at: now,
    notified_until: null,
  }
  await addOffer(ctx.db, { ...row, items: JSON.stringify(row.items) })
  // Opens at once if it starts today, without waiting for the job.
  if (stateOf(row, now) === 1) await ctx.jobs.send(ctx.db, notifyOpenedJob, {})
  await recordAuditEvent(ctx, {
    action: 'makeOptional',
    payload: { companyName, title: row.title, items: row.items.length, pick },
  })
  return answer(await toDto(ctx.db, row, companyName, now))
}

export const voidOptional: RunCallHandler<typeof cardsAdminCalls.voidOptional> = async (
  { companyId, id, reason },
  ctx,
) => {
  const row = await lockOffer(ctx.db, companyId, id)
  if (!row) return refuse('notFound')
  if (row.void_reason !== null) return refuse('optionalVoided')
  if (reason.trim().length < 2) return badInput('reason', '请填写原因')
  await stopOffer(ctx.db, row, reason.trim())
  await recordAuditEvent(ctx, { action: 'voidOptional', payload: { name: row.title, reason: reason.trim() } })
  const now: OfferRow = { ...row, void_reason: reason.trim() }
  return answer(await toDto(ctx.db, now, await companyNameOf(ctx.db, companyId), ctx.clock.now()))
}

const states = { 1: 'open', 2: 'over', 3: 'coming' } as const

async function toDto(db: Db, row: OfferRow, companyName: string, now: Date): Promise<AdminOptional> {
  const { people, byItem } = await countsOf(db, row)
  return {
    id: row.id,
    companyId: row.company_id,
    companyName,
    title: row.title,
    summary: row.summary,
    audience: row.audience,
    pick: row.pick,
    openDay: shanghaiDay(row.opens_at),
    closeDay: shanghaiDay(row.closes_at),
    useUntil: shanghaiDay(row.use_until),
    state: row.void_reason === null ? states[stateOf(row, now)] : 'void',
    voidReason: row.void_reason,
    items: row.items.map(({ id, ...item }) => ({
      ...item,
      // So few choose counselling that a count could identify them.
      chosenCount: supplierOf(item.supplierCode) === 'EAP' ? null : (byItem.get(id) ?? 0),
    })),
    chooserCount: people,
    createdBy: row.staff_name,
    createTime: shanghaiMoment(row.created_at),
  }
}
