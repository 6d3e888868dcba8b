import { payoutCodes } from '@yf/partner-contract/payout'
import { jsonReply, verifyEvent, type PartnerInbound } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'

/** The provider signs its notices with the secret of our merchant account, in the common inbound protocol. */
export const payoutInbound = ({ secret }: Settings['payout']): PartnerInbound => ({
  verify: (call) => verifyEvent(call, secret),
  replies: {
    done: jsonReply(200, { code: payoutCodes.ok, message: '成功' }),
    again: jsonReply(503, { code: payoutCodes.busy, message: '请稍后重新通知' }),
    refused: jsonReply(401, { code: payoutCodes.badSign, message: '验签失败' }),
  },
})
