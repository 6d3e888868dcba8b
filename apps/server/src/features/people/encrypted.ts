import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

// What is encrypted and hashed is bound to these texts, which therefore keep the name that the table had.
export const rosterRow = (personId: string) => `roster:${personId}:certificate`
export const rosterField = 'roster.certificate'
export const rosterPhoneRow = (personId: string) => `roster:${personId}:phone`
export const rosterMailRow = (personId: string) => `roster:${personId}:mail`
export const rosterPhoneField = 'roster.phone'

export const personEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'person',
    id: 'id',
    column: 'certificate_encrypted',
    row: rosterRow,
    lookup: { column: 'certificate_hash', field: rosterField },
  },
  {
    table: 'person',
    id: 'id',
    column: 'phone_encrypted',
    row: rosterPhoneRow,
    lookup: { column: 'phone_hash', field: rosterPhoneField },
  },
  { table: 'person', id: 'id', column: 'mail_encrypted', row: rosterMailRow },
]
