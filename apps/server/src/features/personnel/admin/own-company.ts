import type { StaffContext } from '#platform/call/context.ts'

/** The database guarantees that staff with this role belong to a company. */
export function ownCompany({ staff }: StaffContext): string {
  if (staff.companyId === null) throw new Error('only staff of a company have this permission')
  return staff.companyId
}
