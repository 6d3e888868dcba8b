import type { companyCalls } from '@yf/contract/company'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from './public.ts'
import { medicalServices } from './store.ts'

export const highMedicalServices: Run<typeof companyCalls.highMedicalServices> = async (
  { companyId },
  ctx,
) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  const rows = await medicalServices(ctx.db, companyId)
  return answer(
    rows.map(({ company_id: _, sort: _order, price_fen, ...said }) => ({ ...said, priceFen: price_fen })),
  )
}
