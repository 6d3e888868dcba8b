import { randomUUID } from 'node:crypto'
import { prefixes } from '@yf/contract/call'
import { signForJsapi, wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import {
  wechatPayCodes,
  wechatPayNotices,
  type PrepayAnswer,
  type PrepayRequest,
  type Refund,
  type RefundRequest,
  type Trade,
} from '@yf/partner-contract/wechat-pay-shapes'
import { partnerLine, type LineOptions } from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import { fetchBill } from './bill.ts'
import type { Prepay, PrepayOutcome, WechatPayPort } from './port.ts'
import { askSigned, type SignedOutcome } from './signed-line.ts'
import { refundWordOf, tradeWordOf } from './outcomes.ts'

type WechatPayAccess = Pick<Settings, 'wechatPay' | 'publicOrigin'>

export function wechatPayOverHttp(
  { wechatPay, publicOrigin }: WechatPayAccess,
  options: LineOptions = {},
): WechatPayPort {
  const line = partnerLine({
    partner: 'wechat-pay',
    timeLimitMs: 10_000,
    mostBytes: 32 * 1024 * 1024,
    ...options,
  })
  const { merchantId, appId, privateKey } = wechatPay
  const noticesTo = (path: string) => `${publicOrigin}${prefixes.partner}${path}`
  const tradePath = (tradeNo: string) => `${wechatPayPaths.byOutTradeNo}/${encodeURIComponent(tradeNo)}`
  const query = async (tradeNo: string) => {
    const path = `${tradePath(tradeNo)}?mchid=${merchantId}`
    return tradeWordOf(
      await askSigned<Trade>(line, wechatPay, { operation: 'query', path, repeats: 1 }),
      tradeNo,
    )
  }
  return {
    async prepay(input) {
      const path = wechatPayPaths[input.payer.way]
      const body = prepayRequest(input, {
        appid: appId,
        mchid: merchantId,
        notify_url: noticesTo(wechatPayNotices.paidPath),
      })
      return prepayOutcome(
        await askSigned<PrepayAnswer>(line, wechatPay, { operation: 'prepay', path, body }),
      )
    },
    jsapiParameters: (prepayId) =>
      signForJsapi({ appId, prepayId, nonceStr: newNonce(), timeStamp: secondsNow() }, privateKey),
    query,
    async close(tradeNo) {
      const path = `${tradePath(tradeNo)}/close`
      const body = { mchid: merchantId }
      return closeOutcome(await askSigned(line, wechatPay, { operation: 'close', path, body, repeats: 1 }))
    },
    async refund(input) {
      const path = wechatPayPaths.refunds
      const body = refundRequest(input, noticesTo(wechatPayNotices.refundPath))
      return refundWordOf(
        await askSigned<Refund>(line, wechatPay, { operation: 'refund', path, body }),
        input.refundNo,
      )
    },
    async queryRefund(refundNo) {
      const path = `${wechatPayPaths.refunds}/${encodeURIComponent(refundNo)}`
      return refundWordOf(
        await askSigned<Refund>(line, wechatPay, { operation: 'queryRefund', path, repeats: 1 }),
        refundNo,
      )
    },
    bill: (day) => fetchBill(line, wechatPay, day),
  }
}

const newNonce = () => randomUUID().replaceAll('-', '')
const secondsNow = () => String(Math.floor(Date.now() / 1000))

/**
 * The outcome of closing when the close itself did not succeed. Nobody can pay a trade that the platform does not
 * know.
 */
const ends: Readonly<Record<string, 'closed' | 'paid' | undefined>> = {
  [wechatPayCodes.paid]: 'paid',
  [wechatPayCodes.closed]: 'closed',
  [wechatPayCodes.unknownOrder]: 'closed',
}

function closeOutcome(outcome: SignedOutcome<object>): 'closed' | 'paid' | 'unknown' {
  if (outcome.kind === 'said') return 'closed'
  return outcome.kind === 'complained' ? (ends[outcome.code] ?? 'unknown') : 'unknown'
}

const refundRequest = (
  { tradeNo, refundNo, amountFen, totalFen, reason }: Parameters<WechatPayPort['refund']>[0],
  notifyUrl: string,
): RefundRequest => ({
  out_trade_no: tradeNo,
  out_refund_no: refundNo,
  reason,
  notify_url: notifyUrl,
  amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
})

type OwnPrepayFields = Pick<PrepayRequest, 'appid' | 'mchid' | 'notify_url'>

const prepayRequest = (
  { tradeNo, amountFen, description, expiresAt, payer }: Prepay,
  ours: OwnPrepayFields,
): PrepayRequest => ({
  ...ours,
  description,
  out_trade_no: tradeNo,
  time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, 'Z'),
  amount: { total: amountFen, currency: 'CNY' },
  ...(payer.way === 'jsapi'
    ? { payer: { openid: payer.openId } }
    : { scene_info: { payer_client_ip: payer.address, h5_info: { type: 'Wap' } } }),
})

function prepayOutcome(outcome: SignedOutcome<PrepayAnswer>): PrepayOutcome {
  if (outcome.kind === 'unknown') return outcome
  if (outcome.kind === 'complained') {
    const reason =
      outcome.code === wechatPayCodes.paid
        ? 'paid'
        : outcome.code === wechatPayCodes.closed
          ? 'closed'
          : 'setup'
    return { kind: 'refused', reason, providerCode: outcome.code }
  }
  const prepay = outcome.answer.prepay_id ?? outcome.answer.h5_url
  return typeof prepay === 'string' ? { kind: 'ready', prepay } : { kind: 'unknown' }
}
