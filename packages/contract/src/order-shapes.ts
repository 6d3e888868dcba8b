import { Type, type Static } from '@sinclair/typebox'
import { afterSaleKinds, afterSaleStateNames } from '@yf/domain/after-sale'
import { declineReasons } from '@yf/domain/incoming-payment'
import { orderKinds, orderStateNames } from '@yf/domain/order'
import { parcelStateNames } from '@yf/domain/parcel'
import { Fen, Id, Moment, Nullable, OneKeyOf, OneNumberOf, OneOf, Text, titled } from './shapes.ts'

export const OrderId = titled('订单', Id)
export const ByOrder = Type.Object({ orderId: OrderId })
export const OrderStateShape = OneNumberOf(orderStateNames, { title: '订单状态' })
export const SaleState = OneNumberOf(afterSaleStateNames, { title: '售后状态' })

export const SaleKind = OneKeyOf(afterSaleKinds, { title: '售后类型' })

export const OrderLine = Type.Object({
  id: Id,
  productId: Nullable(Id),
  name: Type.String(),
  picture: Type.String(),
  unitFen: Fen,
  quantity: Type.Integer(),
  /** Returned units. */
  returned: Type.Integer(),
  /** The payment of the line by source: together they are its price. */
  couponFen: Fen,
  benefitFen: Fen,
  pointsFen: Fen,
  moneyFen: Fen,
})

export const orderSummary = {
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
  /** While the payment is pending. */
  payBefore: Nullable(Moment),
}

export const Parcel = Type.Object({
  id: Id,
  direction: OneOf(['out', 'back']),
  courier: Type.String(),
  courierName: Type.String(),
  parcelNo: Type.String(),
  state: OneNumberOf(parcelStateNames),
  stateName: Type.String(),
  deliveredTime: Nullable(Moment),
  /** Newest first. */
  steps: Type.Array(Type.Object({ time: Moment, words: Type.String(), stateName: Type.String() })),
})

const AfterSale = Type.Object({
  id: Id,
  kind: SaleKind,
  kindName: Type.String(),
  state: SaleState,
  stateName: Type.String(),
  reason: Type.String(),
  /** The answer of staff. */
  answer: Nullable(Type.String()),
  pieces: Type.Array(Type.Object({ lineId: Id, count: Type.Integer() })),
  /** The refund, if any. */
  moneyFen: Nullable(Fen),
  pointsFen: Nullable(Fen),
  benefitFen: Nullable(Fen),
  createTime: Moment,
})

/** Stars and text of the recipient, and later additions. Pictures are addresses of files. */
const CommentContent = { words: Type.String(), pictures: Type.Array(Type.String()), time: Moment }
export const Comment = Type.Object({
  stars: Type.Integer(),
  ...CommentContent,
  followUp: Nullable(Type.Object(CommentContent)),
})
export type Comment = Static<typeof Comment>

const Delivery = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  region: Type.String(),
  detail: Type.String(),
})

export const OrderDetail = Type.Object({
  ...orderSummary,
  couponFen: Fen,
  benefitFen: Fen,
  pointsFen: Fen,
  delivery: Type.Union([Delivery, Type.Null()]),
  /** The screen of the service that it pays for, also for giving it up; null where there is none. */
  serviceScreen: Nullable(Type.String()),
  closeReason: Nullable(Type.String()),
  paidTime: Nullable(Moment),
  shippedTime: Nullable(Moment),
  /** When receipt is confirmed automatically; known once the last parcel has arrived. */
  confirmTime: Nullable(Moment),
  parcels: Type.Array(Parcel),
  /** Newest first. */
  afterSales: Type.Array(AfterSale),
  /** Oldest first. */
  timeline: Type.Array(Type.Object({ stateName: Type.String(), words: Type.String(), time: Moment })),
  /** The owner's comment; null if none. */
  comment: Nullable(Comment),
  /** Payments that came too late: after the closing, or a second time. They are refunded automatically. */
  returnedPayments: Type.Array(
    Type.Object({
      moneyFen: Fen,
      reason: OneOf(['late', 'twice']),
      /** 1: the refund has arrived. */
      isBack: OneOf([0, 1]),
    }),
  ),
  can: Type.Object({
    pay: Type.Boolean(),
    cancel: Type.Boolean(),
    refund: Type.Boolean(),
    confirm: Type.Boolean(),
    comment: Type.Boolean(),
    followUp: Type.Boolean(),
    delete: Type.Boolean(),
    changeAddress: Type.Boolean(),
  }),
})

export type OrderDetail = Static<typeof OrderDetail>

/** Uploaded before, by the same person, for orders. */
export const Pictures = Type.Array(Id, { title: '图片', maxItems: 6, uniqueItems: true })
export const CommentText = titled('评价', Text(500))

/** The parameters that the page passes to WeixinJSBridge. */
export const JsapiParameters = Type.Object({
  appId: Type.String(),
  timeStamp: Type.String(),
  nonceStr: Type.String(),
  package: Type.String(),
  signType: Type.Literal('RSA'),
  paySign: Type.String(),
})
export const PayInput = Type.Object({ orderId: OrderId, way: OneOf(['jsapi', 'h5'], { title: '支付方式' }) })
export const PayWith = Type.Object({
  way: OneOf(['jsapi', 'h5']),
  /** Outside WeChat. */
  url: Nullable(Type.String()),
  /** Inside WeChat. */
  jsapi: Type.Union([JsapiParameters, Type.Null()]),
})
export const Declined = OneKeyOf(declineReasons)
export const PayResult = Type.Object({
  isPaid: OneOf([0, 1]),
  /** 0: the provider did not answer, so asking again may help. */
  isSure: OneOf([0, 1]),
  /** Why the last attempt was declined; null where the provider reports none. It may be paid again. */
  declined: Nullable(Declined),
  state: OrderStateShape,
})
