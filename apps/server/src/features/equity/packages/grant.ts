import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { EquityPackageTable } from '../tables.ts'

export type Grant = Pick<
  Insertable<EquityPackageTable>,
  | 'company_id'
  | 'account_id'
  | 'family_id'
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

/** So many at a time that a statement stays small. */
const atOnce = 200

/** New packages of people, unused. Answers their ids, in the same order. */
export async function grantPackages(tx: Db, grants: readonly Grant[]): Promise<string[]> {
  const rows = grants.map((grant) => ({ id: newId(), ...grant, status: 1, used: 0 }))
  for (let from = 0; from < rows.length; from += atOnce)
    await tx
      .insertInto('equity_package')
      .values(rows.slice(from, from + atOnce))
      .execute()
  return rows.map(({ id }) => id)
}
