import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'
import { keeperKey, knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import type { Clock } from '#platform/clock.ts'
import type { LineRow } from './store.ts'

const lineNameRow = (id: string) => `order_line:${id}:name`
const deliveryRow = (id: string) => `shop_order:${id}:delivery`
const reasonRow = (id: string) => `after_sale:${id}:reason`

/** What is bought may tell of an illness, and why it is sent back too. */
export const orderWords: readonly KeeperColumn[] = [
  {
    table: 'order_line',
    column: 'name',
    keys: ['company_id', 'order_id', 'id'],
    id: 'id',
    row: lineNameRow,
    keeper: 'account_id',
  },
  {
    table: 'shop_order',
    column: 'delivery',
    keys: ['company_id', 'id'],
    id: 'id',
    row: deliveryRow,
    keeper: 'account_id',
  },
  {
    table: 'after_sale',
    column: 'reason',
    keys: ['company_id', 'order_id', 'id'],
    id: 'id',
    row: reasonRow,
    keeper: 'account_id',
  },
]

export interface Delivery {
  readonly name: string
  readonly phone: string
  readonly region: string
  readonly detail: string
}

/** Seals words of one person's orders. */
export async function sealerOf(ctx: KeyGround & { readonly clock: Clock }, accountId: string) {
  const key = await keeperKey(ctx, accountId)
  return {
    name: (lineId: string, name: string) => key.seal(name, lineNameRow(lineId)),
    delivery: (orderId: string, delivery: Delivery) =>
      key.seal(JSON.stringify(delivery), deliveryRow(orderId)),
    reason: (saleId: string, reason: string) => key.seal(reason, reasonRow(saleId)),
  }
}

/** Where the key was deleted, nothing is left of the words. */
export async function openerOf(ctx: KeyGround, accountId: string) {
  const key = await knownKeeperKey(ctx, accountId)
  return {
    name: (line: Pick<LineRow, 'id' | 'name'>) => key?.open(line.name, lineNameRow(line.id)) ?? '',
    delivery: (order: { id: string; delivery: string | null }): Delivery | null => {
      const text = order.delivery && key?.open(order.delivery, deliveryRow(order.id))
      return text ? (JSON.parse(text) as Delivery) : null
    },
    reason: (sale: { id: string; reason: string }) => key?.open(sale.reason, reasonRow(sale.id)) ?? '',
  }
}
export type Opener = Awaited<ReturnType<typeof openerOf>>
