import type { FastifyInstance } from 'fastify'
import { wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import { wechatPayCodes, type Refund, type RefundRequest } from '@yf/partner-contract/wechat-pay-shapes'
import type { PartnerNotice } from '../frame/notify.ts'
import { toRefundDto } from './books.ts'
import { refundNotice } from './notices.ts'
import { ask, type WechatPayDeps } from './exchange.ts'
import { bodyOf, complain, signed } from './wire.ts'

const fates: Readonly<Record<string, Refund['status'] | undefined>> = {
  abnormal: 'ABNORMAL',
  laterBack: 'PROCESSING',
}

export function mountRefunds(app: FastifyInstance, office: WechatPayDeps) {
  const { books, ctx } = office
  const { wechatPayMerchantId: merchantId, wechatPayApiKey: apiKey } = ctx.settings
  app.post(`/wechat-pay${wechatPayPaths.refunds}`, (request, reply) => {
    const refundRequest = bodyOf<RefundRequest>(request) as RefundRequest
    let pendingNotice: PartnerNotice | null = null
    return ask(office, request, reply, {
      key: refundRequest.out_trade_no ?? '',
      what: '退款',
      isWrite: true,
      answer: (scenario) => {
        if (scenario === 'broke')
          return complain({ http: 403, code: wechatPayCodes.noFunds, message: '基本账户余额不足' })
        const outcome = books.refund(refundRequest, fates[scenario] ?? 'SUCCESS')
        if ('code' in outcome) return complain(outcome)
        if (outcome.isNew && outcome.stored.status !== 'PROCESSING')
          pendingNotice = refundNotice(outcome.stored, merchantId, apiKey)
        return signed(200, toRefundDto(outcome.stored), outcome.stored.status)
      },
      notice: () => pendingNotice,
    })
  })
  app.get<{ Params: { no: string } }>(`/wechat-pay${wechatPayPaths.refunds}/:no`, (request, reply) => {
    const stored = books.refunds.get(request.params.no)
    return ask(office, request, reply, {
      key: stored?.request.out_trade_no ?? '',
      what: '查询退款',
      answer: (scenario) => {
        if (!stored)
          return complain({ http: 404, code: wechatPayCodes.unknownRefund, message: '退款单不存在' })
        if (stored.status === 'PROCESSING' && scenario !== 'laterBack') stored.status = 'SUCCESS'
        return signed(200, toRefundDto(stored), stored.status)
      },
    })
  })
}
