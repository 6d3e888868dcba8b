import { jsonReply, verifyEvent, type PartnerInbound } from '#platform/partner-inbound.ts'

/** A provider signs its events with the secret of our channel there, in the common inbound protocol. */
export const benefitProviderInbound = ({ secret }: { readonly secret: string }): PartnerInbound => ({
  verify: (call) => verifyEvent(call, secret),
  replies: {
    done: jsonReply(200, { code: 'OK', message: '成功' }),
    again: jsonReply(503, { code: 'BUSY', message: '请稍后重新通知' }),
    refused: jsonReply(401, { code: 'BAD_SIGN', message: '验签失败' }),
  },
})
