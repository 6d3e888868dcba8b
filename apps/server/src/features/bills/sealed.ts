import type { SealedColumn } from '#platform/crypto/reseal.ts'

export const payerRow = (id: string) => `public_bill:${id}:payer`
export const phoneRow = (id: string) => `public_bill:${id}:phone`

export const billSealed: readonly SealedColumn[] = [
  { table: 'public_bill', id: 'id', column: 'payer_sealed', row: payerRow },
  { table: 'public_bill', id: 'id', column: 'phone_sealed', row: phoneRow },
]
