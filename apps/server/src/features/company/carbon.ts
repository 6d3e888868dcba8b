import type { companyCalls } from '@yf/contract/company'
import { maskName } from '@yf/domain/masks'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { balanceOf } from '#platform/ledger/ledger.ts'
import { namesOf } from '#features/identity/public.ts'
import { carbonTotal, countWithMore, highestCarbon, memberCount } from './carbon-store.ts'
import { requireMembership } from './public.ts'
import { ranked } from './rules.ts'

const rankingLength = 10
const namedFrom = 10

export const carbon: RunCallHandler<typeof companyCalls.carbon> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const [totalGram, members, highest, myGram] = await Promise.all([
    carbonTotal(ctx.db, companyId),
    memberCount(ctx.db, companyId),
    highestCarbon(ctx.db, companyId, rankingLength),
    balanceOf(ctx.db, { companyId, book: 'carbon', ownerId: accountId }),
  ])
  // In a small group, rank and surname identify a person even if masked.
  const isNamed = members >= namedFrom
  const owners = highest.map((row) => row.ownerId)
  const names = await namesOf(ctx.db, owners)
  return answer({
    totalGram,
    memberCount: members,
    myGram,
    myRank: myGram > 0 ? 1 + (await countWithMore(ctx.db, companyId, myGram)) : null,
    ranking: ranked(highest).map(({ rank, ownerId, gram }) => ({
      rank,
      name: isNamed || ownerId === accountId ? maskName(names.get(ownerId) ?? '') : '同事',
      gram,
      isMe: ownerId === accountId,
    })),
  })
}
