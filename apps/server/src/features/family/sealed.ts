import type { SealedColumn } from '#platform/crypto/reseal.ts'

export const phoneRow = (familyId: string) => `family_member:${familyId}:phone`
export const certificateRow = (familyId: string) => `family_member:${familyId}:certificate`
export const certificateField = 'family_member.certificate'

export const familySealed: readonly SealedColumn[] = [
  { table: 'family_member', id: 'id', column: 'phone_sealed', row: phoneRow },
  {
    table: 'family_member',
    id: 'id',
    column: 'certificate_sealed',
    row: certificateRow,
    lookup: { column: 'certificate_hash', field: certificateField },
  },
]
