import type { FastifyInstance } from 'fastify'
import { wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import { wechatPayCodes, type Refund, type RefundRequest } from '@yf/partner-contract/wechat-pay-shapes'
import type { Notice } from '../frame/notify.ts'
import { refundOnTheWire } from './books.ts'
import { refundNotice } from './notices.ts'
import { ask, type Office } from './office.ts'
import { bodyOf, complain, signed } from './wire.ts'

const fates: Readonly<Record<string, Refund['status'] | undefined>> = {
  abnormal: 'ABNORMAL',
  laterBack: 'PROCESSING',
}

export function mountRefunds(app: FastifyInstance, office: Office) {
  const { books, ctx } = office
  const { wechatPayMerchantId: merchantId, wechatPayApiKey: apiKey } = ctx.settings
  app.post(`/wechat-pay${wechatPayPaths.refunds}`, (request, reply) => {
    const wanted = bodyOf<RefundRequest>(request) as RefundRequest
    let taken: Notice | null = null
    return ask(office, request, reply, {
      key: wanted.out_trade_no ?? '',
      what: '退款',
      isDeed: true,
      answer: (scenario) => {
        if (scenario === 'broke')
          return complain({ http: 403, code: wechatPayCodes.noFunds, message: '基本账户余额不足' })
        const outcome = books.refund(wanted, fates[scenario] ?? 'SUCCESS')
        if ('code' in outcome) return complain(outcome)
        if (outcome.isNew && outcome.kept.status !== 'PROCESSING')
          taken = refundNotice(outcome.kept, merchantId, apiKey)
        return signed(200, refundOnTheWire(outcome.kept), outcome.kept.status)
      },
      notice: () => taken,
    })
  })
  app.get<{ Params: { no: string } }>(`/wechat-pay${wechatPayPaths.refunds}/:no`, (request, reply) => {
    const kept = books.refunds.get(request.params.no)
    return ask(office, request, reply, {
      key: kept?.request.out_trade_no ?? '',
      what: '查询退款',
      answer: (scenario) => {
        if (!kept) return complain({ http: 404, code: wechatPayCodes.unknownRefund, message: '退款单不存在' })
        if (kept.status === 'PROCESSING' && scenario !== 'laterBack') kept.status = 'SUCCESS'
        return signed(200, refundOnTheWire(kept), kept.status)
      },
    })
  })
}
