import { Type, type Static } from '@sinclair/typebox'
import { couriers } from '@yf/domain/parcel'
import { mall } from './call.ts'
import { UploadedFile } from './files.ts'
import { ByOrder, OrderId, OrderLine, Parcel, Pictures, SaleKind, SaleState } from './order-shapes.ts'
import {
  Bit,
  Done,
  Fen,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const BySale = Type.Object({ id: titled('售后单', Id) })
const Count = Type.Integer({ title: '数量', minimum: 1, maximum: 9999 })
const Pieces = Type.Array(Type.Object({ lineId: titled('商品', Id), count: Count }), {
  title: '商品',
  minItems: 1,
  maxItems: 50,
})
const ReasonCode = titled('原因', Text(20, 1))
const Explanation = titled('说明', Text(200))
export const CourierCode = OneKeyOf(couriers, { title: '快递公司' })
export const ParcelNo = Type.String({ title: '运单号', pattern: '^[A-Za-z0-9-]{6,30}$' })

const Request = Type.Object({
  orderId: OrderId,
  pieces: Pieces,
  reason: ReasonCode,
  words: Explanation,
  pictures: Pictures,
})

/** The refund by source, in fen. */
export const Shares = { couponFen: Fen, benefitFen: Fen, pointsFen: Fen, moneyFen: Fen }

export const SaleSummary = Type.Object({
  id: Id,
  orderId: Id,
  orderNo: Type.String(),
  kind: SaleKind,
  kindName: Type.String(),
  state: SaleState,
  stateName: Type.String(),
  pieces: Type.Array(
    Type.Object({ lineId: Id, name: Type.String(), picture: Type.String(), count: Type.Integer() }),
  ),
  /** The refund for the lines; zero for an exchange. */
  moneyFen: Fen,
  pointsFen: Fen,
  benefitFen: Fen,
  createTime: Moment,
})
export type SaleSummary = Static<typeof SaleSummary>

export const SaleDetail = Type.Composite([
  SaleSummary,
  Type.Object({
    reason: Type.String(),
    /** The answer of staff. */
    answer: Nullable(Type.String()),
    /** 1: the refund did not go through as usual, and staff handle it. */
    isRefundLate: Bit,
    pictures: Type.Array(Type.String()),
    /** The replacement product. */
    exchangeName: Nullable(Type.String()),
    /** The deadline for sending it back. */
    sendBackBefore: Nullable(Moment),
    /** The return address. */
    returnAddress: Type.String(),
    parcels: Type.Array(Parcel),
    appeal: Nullable(Type.Object({ words: Type.String(), time: Moment, answer: Nullable(Type.String()) })),
    /** Oldest first. */
    timeline: Type.Array(Type.Object({ stateName: Type.String(), words: Type.String(), time: Moment })),
    can: Type.Object({
      withdraw: Type.Boolean(),
      sendBack: Type.Boolean(),
      appeal: Type.Boolean(),
      hide: Type.Boolean(),
    }),
  }),
])
export type SaleDetail = Static<typeof SaleDetail>

const asking = {
  idempotent: true,
  refusals: [
    'refundNotOpen',
    'refundTooMany',
    'refundWholeLine',
    'medicineWholeOnly',
    'saleKindNotOpen',
    'saleReasonUnknown',
    'pictureNotYours',
  ],
} as const

export const afterSaleCalls = {
  /** The options on an order's after-sales page. */
  choices: mall.get(
    'component/afterSale',
    '可选的售后方式',
    'After-sale component data',
    ByOrder,
    Type.Object({
      orderNo: Type.String(),
      kinds: Type.Array(
        Type.Object({
          kind: SaleKind,
          name: Type.String(),
          note: Type.String(),
          isOpen: Bit,
          /** Why not; empty where it is allowed. */
          because: Type.String(),
        }),
      ),
      /** The open after-sales case. */
      openId: Nullable(Id),
    }),
  ),
  refundable: mall.get(
    'order/getOrderRefundInfo',
    '可退的商品与金额',
    'Refundable lines and amounts',
    ByOrder,
    Type.Object({
      orderNo: Type.String(),
      /** Whether nothing was shipped yet: then the refund is immediate. */
      isAtOnce: Bit,
      /** 1: medicine that the pharmacy has not sent yet, so only the whole order can be returned. */
      isWholeOrder: Bit,
      lines: Type.Array(
        Type.Composite([
          OrderLine,
          Type.Object({
            /** Units that can still be returned, and their total refund. */
            left: Type.Integer(),
            back: Type.Object(Shares),
            /** 1: paid with a benefit, so only the whole line can be returned. */
            isWholeOnly: Bit,
            /** Replacements at the same price. */
            variants: Type.Array(Type.Object({ productId: Id, name: Type.String(), isThere: Bit })),
          }),
        ]),
      ),
    }),
  ),
  reasons: mall.get(
    'afterSale/getReasonSelect',
    '售后原因',
    'Reasons',
    Type.Object({ kind: SaleKind }),
    Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  ),
  refundOnly: mall.post('afterSale/submit', '仅退款', 'Refund without return', Request, SaleDetail, asking),
  returnGoods: mall.post(
    'afterSale/returnRefund',
    '退货退款',
    'Return and refund',
    Request,
    SaleDetail,
    asking,
  ),
  exchange: mall.post(
    'order/submitExchangeOrder',
    '换货：即刻保留要换的商品',
    'Requests an exchange; the replacement is reserved',
    Type.Object({
      orderId: OrderId,
      /** All that is left of the line: a line is returned as one. */
      lineId: titled('商品', Id),
      /** The wanted replacement; the same product if omitted. */
      productId: Type.Optional(titled('换成的规格', Id)),
      reason: ReasonCode,
      words: Explanation,
      pictures: Pictures,
    }),
    SaleDetail,
    { idempotent: true, refusals: [...asking.refusals, 'exchangeShort', 'exchangeUnknown'] },
  ),
  list: mall.get(
    'afterSale/getAfterListByMobile',
    '我的售后，最新的在前',
    'After-sales cases of the caller, newest first',
    Type.Object({ ...PageQuery }),
    Page(SaleSummary),
  ),
  detail: mall.get('afterSale/getById', '售后详情', 'One after-sale', BySale, SaleDetail),
  refund: mall.get(
    'afterSale/getRefundDetail',
    '退款去向与时间',
    'Refund progress of a case',
    BySale,
    Type.Object({
      ...Shares,
      /** 1: the whole order was returned, and the coupon with it. */
      isCouponBack: Bit,
      /** When the refund was started; null if not yet. */
      startTime: Nullable(Moment),
      /** When the provider reported that it arrived. */
      doneTime: Nullable(Moment),
    }),
  ),
  couriers: mall.get(
    'order/getExpressSelect',
    '快递公司',
    'Couriers',
    Nothing,
    Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  ),
  sendBack: mall.post(
    'order/returnExpress',
    '填写退货单号',
    'Parcel number of a return',
    Type.Object({ id: titled('售后单', Id), courier: CourierCode, parcelNo: ParcelNo }),
    SaleDetail,
    { idempotent: true, refusals: ['saleNotAwaited', 'parcelNumberTaken'] },
  ),
  withdraw: mall.post('afterSale/withdraw', '撤回申请', 'Withdraws the request', BySale, SaleDetail, {
    idempotent: true,
    refusals: ['saleNotWithdrawable'],
  }),
  appeal: mall.post(
    'afterSale/appeal',
    '对拒绝提出申诉',
    'Appeals a refusal',
    Type.Object({ id: titled('售后单', Id), words: titled('申诉说明', Text(300, 1)) }),
    SaleDetail,
    { idempotent: true, refusals: ['saleNotAppealable'] },
  ),
  hide: mall.post('afterSale/deleteAfter', '隐藏已结束的售后', 'Hides a closed case', BySale, Done, {
    refusals: ['saleStillOpen'],
  }),
  upload: mall.post('file/upload', '上传凭证', 'Upload', Nothing, UploadedFile, {
    body: 'multipart',
    refusals: ['badPicture', 'pictureTooLarge', 'storageFull'],
  }),
}
