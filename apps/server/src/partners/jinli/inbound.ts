import { jinliCodes } from '@yf/partner-contract/jinli'
import { jsonReply, verifyEvent, type PartnerInbound } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'

/** The hospital signs its events with our app's secret, in the common inbound protocol. */
export const jinliInbound = ({ appSecret }: Settings['jinli']): PartnerInbound => ({
  verify: (call) => verifyEvent(call, appSecret),
  // Every message of every doctor is an event.
  mostPerMinute: 12_000,
  replies: {
    done: jsonReply(200, { code: jinliCodes.ok, msg: 'ok' }),
    again: jsonReply(503, { code: jinliCodes.busy, msg: '请稍后重新通知' }),
    refused: jsonReply(401, { code: jinliCodes.badSign, msg: '验签失败' }),
  },
})
