import type { companyCalls } from '@yf/contract/company'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { explained } from './explained.ts'
import { requireMembership } from './public.ts'
import { medicalServices } from './store.ts'

export const highMedicalServices: RunCallHandler<typeof companyCalls.highMedicalServices> = async (
  { companyId },
  ctx,
) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  const rows = await medicalServices(ctx.db, companyId)
  return answer(
    rows.map(({ id, name, summary, provider, phone, price_fen, ...row }) => ({
      ...explained(row),
      id,
      name,
      summary,
      provider,
      phone,
      priceFen: price_fen,
    })),
  )
}
