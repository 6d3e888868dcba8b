import type { workbenchCalls } from '@yf/contract/workbench'
import type { PayBatch } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { putIntoBatch } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { batchesOnTheWire } from './on-the-wire.ts'
import { batches, newBatch } from './store.ts'

/** All of them or none: half a batch would be paid without anybody having chosen it. */
export const makeBatch = withDuty<typeof workbenchCalls.makeBatch>('makeBatch', 'pay', async (input, ctx) => {
  const ids = [...new Set(input.paymentIds)]
  const batchId = await newBatch(ctx.db, ctx.staff.id, ctx.clock.now())
  if ((await putIntoBatch(ctx.db, batchId, ids)) !== ids.length) return refuse('notPayable')
  const batch = await batchById(ctx.db, batchId)
  if (!batch) return refuse('notFound')
  await recordDeed(ctx, { deed: '生成打款批次', detail: wordsOf(batch) })
  return answer(batch)
})

export async function batchById(db: Db, id: string): Promise<PayBatch | undefined> {
  const [batch] = await batchesOnTheWire(db, await batches(db).where('t.id', '=', id).execute())
  return batch
}

export const wordsOf = ({ batchNo, count, totalFen }: PayBatch): string =>
  `${batchNo} 共 ${count} 笔 ${formatFen(totalFen)}`
