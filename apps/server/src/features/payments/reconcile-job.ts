import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import type { BillEntry } from '#partners/wechat-pay/port.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { differences } from './rules.ts'
import { providerNo } from './store.ts'

/**
 * Compares yesterday's bill of the provider, available from ten o'clock, with our books. Differences change nothing.
 */
export const reconcileJob: Job<{ day?: string }> = {
  name: 'payments.reconcile',
  retries: 8,
  cron: '30 10 * * *',
  async run({ day = '' }, ctx) {
    await reconcile(day || addDays(shanghaiDay(ctx.clock.now()), -1), ctx)
  },
}

async function reconcile(day: string, ctx: JobContext): Promise<void> {
  const word = await ctx.partners.wechatPay.bill(day)
  if (word.kind === 'unknown') throw new Error('the bill of a day cannot be had yet')
  await ctx.transaction((inner) => compareDay(inner, day, word.kind === 'bill' ? word.entries : []))
}

/** Stores that a day was compared, and the differences. Existing ones keep their notes. */
export async function compareDay(
  inner: Pick<JobContext, 'db' | 'clock'>,
  day: string,
  theirs: readonly BillEntry[],
): Promise<void> {
  const at = inner.clock.now()
  await inner.db
    .insertInto('payment_bill')
    .values({ bill_day: day, compared_at: at })
    .onConflict((conflict) => conflict.column('bill_day').doUpdateSet({ compared_at: at }))
    .execute()
  const found = differences(await entriesOf(inner.db, day), theirs)
  if (found.length === 0) return
  await inner.db
    .insertInto('payment_difference')
    .values(
      found.map((one) => ({ bill_day: day, ...one, found_at: at, seen_at: null, seen_by: null, note: null })),
    )
    .onConflict((conflict) => conflict.columns(['bill_day', 'trade_no', 'kind']).doNothing())
    .execute()
  const text = `${day} 微信支付对账有 ${found.length} 处差异，请核对`
  await alertStaff(inner, { kind: 'billDifference', about: day, text })
}

/** Our books of a day, in the format of a bill. */
async function entriesOf(db: Db, day: string): Promise<BillEntry[]> {
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))]
  const payments = await db
    .selectFrom('incoming_payment')
    .select(['id', 'paid_fen'])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .execute()
  const refunds = await db
    .selectFrom('incoming_refund')
    .select(['id', 'amount_fen'])
    .where('done_at', '>=', from)
    .where('done_at', '<', to)
    .execute()
  return [
    ...payments.map(({ id, paid_fen }) => ({
      kind: 'payment' as const,
      no: providerNo(id),
      amountFen: paid_fen ?? 0,
    })),
    ...refunds.map(({ id, amount_fen }) => ({
      kind: 'refund' as const,
      no: providerNo(id),
      amountFen: amount_fen,
    })),
  ]
}
