import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const evaluationRow = (orderId: string) => `medicine_order:${orderId}:evaluation`

/** May contain how a medicine worked. */
export const pharmacySubjectColumns: readonly SubjectColumn[] = [
  {
    table: 'medicine_order',
    column: 'evaluation_encrypted',
    id: 'order_id',
    row: evaluationRow,
    subject: 'account_id',
  },
]
