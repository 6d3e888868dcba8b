import type { welfareAdminCalls } from '@yf/contract/welfare-admin'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import { companyNameOf, membersOfPhones } from '#features/company/public.ts'
import { namesOf } from '#features/identity/public.ts'
import { pageOf, recordAuditEvent, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { addWelfareRows, removeWelfareRow, welfareRows } from '../welfare-store.ts'

type WelfareCalls = typeof welfareAdminCalls

export const welfare: RunCallHandler<WelfareCalls['welfare']> = async ({ companyId, ...page }, ctx) => {
  const { db } = ctx
  const companyName = await companyNameOf(db, companyId)
  if (companyName === '') return refuse('notFound')
  const { rows, total } = await pageOf(db, welfareRows(db, companyId), page, (all) =>
    all.orderBy('id', 'desc'),
  )
  const names = await namesOf(
    db,
    rows.map(({ account_id }) => account_id),
  )
  const encrypted = rows.map(({ account_id }) => account_id)
  await recordRead(ctx, { action: 'listWelfare', encrypted, payload: { companyName } })
  const records = rows.map((row) => ({
    id: row.id,
    companyId,
    name: row.name,
    summary: row.summary,
    endDay: row.end_dt,
    holderName: names.get(row.account_id) ?? '',
    isFamily: row.family_id !== null,
  }))
  return answer({ records, total })
}

export const addWelfare: RunCallHandler<WelfareCalls['addWelfare']> = async (input, ctx) => {
  const { companyId, phones, endDay } = input
  const [name, summary] = [input.name.trim(), input.summary.trim()]
  const companyName = await companyNameOf(ctx.db, companyId)
  if (companyName === '') return refuse('notFound')
  if (name === '') return badInput('name', '请填写名称')
  if (summary === '') return badInput('summary', '请填写说明')
  if (!isDay(endDay) || endDay < shanghaiDay(ctx.clock.now()))
    return badInput('endDay', '截止日期应为今天或以后')
  const { accountIds, fault } = await membersOfPhones(ctx, companyId, phones)
  if (fault !== null) return badInput('phones', fault)
  await addWelfareRows(
    ctx.db,
    accountIds.map((account_id) => ({
      company_id: companyId,
      id: newId(),
      account_id,
      family_id: null,
      name,
      summary,
      end_dt: endDay,
    })),
  )
  const payload = { companyName, title: name, people: accountIds.length, endDay }
  await recordAuditEvent(ctx, { action: 'addWelfare', encrypted: accountIds, payload })
  return answer({ added: accountIds.length }, '已发放')
}

export const removeWelfare: RunCallHandler<WelfareCalls['removeWelfare']> = async (
  { companyId, id },
  ctx,
) => {
  const companyName = await companyNameOf(ctx.db, companyId)
  const row = companyName === '' ? undefined : await removeWelfareRow(ctx.db, companyId, id)
  if (!row) return refuse('notFound')
  const payload = { companyName, title: row.name, people: 1, endDay: row.end_dt }
  await recordAuditEvent(ctx, { action: 'removeWelfare', encrypted: [row.account_id], payload })
  return answer(null, '已收回')
}
