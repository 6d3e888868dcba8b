import type { Selectable } from 'kysely'
import { bookingTransitions, cancellableUntil, type BookingState } from '@yf/domain/booking'
import { takeOrder } from '#features/orders/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { transition } from '#platform/transitions/transition.ts'
import type { StateEventSubject } from '#platform/transitions/state-events.ts'
import type { BookingTable } from './tables.ts'

export type BookingRow = Selectable<BookingTable>
export type BookingKey = Pick<BookingRow, 'account_id' | 'id'>

export const bookingKey = ({ account_id, id }: BookingKey): BookingKey => ({ account_id, id })

/** The business event under which an entitlement is reserved, settled and returned. */
export const bookingEvent = (id: string): string => `booking/${id}`

export const bookingSubject = ({
  company_id,
  id,
}: Pick<BookingRow, 'company_id' | 'id'>): StateEventSubject => ({
  companyId: company_id,
  kind: 'booking',
  id,
})

/** The last moment at which the member may cancel or change it. */
export const leavableUntil = ({
  kind,
  starts_at,
  was_moved,
}: Pick<BookingRow, 'kind' | 'starts_at' | 'was_moved'>): Date => cancellableUntil(kind, starts_at, was_moved)

/** False if the person has an open booking and may have only one. */
export async function addBooking(tx: Db, row: BookingRow): Promise<boolean> {
  const added = await tx
    .insertInto('booking')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Every operation on a booking starts here: the lock keeps the row unchanged until the operation ends. The order that
 * pays for it is locked first, as in the payment notice, to avoid deadlocks.
 */
export async function lockBooking(tx: Db, key: BookingKey): Promise<BookingRow | null> {
  const own = tx
    .selectFrom('booking')
    .selectAll()
    .where((row) => row.and(bookingKey(key)))
  const found = await own.executeTakeFirst()
  if (found?.order_id) await takeOrder(tx, { company_id: found.company_id, id: found.order_id })
  return (await own.forUpdate().executeTakeFirst()) ?? null
}

export interface BookingTransition {
  readonly from: readonly BookingState[]
  readonly to: BookingState
  /** An account's id, `system`, or `staff:<id>`. */
  readonly actor: string
  /** In Chinese: the member reads it. */
  readonly reason: string
  readonly set?: Partial<BookingRow>
}

export const transitionBooking = (
  { db, clock }: { db: Db; clock: Clock },
  row: BookingRow,
  move: BookingTransition,
) =>
  transition(db, {
    machine: bookingTransitions,
    subject: bookingSubject(row),
    table: 'booking',
    where: { ...bookingKey(row) },
    from: move.from,
    to: move.to,
    ...(move.set ? { set: move.set } : {}),
    cause: { actor: move.actor, reason: move.reason, at: clock.now() },
  })

/** Which of these people have an open booking under the key. */
export async function alreadyBooked(
  db: Db,
  onlyKey: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('booking')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('only_key', '=', onlyKey)
    .where('state', 'in', [1, 2])
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}
