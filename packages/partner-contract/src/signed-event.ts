import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * How a partner without a protocol of its own tells us that something happened: JSON, with three headers. The signature
 * is HMAC-SHA256 in hex, over the time, the nonce and the hash of the very bytes of the body.
 */
export const eventHeaders = {
  /** Milliseconds since 1970. */
  timestamp: 'x-partner-timestamp',
  /** Good once. */
  nonce: 'x-partner-nonce',
  signature: 'x-partner-signature',
} as const

/** How far either clock may be from the other. */
export const eventWindowMs = 5 * 60_000

export interface EventBody {
  /** The partner's own: the same id is the same event, however often it comes. */
  readonly id: string
  readonly type: string
  readonly data: unknown
}

interface Sealed {
  readonly timestamp: string
  readonly nonce: string
  readonly body: Uint8Array | string
}

/** The first word keeps an event's signature apart from one that the same secret gave to a request or an answer. */
export const signEvent = ({ timestamp, nonce, body }: Sealed, secret: string): string =>
  createHmac('sha256', secret)
    .update(['event', timestamp, nonce, createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest('hex')

/** The headers that go with a body. */
export function signedHeaders(sealed: Sealed, secret: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    [eventHeaders.timestamp]: sealed.timestamp,
    [eventHeaders.nonce]: sealed.nonce,
    [eventHeaders.signature]: signEvent(sealed, secret),
  }
}

export type EventRejection = 'unsigned' | 'badSignature' | 'stale' | 'malformed'

export type ReadEvent =
  | { readonly kind: 'event'; readonly event: EventBody; readonly nonce: string }
  | { readonly kind: 'rejected'; readonly reason: EventRejection }

/** Believes nothing before the signature stands: the body is not even parsed. */
export function readEvent(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: Uint8Array,
  { secret, now }: { readonly secret: string; readonly now: number },
): ReadEvent {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  const [timestamp, nonce] = [header(eventHeaders.timestamp), header(eventHeaders.nonce)]
  const given = header(eventHeaders.signature)
  if (!timestamp || !nonce || !given) return rejected('unsigned')
  if (!isSame(given, signEvent({ timestamp, nonce, body }, secret))) return rejected('badSignature')
  if (!(Math.abs(now - Number(timestamp)) <= eventWindowMs)) return rejected('stale')
  const event = parse(Buffer.from(body).toString())
  return event ? { kind: 'event', event, nonce } : rejected('malformed')
}

const rejected = (reason: EventRejection) => ({ kind: 'rejected', reason }) as const

/** In constant time: how much of a guess was right must not show. */
function isSame(given: string, ours: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(ours)]
  return a.length === b.length && timingSafeEqual(a, b)
}

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
