import type { workbenchCalls } from '@yf/contract/workbench'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { pageOf } from '../page-of.ts'
import { batchRows, paymentRows } from './on-the-wire.ts'
import { batches as allBatches, paymentsIn, withCards } from './store.ts'

/** What waits is paid in the order in which it was decided; what has ended is looked up from the newest on. */
export const payments: Run<typeof workbenchCalls.payments> = async (input, { db }) => {
  const direction = input.state === 'waiting' || input.state === 'sent' ? 'asc' : 'desc'
  const { rows, total } = await pageOf(db, paymentsIn(db, input), input, (query) =>
    query.orderBy('p.created_at', direction).orderBy('p.id', direction),
  )
  return answer({ records: await paymentRows(db, await withCards(db, rows)), total })
}

export const batches: Run<typeof workbenchCalls.batches> = async (input, { db }) => {
  const { rows, total } = await pageOf(db, allBatches(db), input, (query) =>
    query.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc'),
  )
  return answer({ records: await batchRows(db, rows), total })
}
