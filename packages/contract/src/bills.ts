import { Type, type Static } from '@sinclair/typebox'
import { billStateNames } from '@yf/domain/bill'
import { consoleService, main } from './call.ts'
import {
  Bit,
  CompanyId,
  Fen,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Phone,
  Text,
  titled,
} from './shapes.ts'

/** What stands behind `/btcBill?ticket=`: names the bill and its end, and nobody else can make one. */
const Ticket = Type.String({ title: '账单链接', pattern: '^[\\w.-]{20,400}$' })
const State = OneKeyOf(billStateNames, { title: '账单状态' })
const Line = Type.Object({
  name: titled('项目', Text(40, 1)),
  quantity: Type.Integer({ title: '数量', minimum: 1, maximum: 999 }),
  unitFen: Type.Integer({ title: '单价', minimum: 1, maximum: 100_000_000 }),
})

export const PublicBill = Type.Object({
  billNo: Type.String(),
  title: Type.String(),
  /** Masked: whoever holds the link need not be the one that it was sent to. */
  payerName: Type.String(),
  lines: Type.Array(Line),
  amountFen: Fen,
  state: State,
  stateName: Type.String(),
  expireTime: Moment,
  paidTime: Nullable(Moment),
  /** 0: the provider did not answer, so it is worth asking again. */
  isSure: Bit,
})
export type PublicBill = Static<typeof PublicBill>

/** What the page hands to WeixinJSBridge. */
const JsapiParameters = Type.Object({
  appId: Type.String(),
  timeStamp: Type.String(),
  nonceStr: Type.String(),
  package: Type.String(),
  signType: Type.Literal('RSA'),
  paySign: Type.String(),
})

const linkFaults = ['billLinkWrong', 'billLinkExpired'] as const

export const billCalls = {
  bill: main.get(
    'b2cbill/getOrderDetailNew',
    'Public bill by its signed link; with `ask` the provider is asked whether it is paid',
    Type.Object({ ticket: Ticket, ask: Type.Optional(titled('查询支付结果', Bit)) }),
    PublicBill,
    { auth: 'none', refusals: linkFaults },
  ),
  /** Asked for again it is the same payment: one effect is bound to the bill, whoever and from wherever. */
  payBill: main.post(
    'b2cbill/placeOrder',
    'Pay a public bill',
    Type.Object({
      ticket: Ticket,
      way: OneOf(['jsapi', 'h5'], { title: '支付方式' }),
      /** Inside WeChat, had without an account. Unproven: whose it is, only that person can pay with it. */
      openId: Type.Optional(Type.String({ title: '微信身份', pattern: '^[\\w-]{6,64}$' })),
    }),
    Type.Object({
      way: OneOf(['jsapi', 'h5']),
      url: Nullable(Type.String()),
      jsapi: Type.Union([JsapiParameters, Type.Null()]),
    }),
    {
      auth: 'none',
      idempotent: true,
      refusals: [...linkFaults, 'billNotPayable', 'payUnavailable', 'payNeedsWechat'],
    },
  ),
}

export const DeskBill = Type.Object({
  id: Id,
  billNo: Type.String(),
  title: Type.String(),
  companyName: Nullable(Type.String()),
  /** Masked. */
  payerName: Type.String(),
  phone: Type.String(),
  lines: Type.Array(Line),
  amountFen: Fen,
  state: State,
  stateName: Type.String(),
  expireTime: Moment,
  sentTime: Nullable(Moment),
  paidTime: Nullable(Moment),
  createTime: Moment,
})
export type DeskBill = Static<typeof DeskBill>

const BillId = titled('账单', Id)

/** For staff who keep what is offered. */
export const billDeskCalls = {
  bills: consoleService.get(
    'bills/list',
    'Public bills, newest first',
    Type.Object({ state: Type.Optional(State), ...PageQuery }),
    Page(DeskBill),
    { refusals: ['dutyNotHeld'] },
  ),
  makeBill: consoleService.post(
    'bills/make',
    'Make a public bill and send its link by text message',
    Type.Object({
      /** Without one it is nobody's company. */
      companyId: Type.Optional(CompanyId),
      title: titled('账单名称', Text(30, 1)),
      payerName: titled('付款人', Text(20, 1)),
      phone: Phone,
      lines: Type.Array(Line, { title: '账单明细', minItems: 1, maxItems: 20 }),
      validDays: Type.Integer({ title: '有效天数', minimum: 1, maximum: 30 }),
    }),
    DeskBill,
    { idempotent: true, refusals: ['dutyNotHeld'] },
  ),
  sendBill: consoleService.post(
    'bills/send',
    'Send the link of an open bill again',
    Type.Object({ id: BillId }),
    DeskBill,
    { idempotent: true, refusals: ['dutyNotHeld', 'billSettled'] },
  ),
  voidBill: consoleService.post(
    'bills/void',
    'Take a bill back that nobody has paid; money that still comes goes back',
    Type.Object({ id: BillId, reason: titled('作废原因', Text(100, 1)) }),
    DeskBill,
    { idempotent: true, refusals: ['dutyNotHeld', 'billSettled'] },
  ),
}
