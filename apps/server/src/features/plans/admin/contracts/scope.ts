import type { Staff } from '#platform/call/context.ts'

/** What belongs to another company answers as not existing. */
export const isInScope = ({ companyId }: Staff, company_id: string): boolean =>
  companyId === null || companyId === company_id
