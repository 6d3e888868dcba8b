import type { SealedColumn } from '#platform/crypto/reseal.ts'

/** What the secret shared with a company's partner is bound to. */
export const partnerSecretRow = (companyId: string) => `company_partner:${companyId}:secret`

export const companySealed: readonly SealedColumn[] = [
  { table: 'company_partner', id: 'company_id', column: 'secret_sealed', row: partnerSecretRow },
]
