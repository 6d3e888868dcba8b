import { packageStates } from '@yf/domain/equity'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { EquityPackageTable } from '../tables.ts'

export type NewPackage = Pick<
  Insertable<EquityPackageTable>,
  | 'company_id'
  | 'account_id'
  | 'family_id'
  | 'person_id'
  | 'kind'
  | 'name'
  | 'summary'
  | 'supplier_code'
  | 'start_time'
  | 'end_time'
  | 'unit'
  | 'total'
  | 'time_fen'
> & { readonly id?: string }

/** Chunk size that keeps a statement small. */
const atOnce = 200

/** Creates unused packages for members, or for people who have not registered. Returns their ids, in the same order. */
export async function grantPackages(tx: Db, packages: readonly NewPackage[]): Promise<string[]> {
  const rows = packages.map((one) => ({ id: newId(), ...one, status: packageStates.usable, used: 0 }))
  for (let from = 0; from < rows.length; from += atOnce)
    await tx
      .insertInto('equity_package')
      .values(rows.slice(from, from + atOnce))
      .execute()
  return rows.map(({ id }) => id)
}
