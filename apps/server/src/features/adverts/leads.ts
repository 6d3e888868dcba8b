import { sql, type Selectable } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { leadNoteRow, leadRow, visitorField } from './encrypted.ts'
import type { PromotionRecordTable } from './tables.ts'

/** A phone number that a visitor of an activity left, to be called by staff. */
export type LeadRow = Selectable<PromotionRecordTable> & { readonly phone_encrypted: string }

interface LeadFilter {
  /** The leads of one promotion, or of all. */
  readonly promotionId: string | undefined
  readonly isContacted: boolean
}

const everyLead = (db: Db) =>
  db
    .selectFrom('promotion_record')
    .selectAll()
    .where('phone_encrypted', 'is not', null)
    // Tells the type what the condition above ensures: not null.
    .select(sql<string>`phone_encrypted`.as('phone_encrypted'))

export const leadQuery = (db: Db, { promotionId, isContacted }: LeadFilter) =>
  everyLead(db)
    .where('contacted_at', isContacted ? 'is not' : 'is', null)
    .$if(promotionId !== undefined, (query) => query.where('promotion_id', '=', promotionId!))

export const leadById = (db: Db, id: string): Promise<LeadRow | undefined> =>
  everyLead(db).where('id', '=', id).executeTakeFirst()

export const phoneOfLead = (cipher: FieldCipher, { id, phone_encrypted }: LeadRow): string =>
  cipher.open(phone_encrypted, leadRow(id))

export const noteOfLead = (cipher: FieldCipher, { id, note_encrypted }: LeadRow): string | null =>
  note_encrypted === null ? null : cipher.open(note_encrypted, leadNoteRow(id))

/** Returns false if a colleague was quicker: each lead is called once. */
export async function contactLead(
  { db, cipher, clock }: SubjectKeyDeps & { readonly clock: Clock },
  { visitor_hash, id }: LeadRow,
  { note, by }: { readonly note: string; readonly by: string },
): Promise<boolean> {
  const marked = await db
    .updateTable('promotion_record')
    .set({
      note_encrypted: cipher.encrypt(note, leadNoteRow(id)),
      contacted_by: by,
      contacted_at: clock.now(),
    })
    .where((row) => row.and({ visitor_hash, id }))
    .where('contacted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/**
 * Deletes the phone numbers that a logged-in person left: they are not encrypted with the person's key, so deleting
 * that key would not remove them.
 */
export const forgetLeadsOf = ({ db, cipher }: SubjectKeyDeps, accountId: string) =>
  db
    .updateTable('promotion_record')
    .set({ phone_encrypted: null, note_encrypted: null, contacted_by: null, contacted_at: null })
    .where('visitor_hash', '=', cipher.lookup(accountId, visitorField))
    .execute()
