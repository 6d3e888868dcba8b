import { sql, type Insertable, type Selectable } from 'kysely'
import type { AdvertPosition } from '@yf/domain/advert'
import type { Db } from '#platform/db/handle.ts'
import type { AdvertTable } from './tables.ts'

export type AdvertRow = Selectable<AdvertTable>
export type AdvertColumns = Omit<Insertable<AdvertTable>, 'company_id' | 'id' | 'revision' | keyof SavedBy>

/** The primary key: an advert belongs to one company. */
export interface AdvertKey {
  readonly companyId: string
  readonly id: string
}

export interface SavedBy {
  readonly saved_by: string
  readonly saved_at: Date
}

export interface AdvertPlacement {
  readonly companyId: string
  readonly position: AdvertPosition
}

export const advertsAt = (db: Db, { companyId, position }: AdvertPlacement) =>
  db.selectFrom('advert').selectAll().where('company_id', '=', companyId).where('position', '=', position)

/** In the app's order; ended adverts have no position in the app and follow, last ended first. */
export function inAppOrder(adverts: ReturnType<typeof advertsAt>, now: Date): ReturnType<typeof advertsAt> {
  const isOver = sql<boolean>`ends_at <= ${now}`
  return adverts
    .orderBy(sql`case when ${isOver} then null else sort end`)
    .orderBy(sql`case when ${isOver} then ends_at end`, 'desc')
    .orderBy('id')
}

export const advertAt = (db: Db, { companyId, id }: AdvertKey): Promise<AdvertRow | undefined> =>
  db
    .selectFrom('advert')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export const lastSaverOf = async (db: Db, key: AdvertKey): Promise<string | null> =>
  (await advertAt(db, key))?.saved_by ?? null

export const addAdverts = (db: Db, rows: readonly Insertable<AdvertTable>[]): Promise<AdvertRow[]> =>
  db
    .insertInto('advert')
    .values([...rows])
    .returningAll()
    .execute()

/** Nothing if somebody else has saved since it was loaded. */
export const saveAdvert = (
  db: Db,
  { companyId, id, revision }: AdvertKey & { readonly revision: number },
  changes: Partial<AdvertColumns> & SavedBy,
): Promise<AdvertRow | undefined> =>
  db
    .updateTable('advert')
    .set({ ...changes, revision: revision + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()

export interface AdvertCount {
  readonly advert_id: string
  readonly kind: 'show' | 'click'
  readonly times: number
  readonly people: number
}

export const countsOf = async (db: Db, rows: readonly AdvertRow[]): Promise<AdvertCount[]> =>
  rows.length === 0
    ? []
    : db
        .selectFrom('advert_count')
        .select(['advert_id', 'kind'])
        .select(sql<number>`sum(times)::integer`.as('times'))
        .select(sql<number>`count(distinct account_id)::integer`.as('people'))
        .where('company_id', 'in', [...new Set(rows.map(({ company_id }) => company_id))])
        .where(
          'advert_id',
          'in',
          rows.map(({ id }) => id),
        )
        .groupBy(['advert_id', 'kind'])
        .execute()
