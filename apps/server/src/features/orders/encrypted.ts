import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Clock } from '#platform/clock.ts'
import type { LineRow } from './store.ts'

const lineNameRow = (id: string) => `order_line:${id}:name`
const deliveryRow = (id: string) => `shop_order:${id}:delivery`
const reasonRow = (id: string) => `after_sale:${id}:reason`
const exchangeRow = (id: string) => `after_sale:${id}:exchange_name`
const wasRow = (id: string) => `after_sale:${id}:was_name`
const appealRow = (id: string) => `after_sale:${id}:appeal`
const commentRow = (orderId: string) => `order_comment:${orderId}:text`
const followRow = (orderId: string) => `order_comment:${orderId}:follow_text`

const afterSaleColumn = (column: string, row: (id: string) => string): SubjectColumn => ({
  table: 'after_sale',
  column,
  id: 'id',
  row,
  subject: 'account_id',
})
const ofComment = (column: string, row: (id: string) => string): SubjectColumn => ({
  table: 'order_comment',
  column,
  id: 'order_id',
  row,
  subject: 'account_id',
})

/** A purchase may reveal an illness, and so may the reason for a return. */
export const encryptedOrderColumns: readonly SubjectColumn[] = [
  {
    table: 'order_line',
    column: 'name',
    id: 'id',
    row: lineNameRow,
    subject: 'account_id',
  },
  {
    table: 'shop_order',
    column: 'delivery',
    id: 'id',
    row: deliveryRow,
    subject: 'account_id',
  },
  afterSaleColumn('reason', reasonRow),
  afterSaleColumn('exchange_name', exchangeRow),
  afterSaleColumn('was_name', wasRow),
  afterSaleColumn('appeal', appealRow),
  ofComment('text', commentRow),
  ofComment('follow_text', followRow),
]

export interface Delivery {
  readonly name: string
  readonly phone: string
  readonly region: string
  readonly detail: string
}

/** Encrypts texts of one member's orders. */
export async function encryptorOf(ctx: SubjectKeyDeps & { readonly clock: Clock }, accountId: string) {
  const key = await subjectKey(ctx, accountId)
  return {
    name: (lineId: string, name: string) => key.encrypt(name, lineNameRow(lineId)),
    delivery: (orderId: string, delivery: Delivery) =>
      key.encrypt(JSON.stringify(delivery), deliveryRow(orderId)),
    reason: (afterSaleId: string, reason: string) => key.encrypt(reason, reasonRow(afterSaleId)),
    exchange: (afterSaleId: string, name: string) => key.encrypt(name, exchangeRow(afterSaleId)),
    was: (afterSaleId: string, name: string) => key.encrypt(name, wasRow(afterSaleId)),
    appeal: (afterSaleId: string, content: string) => key.encrypt(content, appealRow(afterSaleId)),
    comment: (orderId: string, content: string) => key.encrypt(content, commentRow(orderId)),
    followUp: (orderId: string, content: string) => key.encrypt(content, followRow(orderId)),
  }
}
export type Encryptor = Awaited<ReturnType<typeof encryptorOf>>

/** After the data subject key was deleted, the texts are lost. */
export async function decryptorOf(ctx: SubjectKeyDeps, accountId: string) {
  const key = await existingSubjectKey(ctx, accountId)
  return {
    name: (line: Pick<LineRow, 'id' | 'name'>) => key?.open(line.name, lineNameRow(line.id)) ?? '',
    delivery: (order: { id: string; delivery: string | null }): Delivery | null => {
      const text = order.delivery && key?.open(order.delivery, deliveryRow(order.id))
      return text ? (JSON.parse(text) as Delivery) : null
    },
    reason: (afterSale: { id: string; reason: string }) =>
      key?.open(afterSale.reason, reasonRow(afterSale.id)) ?? '',
    exchange: ({ id, exchange_name }: { id: string; exchange_name: string | null }) =>
      exchange_name && (key?.open(exchange_name, exchangeRow(id)) ?? ''),
    was: ({ id, was_name }: { id: string; was_name: string | null }) =>
      was_name && (key?.open(was_name, wasRow(id)) ?? ''),
    appeal: ({ id, appeal }: { id: string; appeal: string | null }) =>
      appeal && (key?.open(appeal, appealRow(id)) ?? ''),
    comment: ({ order_id, text }: { order_id: string; text: string }) =>
      key?.open(text, commentRow(order_id)) ?? '',
    followUp: (orderId: string, content: string) => key?.open(content, followRow(orderId)) ?? '',
  }
}
export type Decryptor = Awaited<ReturnType<typeof decryptorOf>>
