import { Type, type Static } from '@sinclair/typebox'
import { orderKinds } from '@yf/domain/order'
import { CourierCode, ParcelNo, Shares } from './after-sales.ts'
import { consoleService } from './call.ts'
import { OrderId, OrderLine, OrderStateShape, Parcel, SaleKind, SaleState } from './order-shapes.ts'
import {
  Bit,
  CompanyId,
  Day,
  Fen,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  OneOf,
  PageOfLists,
  PageQuery,
  Phone,
  Text,
  titled,
} from './shapes.ts'

/** Only the detail shows the products, and viewing it is an audit event: a medicine reveals an illness. */
export const AdminOrder = Type.Object({
  id: Id,
  orderNo: Type.String(),
  companyName: Type.String(),
  /** Masked. */
  memberName: Type.String(),
  memberPhone: Type.String(),
  kind: OneKeyOf(orderKinds),
  state: OrderStateShape,
  pieces: Type.Integer(),
  parcelCount: Type.Integer(),
  totalFen: Fen,
  moneyFen: Fen,
  createTime: Moment,
  paidTime: Nullable(Moment),
})
export type AdminOrder = Static<typeof AdminOrder>

const AdminOrderDetail = Type.Composite([
  AdminOrder,
  Type.Object({
    ...Shares,
    memberId: Id,
    lines: Type.Array(OrderLine),
    /** Decrypted only for staff who ship it: null where nothing is shipped. */
    delivery: Nullable(
      Type.Object({
        name: Type.String(),
        phone: Type.String(),
        region: Type.String(),
        detail: Type.String(),
      }),
    ),
    parcels: Type.Array(Parcel),
    canShip: Type.Boolean(),
    /** A prize that waits for its winner. */
    canHandOut: Type.Boolean(),
    timeline: Type.Array(Type.Object({ stateName: Type.String(), words: Type.String(), time: Moment })),
  }),
])
export type AdminOrderDetail = Static<typeof AdminOrderDetail>

export const AdminSale = Type.Object({
  id: Id,
  orderId: Id,
  orderNo: Type.String(),
  orderKind: OneKeyOf(orderKinds),
  companyName: Type.String(),
  memberName: Type.String(),
  memberPhone: Type.String(),
  kind: SaleKind,
  state: SaleState,
  moneyFen: Fen,
  /** An approved refund that a second person of finance has to confirm. */
  isToConfirm: Bit,
  isAppealed: Bit,
  createTime: Moment,
})
export type AdminSale = Static<typeof AdminSale>

const AdminSaleDetail = Type.Composite([
  AdminSale,
  Type.Object({
    ...Shares,
    reason: Type.String(),
    answer: Nullable(Type.String()),
    /** Open with a staff token. */
    pictures: Type.Array(Type.String()),
    pieces: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
    exchangeName: Nullable(Type.String()),
    parcels: Type.Array(Parcel),
    appeal: Nullable(Type.Object({ words: Type.String(), time: Moment, answer: Nullable(Type.String()) })),
    /** For medicine whose invoice was claimed: the case. Its refunds need two people, whatever the amount. */
    claimedIn: Nullable(Type.String()),
    /** The person who approved the refund that waits for a second person. */
    agreedBy: Nullable(Type.String()),
    timeline: Type.Array(Type.Object({ stateName: Type.String(), words: Type.String(), time: Moment })),
    /** The caller's possible actions. */
    can: Type.Object({
      refund: Type.Boolean(),
      askBack: Type.Boolean(),
      refuse: Type.Boolean(),
      sendOther: Type.Boolean(),
      confirm: Type.Boolean(),
      answerAppeal: Type.Boolean(),
    }),
  }),
])
export type AdminSaleDetail = Static<typeof AdminSaleDetail>

const BySale = { id: titled('售后单', Id) }
const ParcelInput = Type.Object({ courier: CourierCode, parcelNo: ParcelNo })
const Answer = titled('答复', Text(200, 1))

/** A raw row of a spreadsheet. */
const ParcelRow = Type.Object({
  orderNo: titled('订单号', Text(40)),
  courier: titled('快递公司', Text(20)),
  parcelNo: titled('运单号', Text(40)),
})
export const ImportedRow = Type.Object({
  row: Type.Integer(),
  orderNo: Type.String(),
  courier: Type.String(),
  parcelNo: Type.String(),
  /** As text; null where nothing is wrong. */
  fault: Nullable(Type.String()),
})
export type ImportedRow = Static<typeof ImportedRow>

const sale = ['saleMoved'] as const

export const ordersAdminCalls = {
  orders: consoleService.get(
    'orders/list',
    '查看订单列表',
    'Orders by kind, state, company, number, phone and day, newest first',
    Type.Object({
      kind: Type.Optional(OneKeyOf(orderKinds, { title: '订单种类' })),
      state: Type.Optional(OrderStateShape),
      companyId: Type.Optional(CompanyId),
      orderNo: Type.Optional(titled('订单号', Text(40))),
      phone: Type.Optional(Phone),
      firstDay: Type.Optional(titled('开始日期', Day)),
      lastDay: Type.Optional(titled('结束日期', Day)),
      ...PageQuery,
    }),
    PageOfLists(AdminOrder, ['1', '2', '3', '4', '5', '6', '7', 'all']),
    { permission: 'operate', refusals: [] },
  ),
  order: consoleService.get(
    'orders/one',
    '查看订单',
    'One order with its items and destination',
    Type.Object({ orderId: OrderId }),
    AdminOrderDetail,
    { permission: 'operate', refusals: [] },
  ),
  ship: consoleService.post(
    'orders/ship',
    '订单发货',
    'Registers shipped parcels of an order; more may follow',
    Type.Object({
      orderId: OrderId,
      parcels: Type.Array(ParcelInput, { title: '包裹', minItems: 1, maxItems: 10 }),
    }),
    AdminOrderDetail,
    { permission: 'operate', idempotent: true, refusals: ['orderNotShippable', 'parcelNumberTaken'] },
  ),
  handOut: consoleService.post(
    'orders/handOut',
    '交付奖品',
    'Marks a prize as handed out, which completes its order',
    Type.Object({ orderId: OrderId }),
    AdminOrderDetail,
    { permission: 'operate', idempotent: true, refusals: ['prizeNotWaiting'] },
  ),
  /** `isTrial` 1 validates and ships nothing. */
  importParcels: consoleService.post(
    'orders/importParcels',
    '导入运单号',
    'Imports parcel numbers from a spreadsheet, all or nothing',
    Type.Object({
      isTrial: titled('仅检查', Bit),
      rows: Type.Array(ParcelRow, { title: '行', minItems: 1, maxItems: 500 }),
    }),
    Type.Object({ rows: Type.Array(ImportedRow), isSent: Bit, orderCount: Type.Integer() }),
    { permission: 'operate', idempotent: true, refusals: ['parcelNumberTaken'] },
  ),
  sales: consoleService.get(
    'afterSales/list',
    '查看售后列表',
    'After-sales cases by state, waiting ones oldest first',
    Type.Object({
      state: Type.Optional(SaleState),
      /** 1: those that wait for the second person. */
      isToConfirm: Type.Optional(titled('待复核', Bit)),
      /** 1: those whose refusal was appealed. */
      isAppealed: Type.Optional(titled('申诉', Bit)),
      orderNo: Type.Optional(titled('订单号', Text(40))),
      ...PageQuery,
    }),
    PageOfLists(AdminSale, ['asked', 'confirm', 'appeal', 'sending', 'coming', 'paying', 'all']),
    { permission: 'seeAfterSales', refusals: [] },
  ),
  sale: consoleService.get(
    'afterSales/one',
    '查看售后单',
    'One after-sales case with reason and pictures',
    Type.Object(BySale),
    AdminSaleDetail,
    { permission: 'seeAfterSales', refusals: [] },
  ),
  decide: consoleService.post(
    'afterSales/decide',
    '处理售后',
    'Refunds, requests the goods back, or refuses; large refunds wait for finance',
    Type.Object({
      ...BySale,
      deed: OneOf(['refund', 'askBack', 'refuse'], { title: '处理' }),
      answer: Answer,
      /** The returned item can be sold again. */
      isSellable: titled('可再次销售', Bit),
    }),
    AdminSaleDetail,
    { permission: 'service', idempotent: true, refusals: sale },
  ),
  sendOther: consoleService.post(
    'afterSales/sendOther',
    '寄出换货',
    'Registers the shipped replacement of an exchange',
    Type.Object({
      ...BySale,
      courier: CourierCode,
      parcelNo: ParcelNo,
      isSellable: titled('可再次销售', Bit),
    }),
    AdminSaleDetail,
    { permission: 'service', idempotent: true, refusals: [...sale, 'parcelNumberTaken'] },
  ),
  confirm: consoleService.post(
    'afterSales/confirm',
    '复核售后退款',
    'Confirms a large refund, or sends it back to service staff',
    Type.Object({ ...BySale, isAgreed: titled('是否同意', Bit), words: titled('说明', Text(200)) }),
    AdminSaleDetail,
    { permission: 'account', idempotent: true, refusals: [...sale, 'saleOwnHand'] },
  ),
  answerAppeal: consoleService.post(
    'afterSales/answerAppeal',
    '答复售后申诉',
    'Decides an appeal by another person: reopens the request or upholds the refusal',
    Type.Object({ ...BySale, isGranted: titled('是否支持', Bit), answer: Answer }),
    AdminSaleDetail,
    {
      permission: 'service',
      idempotent: true,
      refusals: [...sale, 'saleOwnHand', 'refundNotOpen', 'refundTooMany'],
    },
  ),
}
