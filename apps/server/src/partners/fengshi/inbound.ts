import { fengshiCodes } from '@yf/partner-contract/fengshi'
import { jsonReply, verifyEvent, type PartnerInbound } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'

/** FENGSHI signs its notices with the secret of our merchant number, in the common inbound protocol. */
export const fengshiInbound = ({ secret }: Settings['fengshi']): PartnerInbound => ({
  verify: (call) => verifyEvent(call, secret),
  replies: {
    done: jsonReply(200, { code: fengshiCodes.ok, message: '成功' }),
    again: jsonReply(503, { code: fengshiCodes.busy, message: '请稍后重新通知' }),
    refused: jsonReply(401, { code: fengshiCodes.badSign, message: '验签失败' }),
  },
})
