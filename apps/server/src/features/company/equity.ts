import type { CompanyContact, companyCalls } from '@yf/contract/company'
import type { Selectable } from 'kysely'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from './public.ts'
import { explained } from './explained.ts'
import { companyById, companyEquities } from './store.ts'
import type { CompanyTable } from './tables.ts'

export const equity: RunCallHandler<typeof companyCalls.equity> = async ({ companyId }, ctx) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  const [rows, company] = await Promise.all([
    companyEquities(ctx.db, companyId),
    companyById(ctx.db, companyId),
  ])
  const benefits = rows.map(({ id, name, summary, kind, end_dt, covered_count, gift_name, ...row }) => ({
    ...explained(row),
    id,
    name,
    summary,
    kind,
    endDt: end_dt,
    coveredCount: covered_count,
    giftName: gift_name,
  }))
  return answer({
    benefits,
    contact: company ? contactOf(company) : null,
  })
}

/** Null if the company has no contact. */
const contactOf = (company: Selectable<CompanyTable>): CompanyContact | null =>
  company.hr_department === null
    ? null
    : {
        department: company.hr_department,
        person: company.hr_person,
        phone: company.hr_phone,
        mail: company.hr_mail,
        hours: company.hr_hours,
        place: company.hr_place,
      }
