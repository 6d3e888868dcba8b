import { allCompanyNames, companyNameOf } from './company-names.ts'
import type { StaffContext } from '#platform/call/context.ts'

interface ManagedCompany {
  readonly id: string
  readonly name: string
}

/** Staff of a company manage only that one; others do not exist for them. */
export async function managedCompanies(ctx: StaffContext): Promise<ManagedCompany[]> {
  const own = ctx.staff.companyId
  if (own === null) return allCompanyNames(ctx.db)
  const managed = await managedCompany(ctx, own)
  return managed ? [managed] : []
}

export async function managedCompany(
  { db, staff }: StaffContext,
  companyId: string,
): Promise<ManagedCompany | undefined> {
  if (staff.companyId !== null && staff.companyId !== companyId) return undefined
  const name = await companyNameOf(db, companyId)
  return name === '' ? undefined : { id: companyId, name }
}
