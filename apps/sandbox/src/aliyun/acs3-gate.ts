import { readAcs3Authorization, signAcs3 } from '@yf/partner-contract/acs3'
import type { GatewayError } from '@yf/partner-contract/aliyun-sms'

const tolerance = 15 * 60_000
const maxNonces = 10_000

export interface Acs3Call {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: Uint8Array
}

export interface Acs3Gate {
  /** null if the signature is valid. */
  refusal(call: Acs3Call): GatewayError | null
}

/** The check before every product of Alibaba Cloud: access key, timestamp, signature, and each nonce only once. */
export function createAcs3Gate(keys: { id: string; secret: string }, now: () => Date): Acs3Gate {
  const usedNonces = new Set<string>()
  return {
    refusal(call) {
      const claimed = readAcs3Authorization(call.headers.authorization ?? '')
      const nonce = call.headers['x-acs-signature-nonce']
      if (!claimed || !nonce) return 'IncompleteSignature'
      if (claimed.accessKeyId !== keys.id) return 'InvalidAccessKeyId.NotFound'
      const sent = Date.parse(call.headers['x-acs-date'] ?? '')
      if (!(Math.abs(now().getTime() - sent) <= tolerance)) return 'InvalidTimeStamp.Expired'
      const ours = signAcs3({ ...call, accessKeyId: keys.id, accessKeySecret: keys.secret })
      if (ours.signature !== claimed.signature || ours.signedHeaders !== claimed.signedHeaders) {
        return 'SignatureDoesNotMatch'
      }
      if (usedNonces.has(nonce)) return 'SignatureNonceUsed'
      remember(usedNonces, nonce)
      return null
    },
  }
}

function remember(nonces: Set<string>, nonce: string) {
  nonces.add(nonce)
  const oldest = nonces.values().next().value
  if (nonces.size > maxNonces && oldest !== undefined) nonces.delete(oldest)
}
