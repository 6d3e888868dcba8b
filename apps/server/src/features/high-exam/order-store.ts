import type { Selectable } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { openContent, encryptContent } from '#platform/crypto/subject-content.ts'
import type { Db } from '#platform/db/handle.ts'
import { holderOf, takeKeys } from '#platform/keys/unique-keys.ts'
import { orderKey, orderRow, type OrderContent } from './encrypted.ts'
import type { HighExamOrderTable } from './tables.ts'

export type OrderRow = Selectable<HighExamOrderTable>
export type OrderOf = Pick<OrderRow, 'account_id' | 'booking_id'>

const keyOf = ({ account_id, booking_id }: OrderOf) => ({ account_id, booking_id })

/** Its booking, as the slot engine knows it. */
export const bookingOf = ({ account_id, booking_id }: OrderOf) => ({ account_id, id: booking_id })

export async function addOrder(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  { person, ...row }: Omit<OrderRow, 'content'> & { readonly person: OrderContent },
): Promise<void> {
  const content = await encryptContent(ctx, row.account_id, orderRow(row.booking_id), person)
  await ctx.db
    .insertInto('high_exam_order')
    .values({ ...row, content })
    .execute()
  await takeKeys(ctx.db, [{ kind: orderKey, key: row.booking_id, holder: row.account_id }])
}

export const orderOf = async (db: Db, key: OrderOf): Promise<OrderRow | null> =>
  (await db
    .selectFrom('high_exam_order')
    .selectAll()
    .where((row) => row.and(keyOf(key)))
    .executeTakeFirst()) ?? null

/** By its number alone, as the partner refers to it. */
export async function orderNumbered(db: Db, bookingId: string): Promise<OrderRow | null> {
  const account_id = await holderOf(db, orderKey, bookingId)
  return account_id === null ? null : orderOf(db, { account_id, booking_id: bookingId })
}

/** Of one member, by the booking's id. */
export async function ordersOf(
  db: Db,
  accountId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('high_exam_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('booking_id', 'in', bookingIds)
    .execute()
  return new Map(rows.map((row) => [row.booking_id, row]))
}

export const setOrder = (
  tx: Db,
  key: OrderOf,
  set: Partial<Pick<OrderRow, 'partner_state' | 'change_id' | 'change_day' | 'refused_change_id'>>,
) =>
  tx
    .updateTable('high_exam_order')
    .set(set)
    .where((row) => row.and(keyOf(key)))
    .execute()

/** Null when the data subject key was deleted. */
export async function personIn(
  ctx: SubjectKeyDeps,
  { account_id, booking_id, content }: Pick<OrderRow, 'account_id' | 'booking_id' | 'content'>,
): Promise<OrderContent | null> {
  return openContent(await existingSubjectKey(ctx, account_id), content, orderRow(booking_id))
}
