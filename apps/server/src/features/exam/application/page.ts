import type { examCalls } from '@yf/contract/exam'
import { examPromise } from '@yf/domain/exam-claim'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { draftOf, toDraftDto } from './draft-store.ts'
import { examinedOf, toMemberDto } from './members.ts'

export const page: RunCallHandler<typeof examCalls.page> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const [members, draft] = await Promise.all([
    examinedOf(ctx, accountId, membership),
    draftOf(ctx.db, { companyId, accountId }),
  ])
  return answer({
    members: members.map(toMemberDto),
    draft: draft ? await toDraftDto(ctx.db, draft) : null,
    promise: examPromise,
  })
}
