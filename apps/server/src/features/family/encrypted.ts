import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

export const phoneRow = (familyId: string) => `family_member:${familyId}:phone`
export const certificateRow = (familyId: string) => `family_member:${familyId}:certificate`
export const certificateField = 'family_member.certificate'

export const familyEncrypted: readonly EncryptedColumn[] = [
  { table: 'family_member', id: 'id', column: 'phone_encrypted', row: phoneRow },
  {
    table: 'family_member',
    id: 'id',
    column: 'certificate_encrypted',
    row: certificateRow,
    lookup: { column: 'certificate_hash', field: certificateField },
  },
]
