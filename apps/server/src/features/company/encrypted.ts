import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

/** The encryption context of the secret shared with a company's partner. */
export const partnerSecretRow = (companyId: string) => `company_partner:${companyId}:secret`

export const companyEncrypted: readonly EncryptedColumn[] = [
  { table: 'company_partner', id: 'company_id', column: 'secret_encrypted', row: partnerSecretRow },
]
