import { isSiteName } from '@yf/domain/handoff'
import { siteHeader } from '@yf/partner-contract/site-arrival'
import { jsonReply, verifyEvent, type PartnerInbound } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'

/** Each site signs with its own secret, so that no site can query what was handed to another. */
export const sitesInbound = (secrets: Settings['siteSecrets']): PartnerInbound => ({
  verify(call) {
    const site = call.headers[siteHeader]
    if (typeof site !== 'string' || !isSiteName(site)) return { kind: 'rejected', reason: 'unsigned' }
    const verified = verifyEvent(call, secrets[site])
    // The header is not signed, the type is: only if both name the same site, that site's secret was used.
    if (verified.kind === 'event' && verified.event.kind !== site)
      return { kind: 'rejected', reason: 'badSignature' }
    return verified
  },
  replies: {
    done: jsonReply(200, { message: '成功' }),
    again: jsonReply(503, { message: '请稍后再试' }),
    refused: jsonReply(401, { message: '验签失败' }),
  },
})
