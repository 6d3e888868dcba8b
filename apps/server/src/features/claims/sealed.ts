import type { SealedColumn } from '#platform/crypto/reseal.ts'

export const cardRow = (id: string) => `bank_card:${id}:number`
export const cardField = 'bank_card.number'
export const casePhoneRow = (caseId: string) => `claim_case:${caseId}:phone`
export const readingRow = (materialId: string) => `claim_material:${materialId}:reading`
export const bookRow = (caseId: string) => `claim_book:${caseId}:content`

export const claimSealed: readonly SealedColumn[] = [
  {
    table: 'bank_card',
    id: 'id',
    column: 'number_sealed',
    row: cardRow,
    lookup: { column: 'number_hash', field: cardField },
  },
  { table: 'claim_case', id: 'id', column: 'phone_sealed', row: casePhoneRow },
  { table: 'claim_material', id: 'id', column: 'reading_sealed', row: readingRow },
  { table: 'claim_book', id: 'case_id', column: 'content_sealed', row: bookRow },
]
