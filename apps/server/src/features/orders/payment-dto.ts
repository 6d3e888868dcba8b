import type { Payment } from '@yf/contract/self-paying'
import { shanghaiMoment } from '@yf/domain/dates'
import { orderStates } from '@yf/domain/order'
import type { Db } from '#platform/db/handle.ts'
import type { OrderKey } from './store.ts'

/** Of services that the caller pays in full, by the order's id: these are the caller's own. */
export async function toPaymentDtos(
  db: Db,
  keys: readonly OrderKey[],
): Promise<ReadonlyMap<string, Payment>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('shop_order')
    .select(['id', 'money_fen', 'state', 'pay_by'])
    .where('company_id', 'in', [...new Set(keys.map(({ company_id }) => company_id))])
    .where(
      'id',
      'in',
      keys.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.map(({ id, money_fen, state, pay_by }) => [
      id,
      {
        orderId: id,
        moneyFen: money_fen,
        state,
        payBefore: state === orderStates.unpaid ? shanghaiMoment(pay_by) : null,
      },
    ]),
  )
}
