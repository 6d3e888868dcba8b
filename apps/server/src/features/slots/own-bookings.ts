import { sql } from 'kysely'
import { openBookingStates, type BookingState, type SlotKind } from '@yf/domain/booking'
import type { Db } from '#platform/db/handle.ts'
import type { BookingRow } from './booking-store.ts'

/** Null is every kind. */
const ofPerson = (db: Db, kind: SlotKind | null, accountId: string) =>
  db
    .selectFrom('booking')
    .where('account_id', '=', accountId)
    .$if(kind !== null, (query) => query.where('kind', '=', kind!))

/** Another member's booking is not found. */
export const ownBooking = async (
  db: Db,
  kind: SlotKind | null,
  accountId: string,
  id: string,
): Promise<BookingRow | null> =>
  (await ofPerson(db, kind, accountId).selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** The open booking of a kind that allows only one. */
export const openBookingOf = async (db: Db, kind: SlotKind, accountId: string): Promise<BookingRow | null> =>
  (await ofPerson(db, kind, accountId)
    .selectAll()
    .where('state', 'in', openBookingStates)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()) ?? null

interface BookingPeriod {
  readonly states: readonly BookingState[]
  readonly endsAfter: Date
  readonly startsBefore: Date
  readonly limit: number
}

/** Upcoming bookings within a span, the next one first. */
export const ownBookingsUntil = (
  db: Db,
  accountId: string,
  { states, endsAfter, startsBefore, limit }: BookingPeriod,
): Promise<BookingRow[]> =>
  ofPerson(db, null, accountId)
    .selectAll()
    .where('state', 'in', states)
    .where('ends_at', '>', endsAfter)
    .where('starts_at', '<', startsBefore)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute()

export interface BookingPage {
  readonly state?: BookingState | undefined
  readonly pageNo: number
  readonly pageSize: number
}

/** Open ones first, the next one on top; then the latest. */
export async function bookingsOf(
  db: Db,
  kind: SlotKind | null,
  accountId: string,
  { state, pageNo, pageSize }: BookingPage,
): Promise<{ rows: BookingRow[]; total: number }> {
  const matching = ofPerson(db, kind, accountId).$if(state !== undefined, (query) =>
    query.where('state', '=', state!),
  )
  const isOpen = sql<boolean>`state in (1, 2)`
  const rows = await matching
    .selectAll()
    .orderBy(isOpen, 'desc')
    .orderBy(sql`case when ${isOpen} then starts_at end`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** For staff who look at one member: never counselling. To order and page. */
export const memberBookingQuery = (db: Db, accountId: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'company_id', 'kind', 'state', 'starts_at', 'created_at'])
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'counselling')

/** For the console page of a kind, which filters and pages it: no other query crosses persons. */
export const bookingQuery = (db: Db, kind: SlotKind) => db.selectFrom('booking').where('kind', '=', kind)
