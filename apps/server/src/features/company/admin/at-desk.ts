import type { Call } from '@yf/contract/call'
import type { companyAdminCalls } from '@yf/contract/company-admin'
import { allCompanyNames, companyNameOf } from '#features/company/public.ts'
import { withPermission } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof companyAdminCalls

export const atDesk = <C extends Call>(name: Name, run: RunCallHandler<C>) =>
  withPermission<C>(`company.${name}`, 'describe', run)

interface Kept {
  readonly id: string
  readonly name: string
}

/** Staff of a company manage only that one; others do not exist for them. */
export async function keptBy(ctx: StaffContext): Promise<Kept[]> {
  const own = ctx.staff.companyId
  if (own === null) return allCompanyNames(ctx.db)
  const kept = await keptCompany(ctx, own)
  return kept ? [kept] : []
}

export async function keptCompany({ db, staff }: StaffContext, companyId: string): Promise<Kept | undefined> {
  if (staff.companyId !== null && staff.companyId !== companyId) return undefined
  const name = await companyNameOf(db, companyId)
  return name === '' ? undefined : { id: companyId, name }
}
