import type { cardCalls } from '@yf/contract/cards'
import { addDays, fromMoment, shanghaiDay } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { grantPackages } from '#features/equity/public.ts'
import { holdBatch, takeCode } from './code-store.ts'
import { collectRefusal } from './collectable.ts'
import { unlock } from './unlock.ts'

/**
 * The card becomes a package of the collector: a family member's is stored under the employee and belongs to the
 * family member.
 */
export const collect: RunCallHandler<typeof cardCalls.collect> = async (input, ctx) => {
  const unlocked = await unlock(ctx, input)
  if (unlocked.kind !== 'unlocked') return unlocked
  const { code, membership } = unlocked
  const now = ctx.clock.now()
  const batch = await holdBatch(ctx.db, code)
  const refusal = collectRefusal(code, batch, now)
  if (refusal) return refusal
  const id = newId()
  if (!(await takeCode(ctx.db, code, { accountId: ctx.caller.accountId, packageId: id, at: now })))
    return refuse('cardCodeTaken')
  await grantPackages(ctx.db, [
    {
      id,
      company_id: batch.company_id,
      account_id: membership.benefitsOf.accountId,
      family_id: membership.benefitsOf.familyId,
      kind: 'card',
      name: batch.name,
      summary: batch.summary,
      supplier_code: batch.supplier_code,
      start_time: now,
      // Valid to the end of its last day.
      end_time: fromMoment(`${addDays(shanghaiDay(now), batch.valid_days)} 23:59:59`),
      unit: 'times',
      total: batch.times,
      time_fen: batch.time_fen,
    },
  ])
  return answer({ id, companyId: batch.company_id, name: batch.name }, '领取成功')
}
