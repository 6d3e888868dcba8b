import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'

export const evaluationRow = (orderId: string) => `medicine_order:${orderId}:evaluation`

/** May contain how a medicine worked. */
export const pharmacyWords: readonly KeeperColumn[] = [
  {
    table: 'medicine_order',
    column: 'evaluation_sealed',
    keys: ['company_id', 'order_id'],
    id: 'order_id',
    row: evaluationRow,
    keeper: 'account_id',
  },
]
