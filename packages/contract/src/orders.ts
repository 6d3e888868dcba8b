import { Type } from '@sinclair/typebox'
import { orderKinds } from '@yf/domain/order'
import { main } from './call.ts'
import {
  ByOrder,
  OrderDetail,
  OrderId,
  orderSummary,
  OrderStateShape,
  PayInput,
  PayResult,
  PayWith,
  SaleState,
} from './order-shapes.ts'
import {
  Bit,
  CompanyId,
  Fen,
  Id,
  Keyword,
  Moment,
  Nullable,
  OneKeyOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const orderFilter = {
  companyId: Type.Optional(CompanyId),
  state: Type.Optional(OrderStateShape),
  keyword: Type.Optional(Keyword(40)),
  ...PageQuery,
}

export const orderCalls = {
  list: main.get(
    'order/seachSub',
    '我的全部订单，最新的在前',
    'Orders of the caller of all kinds, newest first',
    Type.Object({ kind: Type.Optional(OneKeyOf(orderKinds, { title: '订单种类' })), ...orderFilter }),
    Page(Type.Object(orderSummary)),
  ),
  healthList: main.get(
    'order/healthRecordList',
    '我的健康订单',
    'Health orders of the caller, newest first',
    Type.Object(orderFilter),
    Page(Type.Object(orderSummary)),
  ),
  detail: main.get(
    'client/order/getOrderDetail',
    '订单、包裹与售后',
    'One order with its parcels and after-sales',
    ByOrder,
    OrderDetail,
  ),
  pay: main.get(
    'order/againPayUrl',
    '支付参数，重复请求为同一笔支付',
    'Payment parameters of an order; repeated requests return the same payment',
    PayInput,
    PayWith,
    { refusals: ['orderNotPayable', 'payUnavailable', 'payNeedsWechat'] },
  ),
  payResult: main.get(
    'order/payResult',
    '是否已支付，不确定时询问支付方',
    'Payment state of an order; queries the provider if unknown',
    ByOrder,
    PayResult,
  ),
  cancel: main.get(
    'order/cancelOrder',
    '取消未支付的订单',
    'Cancels an unpaid order; repeatable',
    ByOrder,
    Type.Object({ state: OrderStateShape }),
    { refusals: ['orderNotCancellable'] },
  ),
  /** Without a line everything that is left; without a count all of the line. */
  applyRefund: main.get(
    'order/applyRefund',
    '申请退款',
    'Requests a refund; a repeated request returns the open one',
    Type.Object({
      orderId: OrderId,
      lineId: Type.Optional(titled('商品', Id)),
      count: Type.Optional(Type.Integer({ title: '数量', minimum: 1, maximum: 9999 })),
      reason: titled('退款原因', Text(200, 1)),
    }),
    Type.Object({ id: Id, state: SaleState, stateName: Type.String() }),
    {
      refusals: ['refundNotOpen', 'refundTooMany', 'refundWholeLine', 'medicineWholeOnly', 'refundAtService'],
    },
  ),
  counts: main.get(
    'order/counts',
    '各状态的订单数量',
    "Number of the caller's orders by state",
    Type.Object({ companyId: Type.Optional(CompanyId) }),
    Type.Object({
      unpaid: Type.Integer(),
      toShip: Type.Integer(),
      toReceive: Type.Integer(),
      /** Done, and not commented yet. */
      toComment: Type.Integer(),
      afterSale: Type.Integer(),
    }),
    { silent: true },
  ),
  activityDetail: main.get(
    'order/getActivityOrderDetail',
    '活动订单详情',
    'One order of an activity',
    ByOrder,
    OrderDetail,
  ),
  /** Null while no refund was requested. */
  activityRefund: main.get(
    'order/getActivityRefundDetail',
    '活动订单的退款进度',
    'Refund of an activity order',
    ByOrder,
    Nullable(
      Type.Object({
        id: Id,
        state: SaleState,
        stateName: Type.String(),
        reason: Type.String(),
        answer: Nullable(Type.String()),
        isRefundLate: Bit,
        moneyFen: Nullable(Fen),
        pointsFen: Nullable(Fen),
        benefitFen: Nullable(Fen),
        /** Oldest first. */
        timeline: Type.Array(Type.Object({ stateName: Type.String(), words: Type.String(), time: Moment })),
      }),
    ),
  ),
}
