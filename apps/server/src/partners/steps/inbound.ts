import { stepsHeader } from '@yf/partner-contract/steps'
import { jsonReply, verifyEvent, type PartnerInbound } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'

/** Each platform signs with its own secret, so that no platform can report for another's companies. */
export const stepsInbound = (secrets: Settings['stepsSecrets']): PartnerInbound => ({
  verify(call) {
    const channel = call.headers[stepsHeader]
    const secret = typeof channel === 'string' ? secrets.get(channel) : undefined
    if (secret === undefined) return { kind: 'rejected', reason: 'unsigned' }
    const verified = verifyEvent(call, secret)
    if (verified.kind === 'rejected') return verified
    const { event } = verified
    // The header is not signed, the type is: only if both name the same platform, that platform's secret was used.
    if (event.kind !== channel) return { kind: 'rejected', reason: 'badSignature' }
    // Two platforms may use the same number for two events.
    return { kind: 'event', event: { ...event, id: `${channel}/${event.id}` } }
  },
  replies: {
    done: jsonReply(200, { code: 'OK', message: '成功' }),
    again: jsonReply(503, { code: 'BUSY', message: '请稍后重新通知' }),
    refused: jsonReply(401, { code: 'BAD_SIGN', message: '验签失败' }),
  },
  // All members' steps arrive in the evening.
  mostPerMinute: 6_000,
})
