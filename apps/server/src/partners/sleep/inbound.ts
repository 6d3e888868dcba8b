import { sleepCodes } from '@yf/partner-contract/sleep'
import { jsonReply, verifyEvent, type PartnerInbound } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'

/** The programme signs its notices with the secret of our channel, in the common inbound protocol. */
export const sleepInbound = ({ secret }: Settings['sleep']): PartnerInbound => ({
  verify: (call) => verifyEvent(call, secret),
  replies: {
    done: jsonReply(200, { code: sleepCodes.ok, message: '成功' }),
    again: jsonReply(503, { code: sleepCodes.busy, message: '请稍后重新通知' }),
    refused: jsonReply(401, { code: sleepCodes.badSign, message: '验签失败' }),
  },
})
