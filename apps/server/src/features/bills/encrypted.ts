import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

export const payerRow = (id: string) => `public_bill:${id}:payer`
export const phoneRow = (id: string) => `public_bill:${id}:phone`

export const billEncrypted: readonly EncryptedColumn[] = [
  { table: 'public_bill', id: 'id', column: 'payer_encrypted', row: payerRow },
  { table: 'public_bill', id: 'id', column: 'phone_encrypted', row: phoneRow },
]
