import { allCompanyNames, companyNameOf } from '#features/company/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

/** The database guarantees that staff with this role belong to a company. */
export function ownCompany({ staff }: StaffContext): string {
  if (staff.companyId === null) throw new Error('only staff of a company have this permission')
  return staff.companyId
}

export interface Employer {
  readonly id: string
  readonly name: string
}

/** Staff of a company keep the people of that one; another does not exist for them. */
export async function employerOf(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  companyId: string,
): Promise<Employer | null> {
  if (staff.companyId !== null && staff.companyId !== companyId) return null
  const name = await companyNameOf(db, companyId)
  return name === '' ? null : { id: companyId, name }
}

export async function employersOf(ctx: StaffContext): Promise<Employer[]> {
  if (ctx.staff.companyId === null) return allCompanyNames(ctx.db)
  const own = await employerOf(ctx, ctx.staff.companyId)
  return own ? [own] : []
}
