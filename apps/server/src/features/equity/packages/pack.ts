import { sql } from 'kysely'
import type { PackShelf } from '@yf/domain/equity'
import type { Membership } from '#features/company/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { holderOf } from '../store.ts'
import { describedPackages, type OfAccount, type PackageRow } from './described.ts'

/** To the second, as displayed: what ends at 23:59:59 can be used until then (`packageStatus` of the domain). */
const shelfAt = (now: Date) => {
  const second = new Date(Math.floor(now.getTime() / 1000) * 1000)
  return sql<PackShelf>`case when end_time < ${second} or status = 3 then 'lapsed' when status = 2 then 'usedUp' else 'usable' end`
}

/**
 * All that this member may see of it: no counselling of the family (decision 0041), no doctors if the company hides
 * them.
 */
function seenBy(db: Db, membership: Membership) {
  const own = describedPackages(db).where((row) => row.and(holderOf(membership)))
  const visible = membership.showsEquity ? own : own.where('kind', '<>', 'doctor')
  if (membership.isFamily) return visible
  return visible.where((row) =>
    row.or([row('family_id', 'is', null), row('supplier_code', 'not like', '%EAP%')]),
  )
}

/** The earliest to end come first; of the expired ones, the latest. */
export const packPage = (
  db: Db,
  membership: Membership,
  { shelf, now, pageNo, pageSize }: { shelf: PackShelf; now: Date; pageNo: number; pageSize: number },
): Promise<PackageRow[]> =>
  seenBy(db, membership)
    .selectAll()
    .where(shelfAt(now), '=', shelf)
    .$narrowType<OfAccount>()
    .orderBy('end_time', shelf === 'lapsed' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()

export async function packCounts(
  db: Db,
  membership: Membership,
  now: Date,
): Promise<Record<PackShelf, number>> {
  const rows = await seenBy(db, membership)
    .select(({ fn }) => [shelfAt(now).as('shelf'), fn.countAll<number>().as('cards')])
    .groupBy(sql`1`)
    .execute()
  const counts = new Map(rows.map(({ shelf, cards }) => [shelf, cards]))
  const of = (shelf: PackShelf) => counts.get(shelf) ?? 0
  return { usable: of('usable'), usedUp: of('usedUp'), lapsed: of('lapsed') }
}
