import type { examCalls } from '@yf/contract/exam'
import { examPromise } from '@yf/domain/exam-claim'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { draftOf, draftOnTheWire } from './draft-store.ts'
import { examinedOf, memberOnTheWire } from './members.ts'

export const page: RunCallHandler<typeof examCalls.page> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const [members, draft] = await Promise.all([
    examinedOf(ctx, accountId, membership),
    draftOf(ctx.db, { companyId, accountId }),
  ])
  return answer({
    members: members.map(memberOnTheWire),
    draft: draft ? await draftOnTheWire(ctx.db, draft) : null,
    promise: examPromise,
  })
}
