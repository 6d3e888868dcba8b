import { createHash } from 'node:crypto'
import { isSameSign, kuaidi100Codes, signPush, type Push } from '@yf/partner-contract/kuaidi100'
import { jsonReply, type PartnerInbound } from '#platform/partner-inbound.ts'
import type { Settings } from '#platform/settings.ts'
import { trackOf } from './track.ts'

/**
 * Pushes have neither id, time nor nonce: the hash of the content is the id, so the same push counts once. A replayed
 * old push adds no new data and reverts nothing.
 */
export const kuaidi100Inbound = ({ salt }: Settings['kuaidi100']): PartnerInbound => ({
  verify({ body }) {
    const form = new URLSearchParams(body.toString())
    const [sign, param] = [form.get('sign') ?? '', form.get('param') ?? '']
    if (!sign || !param) return { kind: 'rejected', reason: 'unsigned' }
    if (!isSameSign(sign, signPush(param, salt))) return { kind: 'rejected', reason: 'badSignature' }
    const data = parse(param)
    if (data === null) return { kind: 'rejected', reason: 'malformed' }
    const id = createHash('sha256').update(param).digest('hex')
    return { kind: 'event', event: { id, kind: 'track', data, nonce: null } }
  },
  replies: {
    done: jsonReply(200, { result: true, returnCode: kuaidi100Codes.done, message: '成功' }),
    again: jsonReply(503, { result: false, returnCode: kuaidi100Codes.unknown, message: '请稍后重新推送' }),
    refused: jsonReply(401, { result: false, returnCode: kuaidi100Codes.badSign, message: '验签失败' }),
  },
})

/** Mapped to our types; null when it is not a track. */
function parse(text: string): object | null {
  try {
    const { lastResult } = (JSON.parse(text) ?? {}) as Partial<Push>
    const track = lastResult && trackOf(lastResult)
    if (!track) return null
    const steps = track.steps.map(({ at, text, state }) => ({ at: at.toISOString(), words: text, state }))
    return { courier: lastResult.com, parcelNo: lastResult.nu, state: track.state, steps }
  } catch {
    return null
  }
}
