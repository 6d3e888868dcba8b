import type { Db } from '#platform/db/handle.ts'

/** Those that wait for a person, with what their payment was for: to order and page. */
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
