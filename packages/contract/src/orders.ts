import { Type } from '@sinclair/typebox'
import { afterSaleStateNames } from '@yf/domain/after-sale'
import { orderKinds, orderStateNames } from '@yf/domain/order'
import { main } from './call.ts'
import {
  Bit,
  CompanyId,
  Fen,
  Id,
  Keyword,
  Moment,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

type OrderStateNumber = keyof typeof orderStateNames
type SaleStateNumber = keyof typeof afterSaleStateNames
const orderStateNumbers = Object.keys(orderStateNames).map(Number) as OrderStateNumber[]
const saleStateNumbers = Object.keys(afterSaleStateNames).map(Number) as SaleStateNumber[]

const OrderId = titled('订单', Id)
const ByOrder = Type.Object({ orderId: OrderId })
const OrderStateShape = OneOf(orderStateNumbers, { title: '订单状态' })
const SaleState = OneOf(saleStateNumbers)

const OrderLine = Type.Object({
  id: Id,
  productId: Nullable(Id),
  name: Type.String(),
  picture: Type.String(),
  unitFen: Fen,
  quantity: Type.Integer(),
  /** Pieces that went back. */
  returned: Type.Integer(),
  /** Who pays how much of the line: together they are its price. */
  couponFen: Fen,
  benefitFen: Fen,
  pointsFen: Fen,
  moneyFen: Fen,
})

const orderSummary = {
  id: Id,
  orderNo: Type.String(),
  kind: OneKeyOf(orderKinds),
  kindName: Type.String(),
  state: OrderStateShape,
  stateName: Type.String(),
  totalFen: Fen,
  moneyFen: Fen,
  lines: Type.Array(OrderLine),
  createTime: Moment,
  /** While it waits for its money. */
  payBefore: Nullable(Moment),
}

const Parcel = Type.Object({
  id: Id,
  direction: OneOf(['out', 'back']),
  courier: Type.String(),
  courierName: Type.String(),
  parcelNo: Type.String(),
  state: Type.Integer(),
  stateName: Type.String(),
  deliveredTime: Nullable(Moment),
  /** Newest first. */
  steps: Type.Array(Type.Object({ time: Moment, words: Type.String(), stateName: Type.String() })),
})

const AfterSale = Type.Object({
  id: Id,
  state: SaleState,
  stateName: Type.String(),
  reason: Type.String(),
  /** What staff said to it. */
  answer: Nullable(Type.String()),
  pieces: Type.Array(Type.Object({ lineId: Id, count: Type.Integer() })),
  /** What went back, once it does. */
  moneyFen: Nullable(Fen),
  pointsFen: Nullable(Fen),
  benefitFen: Nullable(Fen),
  createTime: Moment,
})

const Delivery = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  region: Type.String(),
  detail: Type.String(),
})

const OrderDetail = Type.Object({
  ...orderSummary,
  couponFen: Fen,
  benefitFen: Fen,
  pointsFen: Fen,
  delivery: Type.Union([Delivery, Type.Null()]),
  closeReason: Nullable(Type.String()),
  paidTime: Nullable(Moment),
  shippedTime: Nullable(Moment),
  /** When it counts as received by itself; known once the last parcel has arrived. */
  confirmTime: Nullable(Moment),
  parcels: Type.Array(Parcel),
  /** Newest first. */
  afterSales: Type.Array(AfterSale),
  /** Oldest first. */
  timeline: Type.Array(Type.Object({ stateName: Type.String(), words: Type.String(), time: Moment })),
  can: Type.Object({ pay: Type.Boolean(), cancel: Type.Boolean(), refund: Type.Boolean() }),
})

const whichOrders = {
  companyId: Type.Optional(CompanyId),
  state: Type.Optional(OrderStateShape),
  keyword: Type.Optional(Keyword(40)),
  ...PageQuery,
}

/** What the page hands to WeixinJSBridge. */
const JsapiParameters = Type.Object({
  appId: Type.String(),
  timeStamp: Type.String(),
  nonceStr: Type.String(),
  package: Type.String(),
  signType: Type.Literal('RSA'),
  paySign: Type.String(),
})

export const orderCalls = {
  list: main.get(
    'order/seachSub',
    'My orders of all kinds, newest first',
    Type.Object({ kind: Type.Optional(OneKeyOf(orderKinds, { title: '订单种类' })), ...whichOrders }),
    Page(Type.Object(orderSummary)),
  ),
  healthList: main.get(
    'order/healthRecordList',
    'My health orders, newest first',
    Type.Object(whichOrders),
    Page(Type.Object(orderSummary)),
    { calledBy: '/order' },
  ),
  detail: main.get(
    'client/order/getOrderDetail',
    'One order with its parcels and after-sales',
    ByOrder,
    OrderDetail,
  ),
  pay: main.get(
    'order/againPayUrl',
    'What the page pays with; asked for again it is the same payment',
    Type.Object({ orderId: OrderId, way: OneOf(['jsapi', 'h5'], { title: '支付方式' }) }),
    Type.Object({
      way: OneOf(['jsapi', 'h5']),
      /** Outside WeChat. */
      url: Nullable(Type.String()),
      /** Inside WeChat. */
      jsapi: Type.Union([JsapiParameters, Type.Null()]),
    }),
    { refusals: ['orderNotPayable', 'payUnavailable', 'payNeedsWechat'] },
  ),
  payResult: main.get(
    'order/payResult',
    'Whether an order is paid: asks the provider where we do not know',
    ByOrder,
    Type.Object({
      isPaid: Bit,
      /** 0: the provider did not answer, so it is worth asking again. */
      isSure: Bit,
      state: OrderStateShape,
    }),
  ),
  cancel: main.get(
    'order/cancelOrder',
    'Cancel an order that is not paid: writes, and says the same when asked again',
    ByOrder,
    Type.Object({ state: OrderStateShape }),
    { refusals: ['orderNotCancellable'] },
  ),
  /** Without a line everything that is left; without a count all of the line. */
  applyRefund: main.get(
    'order/applyRefund',
    'Ask for a refund: writes, and answers with the open one when asked again',
    Type.Object({
      orderId: OrderId,
      lineId: Type.Optional(titled('商品', Id)),
      count: Type.Optional(Type.Integer({ title: '数量', minimum: 1, maximum: 9999 })),
      reason: titled('退款原因', Text(200, 1)),
    }),
    Type.Object({ id: Id, state: SaleState, stateName: Type.String() }),
    { refusals: ['refundNotOpen', 'refundTooMany', 'refundWholeLine'] },
  ),
}
