import { createHash } from 'node:crypto'
import { nuonuoHeaders, signNuonuo } from '@yf/partner-contract/nuonuo'
import { isSameSignature } from '@yf/partner-contract/same-signature'
import { jsonReply, type PartnerInbound } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'

const windowSeconds = 300

/**
 * A result is signed like our own requests. It has no id: the hash of content and time is the id, so that the same
 * notice counts once.
 */
export const nuonuoInbound = ({ appKey, appSecret }: Settings['nuonuo']): PartnerInbound => ({
  verify({ headers, query, body }) {
    const signature = headers[nuonuoHeaders.sign]
    const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
    const signed = { appKey, senid: text('senid'), nonce: text('nonce'), timestamp: text('timestamp') }
    if (typeof signature !== 'string' || !signed.nonce) return { kind: 'rejected', reason: 'unsigned' }
    const ours = signNuonuo({ ...signed, body: body.toString() }, appSecret)
    if (!isSameSignature(signature, ours)) return { kind: 'rejected', reason: 'badSignature' }
    // Compared with machine time, even when our clock is shifted.
    if (!(Math.abs(Date.now() / 1000 - Number(signed.timestamp)) <= windowSeconds))
      return { kind: 'rejected', reason: 'stale' }
    const requestNo = new URLSearchParams(body.toString()).get('orderno')
    if (!requestNo) return { kind: 'rejected', reason: 'malformed' }
    const id = createHash('sha256').update(`${signed.senid}\n${body.toString()}`).digest('hex')
    return { kind: 'event', event: { id, kind: 'invoice', data: { requestNo }, nonce: null } }
  },
  replies: {
    done: jsonReply(200, { status: '0000', message: '同步成功' }),
    again: jsonReply(503, { status: '9999', message: '请稍后重新推送' }),
    refused: jsonReply(401, { status: '9999', message: '验签失败' }),
  },
})
