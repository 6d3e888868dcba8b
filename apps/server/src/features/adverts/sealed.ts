import type { SealedColumn } from '#platform/crypto/reseal.ts'

export const leadRow = (recordId: string) => `promotion_record:${recordId}:phone`
export const leadNoteRow = (recordId: string) => `promotion_record:${recordId}:note`
/** Purpose of the visitor hash: it distinguishes visitors within one day and nothing else. */
export const visitorField = 'promotion_record.visitor'

export const advertSealed: readonly SealedColumn[] = [
  { table: 'promotion_record', id: 'id', column: 'phone_sealed', row: leadRow },
  { table: 'promotion_record', id: 'id', column: 'note_sealed', row: leadNoteRow },
]
