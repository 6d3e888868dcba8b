import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { CardHandoverTable } from '../tables.ts'

export type HandoverRow = Selectable<CardHandoverTable>

/** Transfers of one card, newest first. */
export const handoversOf = (db: Db, companyId: string, packageId: string): Promise<HandoverRow[]> =>
  db
    .selectFrom('card_handover')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('package_id', '=', packageId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Which of these cards were ever given away. */
export async function handedOverIdsOf(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('card_handover')
    .select('package_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('package_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ package_id }) => package_id))
}

export const addHandover = (tx: Db, handover: Omit<HandoverRow, 'id'>) =>
  tx
    .insertInto('card_handover')
    .values({ ...handover, id: newId() })
    .execute()
