import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { OneOf, titled } from './shapes.ts'

const Thanks = Type.Object({ code: Type.String(), message: Type.String() })
const ProviderText = Type.String({ maxLength: 64 })
/** ISO 8601. */
const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' })

/** WeChat Pay's notices, after the signature is verified, the content decrypted and the merchant checked. */
export const paymentEvents = {
  paid: fromPartner('wechat-pay').post(
    'wechat-pay/paid',
    '支付方通知：已支付',
    'Event: a payment succeeded',
    Type.Object({
      tradeNo: titled('商户订单号', ProviderText),
      word: titled(
        '支付结果',
        Type.Object({
          kind: titled('状态', Type.Literal('paid')),
          transactionId: titled('微信支付订单号', ProviderText),
          at: titled('支付时间', Instant),
          amountFen: titled('金额', Type.Integer({ minimum: 0 })),
        }),
      ),
    }),
    Thanks,
  ),
  refunded: fromPartner('wechat-pay').post(
    'wechat-pay/refunded',
    '支付方通知：退款结果',
    'Event: a refund succeeded or failed',
    Type.Object({
      refundNo: titled('商户退款单号', ProviderText),
      word: titled(
        '退款结果',
        Type.Object({
          kind: titled('状态', OneOf(['done', 'pending', 'failed'])),
          providerNo: Type.Optional(titled('微信支付退款单号', ProviderText)),
          at: Type.Optional(titled('退款时间', Instant)),
          amountFen: Type.Optional(titled('金额', Type.Integer({ minimum: 0 }))),
          providerCode: Type.Optional(titled('原因', ProviderText)),
        }),
      ),
    }),
    Thanks,
  ),
}
