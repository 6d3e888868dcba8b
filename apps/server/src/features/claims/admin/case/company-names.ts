import type { Db } from '#platform/db/handle.ts'
import { companyNamesOf } from '#features/company/public.ts'

export const companyNames = (
  db: Db,
  rows: readonly { readonly company_id: string }[],
): Promise<ReadonlyMap<string, string>> =>
  companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
