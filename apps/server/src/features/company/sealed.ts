import type { SealedColumn } from '#platform/crypto/reseal.ts'

/** The encryption context of the secret shared with a company's partner. */
export const partnerSecretRow = (companyId: string) => `company_partner:${companyId}:secret`

export const companySealed: readonly SealedColumn[] = [
  { table: 'company_partner', id: 'company_id', column: 'secret_sealed', row: partnerSecretRow },
]
