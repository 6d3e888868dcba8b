import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import type { CompanyStatus } from '@yf/domain/company-status'
import { countLists, pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { inSetUp, toCompanyDto, toCompanyRowDto } from './dto.ts'
import { companyQuery, managedRow } from './store.ts'

export const list: RunCallHandler<typeof companySetUpCalls.list> = async (
  { keyword, groupId, status, ...page },
  { db, staff },
) => {
  const { rows, total } = await pageOf(
    db,
    companyQuery(db, staff, { keyword, groupId, status }),
    page,
    (query) => query.orderBy('company.name').orderBy('company.id'),
  )
  const of = (listed: CompanyStatus) => companyQuery(db, staff, { keyword, groupId, status: listed })
  return answer({
    records: rows.map(toCompanyRowDto),
    total,
    counts: await countLists(db, {
      preparing: of('preparing'),
      active: of('active'),
      suspended: of('suspended'),
    }),
  })
}

export const company: RunCallHandler<typeof companySetUpCalls.company> = async ({ companyId }, ctx) => {
  const row = await managedRow(ctx.db, ctx.staff, companyId)
  return row ? answer(toCompanyDto(ctx, row)) : refuse('notFound')
}

export const setUpRows: RunCallHandler<typeof companySetUpCalls.setUpRows> = async ({ companyId }, ctx) => {
  const row = await managedRow(ctx.db, ctx.staff, companyId)
  if (!row) return refuse('notFound')
  const rows = []
  for (const check of ctx.extensionPoints.setUpChecks) {
    const { isDone, note } = await check.stateOf(ctx.db, inSetUp(row))
    rows.push({
      name: check.name,
      note,
      isDone: isDone ? 1 : 0,
      isOptional: check.isOptional ? 1 : 0,
      path: check.path(inSetUp(row)),
    } as const)
  }
  return answer(rows)
}
