import type { paymentsAdminCalls } from '@yf/contract/payments-admin'
import { addDays, isDay, shanghaiDay } from '@yf/domain/dates'
import { billDays } from '../bill-days.ts'
import { compareDay } from '../reconcile-job.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'

/** As far back as the provider offers bills. */
const reach = 90

export const days: RunCallHandler<typeof paymentsAdminCalls.days> = async ({ pageNo, pageSize }, ctx) => {
  const today = shanghaiDay(ctx.clock.now())
  const from = (pageNo - 1) * pageSize
  const count = Math.max(0, Math.min(pageSize, reach - from))
  const pageDays = Array.from({ length: count }, (_, at) => addDays(today, -(from + at + 1)))
  return answer({ records: await billDays(ctx.db, pageDays), total: reach })
}

export const compare: RunCallHandler<typeof paymentsAdminCalls.compare> = async ({ day }, ctx) => {
  if (!isDay(day)) return badInput('day', '请选择有效的日期')
  if (day >= shanghaiDay(ctx.clock.now())) return refuse('billDayNotOver')
  const word = await ctx.partners.wechatPay.bill(day)
  if (word.kind === 'unknown') return refuse('billNotThere')
  await compareDay(ctx, day, word.kind === 'bill' ? word.entries : [])
  await recordAuditEvent(ctx, { action: 'compareBill', payload: { day } })
  return answer((await billDays(ctx.db, [day]))[0]!)
}
