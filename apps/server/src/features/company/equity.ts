import type { companyCalls } from '@yf/contract/company'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from './public.ts'
import { explained } from './explained.ts'
import { companyById, companyEquities } from './store.ts'

export const equity: Run<typeof companyCalls.equity> = async ({ companyId }, ctx) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  const [rows, company] = await Promise.all([
    companyEquities(ctx.db, companyId),
    companyById(ctx.db, companyId),
  ])
  const benefits = rows.map(({ id, name, summary, kind, end_dt, covered_count, ...row }) => ({
    ...explained(row),
    id,
    name,
    summary,
    kind,
    endDt: end_dt,
    coveredCount: covered_count,
  }))
  return answer({
    benefits,
    contact: company?.hr_department ? contactOf(company, company.hr_department) : null,
  })
}

const contactOf = (
  { hr_phone, hr_hours, hr_place }: Record<'hr_phone' | 'hr_hours' | 'hr_place', string | null>,
  department: string,
) => ({ department, phone: hr_phone, hours: hr_hours, place: hr_place })
