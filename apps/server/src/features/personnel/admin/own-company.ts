import type { StaffContext } from '#platform/call/context.ts'

/** The database lets nobody be of a company's own people without a company. */
export function ownCompany({ staff }: StaffContext): string {
  if (staff.companyId === null) throw new Error('only those who belong to a company have this duty')
  return staff.companyId
}
