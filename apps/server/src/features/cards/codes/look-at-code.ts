import type { cardCalls } from '@yf/contract/cards'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { companyNameOf } from '#features/company/public.ts'
import { batchOf } from './code-store.ts'
import { collectRefusal } from './collectable.ts'
import { unlock } from './unlock.ts'

export const lookAtCode: RunCallHandler<typeof cardCalls.lookAtCode> = async (input, ctx) => {
  const unlocked = await unlock(ctx, input)
  if (unlocked.kind !== 'unlocked') return unlocked
  const batch = await batchOf(ctx.db, unlocked.code)
  const refusal = collectRefusal(unlocked.code, batch, ctx.clock.now())
  if (refusal) return refusal
  return answer({
    name: batch.name,
    summary: batch.summary,
    benefits: batch.benefits,
    companyName: await companyNameOf(ctx.db, batch.company_id),
    packageSupplierCode: batch.supplier_code,
    total: batch.times,
    validDays: batch.valid_days,
    collectUntil: shanghaiMoment(batch.collect_until),
  })
}
