import type { Db } from '#platform/db/handle.ts'

/** Refunds that need a person, with the subject of their payment: to be sorted and paged. */
export const failedRefundQuery = (db: Db) =>
  db
    .selectFrom('incoming_refund as refund')
    .innerJoin('incoming_payment as payment', (join) =>
      join
        .onRef('payment.company_id', '=', 'refund.company_id')
        .onRef('payment.id', '=', 'refund.payment_id'),
    )
    .select([
      'refund.id',
      'refund.company_id',
      'refund.amount_fen',
      'refund.tries',
      'refund.created_at',
      'payment.description',
    ])
    .where('refund.state', '=', 'failed')
