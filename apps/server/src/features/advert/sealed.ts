import type { SealedColumn } from '#platform/crypto/reseal.ts'

export const contactRow = (suggestionId: string) => `suggestion:${suggestionId}:contact`
export const leadRow = (recordId: string) => `promotion_record:${recordId}:phone`
/** What a visitor's hash is made for: it tells two visits of one day apart and nothing else. */
export const visitorField = 'promotion_record.visitor'

export const advertSealed: readonly SealedColumn[] = [
  { table: 'suggestion', id: 'id', column: 'contact_sealed', row: contactRow },
  { table: 'promotion_record', id: 'id', column: 'phone_sealed', row: leadRow },
]
