import type { familyCalls } from '@yf/contract/family'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { tieOf, tiesOf } from './ties.ts'
import { removeMember, takeFamily } from './store.ts'

/** A person who is insured or has an account through the holder must not disappear. */
export const remove: RunCallHandler<typeof familyCalls.remove> = async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const family = await takeFamily(ctx.db, accountId)
  const row = family.find((one) => one.id === id)
  if (!row) return refuse('notFound')
  const tie = tieOf(await tiesOf(ctx, accountId), id)
  if (tie) return refuse(tie)
  await removeMember(ctx.db, row)
  return answer(null, '已删除')
}
