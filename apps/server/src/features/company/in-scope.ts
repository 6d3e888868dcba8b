import type { StaffContext } from '#platform/call/context.ts'
import { companyById } from './store.ts'

export interface ScopedCompany {
  readonly id: string
  readonly name: string
}

type ScopeDeps = Pick<StaffContext, 'db' | 'staff'>

/** Staff of a company see only that one; others do not exist for them. */
export async function companyInScope(
  { db, staff }: ScopeDeps,
  companyId: string,
): Promise<ScopedCompany | null> {
  if (staff.companyId !== null && staff.companyId !== companyId) return null
  const company = await companyById(db, companyId)
  return company ? { id: company.id, name: company.name } : null
}

export async function companiesInScope({ db, staff }: ScopeDeps): Promise<ScopedCompany[]> {
  if (staff.companyId === null)
    return db.selectFrom('company').select(['id', 'name']).orderBy('name').orderBy('id').execute()
  const own = await companyInScope({ db, staff }, staff.companyId)
  return own ? [own] : []
}
