import type { workbenchCalls } from '@yf/contract/workbench'
import { answer, refuse } from '#platform/call/outcome.ts'
import { sendPayment } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { batchById, wordsOf } from './make-batch.ts'
import { markBatch, paymentsOfBatch, wayOf } from './store.ts'

/** The payments are asked for once the transaction stands; each is one instruction at the partner. */
export const sendBatch = withDuty<typeof workbenchCalls.sendBatch>(
  'sendBatch',
  'pay',
  async ({ batchId }, ctx) => {
    const batch = await batchById(ctx.db, batchId)
    if (!batch) return refuse('notFound')
    if (!(await markBatch(ctx.db, batchId, 'sent', ctx.clock.now())))
      return (await wayOf(ctx.db, batchId)) === 'file'
        ? refuse('otherPayWay', '该批次已下载打款文件，将由银行按文件打款，不能再发送给付款方')
        : refuse('stateMoved', '该批次已发送')
    for (const payment of await paymentsOfBatch(ctx.db, batchId)) await sendPayment(ctx, payment)
    await recordDeed(ctx, { deed: '发送打款批次', detail: wordsOf(batch) })
    const sent = await batchById(ctx.db, batchId)
    return sent ? answer(sent) : refuse('notFound')
  },
)
