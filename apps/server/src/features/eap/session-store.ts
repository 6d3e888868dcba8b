import type { Selectable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { sessionTextRow } from './encrypted.ts'
import type { EapSessionTable } from './tables.ts'

export type SessionRow = Selectable<EapSessionTable>

interface NewSession {
  readonly accountId: string
  readonly bookingId: string
  readonly counsellorId: string
  readonly priceFen: number
  readonly coveredBy: string | null
  readonly text: string | undefined
}

/** Runs in the transaction of its booking. */
export async function addSession(
  ctx: SubjectKeyDeps & Pick<Services, 'clock'>,
  { accountId, bookingId, counsellorId, priceFen, coveredBy, text }: NewSession,
): Promise<void> {
  await ctx.db
    .insertInto('eap_session')
    .values({
      account_id: accountId,
      booking_id: bookingId,
      counsellor_id: counsellorId,
      price_fen: priceFen,
      covered_by: coveredBy,
      text_encrypted: text
        ? (await subjectKey(ctx, accountId)).encrypt(text, sessionTextRow(bookingId))
        : null,
      stars: null,
    })
    .execute()
}

export async function sessionsOf(
  db: Db,
  accountId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, SessionRow>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('eap_session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('booking_id', 'in', bookingIds)
    .execute()
  return new Map(rows.map((row) => [row.booking_id, row]))
}

/** Null when there is no text, or the data subject key was deleted. */
export async function decryptedText(
  ctx: SubjectKeyDeps,
  {
    account_id,
    booking_id,
    text_encrypted,
  }: Pick<SessionRow, 'account_id' | 'booking_id' | 'text_encrypted'>,
): Promise<string | null> {
  if (text_encrypted === null) return null
  const key = await existingSubjectKey(ctx, account_id)
  return key && key.open(text_encrypted, sessionTextRow(booking_id))
}

/** For several sessions of one member: the data subject key is read once. */
export async function decryptedTexts(
  ctx: SubjectKeyDeps,
  accountId: string,
  sessions: Iterable<SessionRow>,
): Promise<ReadonlyMap<string, string | null>> {
  const withText = [...sessions].filter(({ text_encrypted }) => text_encrypted !== null)
  const key = withText.length > 0 ? await existingSubjectKey(ctx, accountId) : null
  return new Map(
    key
      ? withText.map((row) => [row.booking_id, key.open(row.text_encrypted!, sessionTextRow(row.booking_id))])
      : [],
  )
}

/** Only once: false when it has stars already. */
export async function markAppraised(
  db: Db,
  { account_id, booking_id }: Pick<SessionRow, 'account_id' | 'booking_id'>,
  stars: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('eap_session')
    .set({ stars })
    .where((row) => row.and({ account_id, booking_id }))
    .where('stars', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
