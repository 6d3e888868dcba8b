import { createHash, createHmac } from 'node:crypto'
import { isSameSignature } from './same-signature.ts'

/**
 * The event protocol for partners without their own: JSON, with three headers. The signature is HMAC-SHA256 in hex,
 * over the time, the nonce and the hash of the body's exact bytes.
 */
export const eventHeaders = {
  /** Milliseconds since 1970. */
  timestamp: 'x-partner-timestamp',
  /** Valid once. */
  nonce: 'x-partner-nonce',
  signature: 'x-partner-signature',
} as const

/** The maximum difference between both clocks. */
export const eventWindowMs = 5 * 60_000

export interface EventBody {
  /** The partner's id: the same id is the same event, however often it comes. */
  readonly id: string
  readonly type: string
  readonly data: unknown
}

interface SignedEventParts {
  readonly timestamp: string
  readonly nonce: string
  readonly body: Uint8Array | string
}

/** The prefix distinguishes an event's signature from that of a request or a response with the same secret. */
export const signEvent = ({ timestamp, nonce, body }: SignedEventParts, secret: string): string =>
  createHmac('sha256', secret)
    .update(['event', timestamp, nonce, createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest('hex')

/** The headers for a body. */
export function signedHeaders(parts: SignedEventParts, secret: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    [eventHeaders.timestamp]: parts.timestamp,
    [eventHeaders.nonce]: parts.nonce,
    [eventHeaders.signature]: signEvent(parts, secret),
  }
}

export type EventRejection = 'unsigned' | 'badSignature' | 'stale' | 'malformed'

export type ReadEvent =
  | { readonly kind: 'event'; readonly event: EventBody; readonly nonce: string }
  | { readonly kind: 'rejected'; readonly reason: EventRejection }

/** Does not parse the body before the signature is verified. */
export function readEvent(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: Uint8Array,
  { secret, now }: { readonly secret: string; readonly now: number },
): ReadEvent {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  const [timestamp, nonce] = [header(eventHeaders.timestamp), header(eventHeaders.nonce)]
  const received = header(eventHeaders.signature)
  if (!timestamp || !nonce || !received) return rejected('unsigned')
  if (!isSameSignature(received, signEvent({ timestamp, nonce, body }, secret)))
    return rejected('badSignature')
  if (!(Math.abs(now - Number(timestamp)) <= eventWindowMs)) return rejected('stale')
  const event = parse(Buffer.from(body).toString())
  return event ? { kind: 'event', event, nonce } : rejected('malformed')
}

const rejected = (reason: EventRejection) => ({ kind: 'rejected', reason }) as const

const short = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 128 && !value.includes('\0')

function parse(text: string): EventBody | null {
  try {
    const { id, type, data } = (JSON.parse(text) ?? {}) as Partial<EventBody>
    return short(id) && short(type) ? { id, type, data } : null
  } catch {
    return null
  }
}
