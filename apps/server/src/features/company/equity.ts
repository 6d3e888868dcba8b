import type { companyCalls } from '@yf/contract/company'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from './public.ts'
import { companyEquities } from './store.ts'

export const equity: Run<typeof companyCalls.equity> = async ({ companyId }, ctx) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  const rows = await companyEquities(ctx.db, companyId)
  return answer(
    rows.map(({ id, name, summary, kind, end_dt, covered_count }) => ({
      id,
      name,
      summary,
      kind,
      endDt: end_dt,
      coveredCount: covered_count,
    })),
  )
}
