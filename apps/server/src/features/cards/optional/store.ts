import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { OptionalChoiceTable, OptionalOfferTable } from '../tables.ts'

export type OfferRow = Selectable<OptionalOfferTable>
export type ChoiceRow = Selectable<OptionalChoiceTable>

/** Offers of a company that are open, open soon or ended recently: people look up what they have chosen. */
export const offersOf = (db: Db, companyId: string, endedAfter: Date): Promise<OfferRow[]> =>
  db
    .selectFrom('optional_offer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('void_reason', 'is', null)
    .where('closes_at', '>', endedAfter)
    .orderBy('closes_at')
    .orderBy('id')
    .execute()

/** Shared lock: nobody can stop the offer while somebody chooses. */
export const holdOffer = (tx: Db, companyId: string, id: string): Promise<OfferRow | undefined> =>
  tx
    .selectFrom('optional_offer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()

export const choicesOf = (
  db: Db,
  companyId: string,
  offerIds: readonly string[],
  accountId: string,
): Promise<ChoiceRow[]> =>
  offerIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('optional_choice')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('offer_id', 'in', offerIds)
        .where('account_id', '=', accountId)
        .where('dropped_at', 'is', null)
        .orderBy('chosen_at')
        .orderBy('id')
        .execute()

/** Serialises all choices of one employee for one offer. */
export async function lockChooser(tx: Db, offer: OfferRow, accountId: string, now: Date): Promise<void> {
  const key = { company_id: offer.company_id, offer_id: offer.id, account_id: accountId }
  await tx
    .insertInto('optional_chooser')
    .values({ ...key, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'offer_id', 'account_id']).doUpdateSet({ changed_at: now }),
    )
    .execute()
}

export const addChoices = (tx: Db, rows: readonly Insertable<OptionalChoiceTable>[]) =>
  tx.insertInto('optional_choice').values(rows).execute()

export const dropChoice = (tx: Db, { company_id, id }: ChoiceRow, now: Date) =>
  tx
    .updateTable('optional_choice')
    .set({ dropped_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

export const allOffers = (db: Db, companyId: string | undefined) =>
  db
    .selectFrom('optional_offer')
    .selectAll()
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId!))

export const lockOffer = (tx: Db, companyId: string, id: string): Promise<OfferRow | undefined> =>
  tx
    .selectFrom('optional_offer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const addOffer = (tx: Db, offer: Insertable<OptionalOfferTable>) =>
  tx.insertInto('optional_offer').values(offer).execute()

export const stopOffer = (tx: Db, { company_id, id }: OfferRow, reason: string) =>
  tx
    .updateTable('optional_offer')
    .set({ void_reason: reason })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

/** The number of people who have chosen, and of present choices per item. */
export async function countsOf(
  db: Db,
  { company_id, id }: Pick<OfferRow, 'company_id' | 'id'>,
): Promise<{ people: number; byItem: ReadonlyMap<string, number> }> {
  const activeChoices = db
    .selectFrom('optional_choice')
    .where('company_id', '=', company_id)
    .where('offer_id', '=', id)
    .where('dropped_at', 'is', null)
  const { people } = await activeChoices
    .select(sql<number>`count(distinct account_id)::int`.as('people'))
    .executeTakeFirstOrThrow()
  const rows = await activeChoices
    .select(['item_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('item_id')
    .execute()
  return { people, byItem: new Map(rows.map((row) => [row.item_id, row.count])) }
}
