import type { familyCalls } from '@yf/contract/family'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { ownProfile } from '#features/identity/public.ts'
import { toMemberDto, toSelfDto } from './dto.ts'
import { familyOf } from './store.ts'
import { tiesOf } from './ties.ts'

/** The member first, then the family in the order in which they were added. */
export const list: RunCallHandler<typeof familyCalls.list> = async (_input, ctx) => {
  const { db, cipher, caller } = ctx
  const [self, family] = await Promise.all([
    ownProfile(db, cipher, caller.accountId),
    familyOf(db, caller.accountId),
  ])
  if (!self) return refuse('notFound')
  if (family.length === 0) return answer([toSelfDto(self)])
  const ties = await tiesOf(ctx, caller.accountId)
  return answer([toSelfDto(self), ...family.map((row) => toMemberDto(cipher, row, ties))])
}
