import { shanghaiMoment } from '@yf/domain/dates'
import { orderKinds, orderStateName, orderStates } from '@yf/domain/order'
import type { Decryptor } from './encrypted.ts'
import type { LineRow, OrderRow } from './store.ts'

export const toSummaryDto = (order: OrderRow, lines: readonly LineRow[], open: Decryptor) => ({
  id: order.id,
  orderNo: order.order_no,
  kind: order.kind,
  kindName: orderKinds[order.kind].name,
  state: order.state,
  stateName: orderStateName(order.kind, order.state, order.total_fen),
  totalFen: order.total_fen,
  moneyFen: order.money_fen,
  lines: lines.map((line) => toLineDto(line, open)),
  createTime: shanghaiMoment(order.created_at),
  payBefore: order.state === orderStates.unpaid ? shanghaiMoment(order.pay_by) : null,
})

export const toLineDto = (line: LineRow, open: Decryptor) => ({
  id: line.id,
  productId: line.product_id,
  name: open.name(line),
  picture: line.picture,
  unitFen: line.unit_fen,
  quantity: line.quantity,
  returned: line.returned,
  couponFen: line.coupon_fen,
  benefitFen: line.benefit_fen,
  pointsFen: line.points_fen,
  moneyFen: line.money_fen,
})
