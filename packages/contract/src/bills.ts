import { Type, type Static } from '@sinclair/typebox'
import { billStateNames } from '@yf/domain/bill'
import { declineReasons } from '@yf/domain/incoming-payment'
import { main } from './call.ts'
import { JsapiParameters } from './order-shapes.ts'
import { Bit, Fen, Moment, Nullable, OneKeyOf, OneOf, Text, titled } from './shapes.ts'

/** The ticket in `/btcBill?ticket=`: a signed bill number and expiry, which only the server can issue. */
const Ticket = Type.String({ title: '账单链接', pattern: '^[\\w.-]{20,400}$' })
export const BillState = OneKeyOf(billStateNames, { title: '账单状态' })
export const BillLine = Type.Object({
  name: titled('项目', Text(40, 1)),
  quantity: Type.Integer({ title: '数量', minimum: 1, maximum: 999 }),
  unitFen: Type.Integer({ title: '单价', minimum: 1, maximum: 100_000_000 }),
})

export const PublicBill = Type.Object({
  billNo: Type.String(),
  title: Type.String(),
  /** Masked: the link may be opened by someone other than the payer. */
  payerName: Type.String(),
  lines: Type.Array(BillLine),
  amountFen: Fen,
  state: BillState,
  stateName: Type.String(),
  expireTime: Moment,
  paidTime: Nullable(Moment),
  /** 0: the provider did not answer, so asking again may help. */
  isSure: Bit,
  /** Why the last payment was declined; null where the provider reports none. The bill can be paid again. */
  declined: Nullable(OneKeyOf(declineReasons)),
})
export type PublicBill = Static<typeof PublicBill>

const linkFaults = ['billLinkWrong', 'billLinkExpired'] as const

export const billCalls = {
  bill: main.get(
    'b2cbill/getOrderDetailNew',
    '凭签名链接查看账单',
    'Public bill by its signed link; `ask` queries the payment provider',
    Type.Object({ ticket: Ticket, ask: Type.Optional(titled('查询支付结果', Bit)) }),
    PublicBill,
    { auth: 'none', refusals: linkFaults },
  ),
  /** A repeated call returns the same payment: the idempotency is bound to the bill, not to the caller. */
  payBill: main.post(
    'b2cbill/placeOrder',
    '支付账单',
    'Pay a public bill',
    Type.Object({
      ticket: Ticket,
      way: OneOf(['jsapi', 'h5'], { title: '支付方式' }),
      /** Inside WeChat, obtained without an account. Unverified, but only the owner of the openId can pay with it. */
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
