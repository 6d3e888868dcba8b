import { randomInt } from 'node:crypto'
import type { Db } from '#platform/db/handle.ts'
import { holderOf, takeIfFree } from '#platform/keys/unique-keys.ts'

const kind = 'offline_booking.code'

/** Twelve digits: short enough to read out, with a chance of one in 10^12 to guess it. */
const drawn = (): string =>
  String(randomInt(1_000_000)).padStart(6, '0') + String(randomInt(1_000_000)).padStart(6, '0')

/** Runs in the transaction of its booking. */
export async function addOfflineBooking(
  tx: Db,
  { accountId, bookingId, coveredBy }: { accountId: string; bookingId: string; coveredBy: string | null },
): Promise<void> {
  let code = drawn()
  while (!(await takeIfFree(tx, { kind, key: code, holder: accountId }))) code = drawn()
  await tx
    .insertInto('offline_booking')
    .values({ account_id: accountId, booking_id: bookingId, code, covered_by: coveredBy })
    .execute()
}

export interface OfflineParts {
  readonly code: string
  readonly coveredBy: string | null
}

/** The codes of one person's bookings, by id. */
export async function offlineBookings(
  db: Db,
  accountId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, OfflineParts>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('offline_booking')
    .select(['booking_id', 'code', 'covered_by'])
    .where('account_id', '=', accountId)
    .where('booking_id', 'in', bookingIds)
    .execute()
  return new Map(
    rows.map(({ booking_id, code, covered_by }) => [booking_id, { code, coveredBy: covered_by }]),
  )
}

/** The booking of a code, for reception staff; null if there is none. */
export async function bookingOfCode(
  db: Db,
  code: string,
): Promise<{ readonly account_id: string; readonly id: string } | null> {
  const accountId = await holderOf(db, kind, code)
  if (accountId === null) return null
  const row = await db
    .selectFrom('offline_booking')
    .select(['account_id', 'booking_id as id'])
    .where('account_id', '=', accountId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}
