import type { RefundNotice, Trade } from '@yf/partner-contract/wechat-pay-shapes'
import { judgePlatform, openResource, type EncryptedResource } from '@yf/partner-contract/wechat-pay'
import { jsonReply, type PartnerInbound, type InboundVerification } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'
import { paidOrNot, refundedOrNot } from './outcomes.ts'

interface WechatPayNotice {
  readonly id: string
  readonly event_type: string
  readonly resource: EncryptedResource
}

const rejected = (reason: string): InboundVerification => ({ kind: 'rejected', reason })
const short = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 128

/**
 * Signed by the platform over the raw body and encrypted with our own key. WeChat repeats a notice until it is
 * acknowledged, with the same id and possibly the same signature: the id, not a nonce, prevents processing it twice.
 */
export const wechatPayInbound = ({
  apiKey,
  merchantId,
  platformSerial,
  platformKey,
}: Settings['wechatPay']): PartnerInbound => ({
  verify({ headers, body }) {
    const text = body.toString()
    const key = { serial: platformSerial, publicKey: platformKey }
    // Compared with the provider's clock, so it is machine time even when our clock is shifted.
    const word = judgePlatform(headers, text, { key, now: Date.now() })
    if (word !== 'true') return rejected(word)
    const notice = parse(text)
    if (!notice) return rejected('malformed')
    const data = dataOf(openResource(notice.resource, apiKey), merchantId)
    if (data === null) return rejected('malformed')
    return { kind: 'event', event: { id: notice.id, kind: notice.event_type, data, nonce: null } }
  },
  replies: {
    done: jsonReply(200, { code: 'SUCCESS', message: '成功' }),
    again: jsonReply(503, { code: 'FAIL', message: '请稍后重新通知' }),
    refused: jsonReply(401, { code: 'FAIL', message: '验签失败' }),
  },
})

/** The notice mapped to our types; null when it concerns another merchant's money or an unknown event. */
function dataOf(decrypted: unknown, merchantId: string): object | null {
  const content = (decrypted ?? {}) as Partial<Trade & RefundNotice>
  if (content.mchid !== merchantId) return null
  if (typeof content.out_refund_no === 'string') {
    const word = refundedOrNot({
      ...content,
      ...(content.refund_status ? { status: content.refund_status } : {}),
    })
    return word.kind === 'unknown' ? null : { refundNo: content.out_refund_no, word: dated(word) }
  }
  const word = paidOrNot(content)
  return word.kind === 'paid' ? { tradeNo: content.out_trade_no, word: dated(word) } : null
}

/** An event's data are JSON. */
const dated = <Word extends object>(word: Word) =>
  'at' in word && word.at instanceof Date ? { ...word, at: word.at.toISOString() } : word

function parse(text: string): WechatPayNotice | null {
  try {
    const { id, event_type, resource } = (JSON.parse(text) ?? {}) as Partial<WechatPayNotice>
    const isEncrypted = typeof resource?.ciphertext === 'string' && typeof resource.nonce === 'string'
    if (!short(id) || !short(event_type) || !isEncrypted) return null
    return { id, event_type, resource: { ...resource, associated_data: resource.associated_data ?? '' } }
  } catch {
    return null
  }
}
