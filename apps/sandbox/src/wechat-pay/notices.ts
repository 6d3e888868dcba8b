import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { platformHeaders, encryptResource } from '@yf/partner-contract/wechat-pay'
import { sandboxPlatformKey } from '@yf/partner-contract/wechat-pay-sandbox-keys'
import { wechatPayNotices } from '@yf/partner-contract/wechat-pay-shapes'
import type { PartnerNotice } from '../frame/notify.ts'
import { toRefundDto, toTradeDto, type StoredRefund, type StoredTrade } from './books.ts'
import { platformSerial } from './wire.ts'

let otherKey: string | undefined
/** Generated only when a forged notice is needed, because it takes a moment. */
const somebodyElsesKey = () =>
  (otherKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString())

interface NoticeParts {
  readonly tradeNo: string
  readonly id: string
  readonly type: string
  readonly path: string
  readonly resourceType: 'transaction' | 'refund'
  readonly content: object
}

/** The id stays the same for repeats: encryption and signature are new each time. */
const noticeOf = (
  { tradeNo, id, type, path, resourceType, content }: NoticeParts,
  apiKey: string,
): PartnerNotice => ({
  key: tradeNo,
  logName: tradeNo,
  path,
  secret: '',
  event: { id, type, data: null },
  encrypt(as, at) {
    const resource = encryptResource(content, {
      apiKey,
      nonce: randomUUID().slice(0, 12),
      type: resourceType,
    })
    const create_time = at.toISOString()
    const body = JSON.stringify({
      id,
      create_time,
      event_type: type,
      resource_type: 'encrypt-resource',
      summary: '',
      resource,
    })
    const encrypted = { timestamp: String(Math.floor(Date.now() / 1000)), nonce: randomUUID(), body }
    const privateKey = as === 'itself' ? sandboxPlatformKey : somebodyElsesKey()
    const headers = {
      'content-type': 'application/json',
      ...platformHeaders(encrypted, { serial: platformSerial, privateKey }),
    }
    return { headers, body }
  },
})

export const paidNotice = (trade: StoredTrade, apiKey: string): PartnerNotice => {
  const tradeNo = trade.request.out_trade_no
  return noticeOf(
    {
      tradeNo,
      id: `EV-${trade.transactionId}`,
      type: wechatPayNotices.paid,
      path: wechatPayNotices.paidPath,
      resourceType: 'transaction',
      content: toTradeDto(trade),
    },
    apiKey,
  )
}

export function refundNotice(refund: StoredRefund, merchantId: string, apiKey: string): PartnerNotice {
  const { status, ...rest } = toRefundDto(refund)
  return noticeOf(
    {
      tradeNo: refund.request.out_trade_no,
      id: `EV-${refund.refundId}-${status}`,
      type: status === 'SUCCESS' ? wechatPayNotices.refunded : wechatPayNotices.refundAbnormal,
      path: wechatPayNotices.refundPath,
      resourceType: 'refund',
      content: { mchid: merchantId, ...rest, refund_status: status },
    },
    apiKey,
  )
}
