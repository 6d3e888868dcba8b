import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { onPool, type RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { withPayees } from '#features/claims/decision/payment/for-staff.ts'
import { recordRead, countLists, pageOf } from '#features/staff/public.ts'
import { toBatchDtos, toPaymentDtos } from './dto.ts'
import { batches as allBatches, paymentsIn, seenIn } from './store.ts'

const hour = 3_600_000

/** The counts on the tabs, whichever is open. */
const listsOf = (db: Db) => ({
  waiting: paymentsIn(db, { state: 'waiting' }),
  sent: paymentsIn(db, { state: 'sent' }),
  paid: paymentsIn(db, { state: 'paid' }),
  failed: paymentsIn(db, { state: 'failed' }),
  batches: allBatches(db),
})

/** Waiting payments in the order of their decision; ended ones newest first. */
export const payments: RunCallHandler<typeof claimsAdminCalls.payments> = async (input, ctx) => {
  const { db } = ctx
  const direction = input.state === 'waiting' || input.state === 'sent' ? 'asc' : 'desc'
  const { rows, total } = await pageOf(db, paymentsIn(db, input), input, (query) =>
    query.orderBy('p.created_at', direction).orderBy('p.id', direction),
  )
  const records = await toPaymentDtos(ctx, await withPayees(db, rows))
  await recordRead(
    ctx,
    { action: 'listPayments', seen: seenIn(rows), payload: { list: input.state ?? null } },
    hour,
  )
  return answer({ records, total, counts: await countLists(db, listsOf(db)) })
}

/** Sums and counts without personal data, so no audit event. */
export const batches = onPool<typeof claimsAdminCalls.batches>(async (input, ctx) => {
  const { rows, total } = await pageOf(ctx.db, allBatches(ctx.db), input, (query) =>
    query.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc'),
  )
  const counts = await countLists(ctx.db, listsOf(ctx.db))
  return answer({ records: await toBatchDtos(ctx, rows), total, counts })
})
