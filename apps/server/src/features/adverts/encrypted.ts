import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

export const leadRow = (recordId: string) => `promotion_record:${recordId}:phone`
export const leadNoteRow = (recordId: string) => `promotion_record:${recordId}:note`
/** Purpose of the visitor hash: it distinguishes visitors within one day and nothing else. */
export const visitorField = 'promotion_record.visitor'

export const advertEncrypted: readonly EncryptedColumn[] = [
  { table: 'promotion_record', id: 'id', column: 'phone_encrypted', row: leadRow },
  { table: 'promotion_record', id: 'id', column: 'note_encrypted', row: leadNoteRow },
]
