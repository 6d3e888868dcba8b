import type { pointsCalls } from '@yf/contract/points'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import { requireMembership } from '#features/company/public.ts'

const usual = 1

const ruleOf = statement<{ points_per_fen: number }>(
  'select points_per_fen from points_rule where company_id = $1',
)

/** How many points pay one fen at a company. Always whole: `fen * ratio` is points, whatever part of an order it is. */
export async function ratioOf(db: Db, companyId: string): Promise<number> {
  const [rule] = await ruleOf(db, companyId)
  return rule?.points_per_fen ?? usual
}

export const ratio: Run<typeof pointsCalls.ratio> = async ({ companyId }, ctx) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  return answer({ pointsPerYuan: 100 * (await ratioOf(ctx.db, companyId)) })
}
