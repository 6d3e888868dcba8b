import type { IncomingHttpHeaders } from 'node:http'
import { readEvent } from '@yf/partner-contract/signed-event'

/** A call of a partner as it came: the very bytes that were signed, before anybody has read them. */
export interface InboundCall {
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** Something that happened at a partner, once its signature stands. */
export interface PartnerEvent {
  /** The partner's own: the same id is the same event, however often it comes. */
  readonly id: string
  readonly kind: string
  readonly data: unknown
  /** Good once. Null where the partner's protocol has none: the id alone keeps it from counting twice then. */
  readonly nonce: string | null
}

export type Verified =
  | { readonly kind: 'event'; readonly event: PartnerEvent }
  | { readonly kind: 'rejected'; readonly reason: string }

/** What a partner reads as our answer. */
export interface Words {
  readonly http: number
  readonly type: string
  readonly body: string
}

/** How one partner signs what it tells us, and the words in which it wants to be answered: `partners/<name>/inbound.ts`. */
export interface PartnerInbound {
  /** Signature and time window. Nothing of the call is believed, logged or written before this says so. */
  verify(call: InboundCall): Verified
  readonly words: {
    /** Taken, now or before: it need not come again. */
    readonly done: Words
    /** Not now: it may come again. */
    readonly again: Words
    /** Not from this partner, or not to be understood. */
    readonly refused: Words
  }
  readonly mostBytes?: number
  /** Events of this partner in a minute, over all processes. */
  readonly mostPerMinute?: number
}

export const jsonWords = (http: number, body: object): Words => ({
  http,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

/** The protocol for partners without one of their own. */
export function verifyEvent({ headers, body }: InboundCall, secret: string): Verified {
  // The partner's clock is compared with it, so it is the machine's time even where ours is moved.
  const read = readEvent(headers, body, { secret, now: Date.now() })
  if (read.kind === 'rejected') return read
  const { id, type, data } = read.event
  return { kind: 'event', event: { id, kind: type, data, nonce: read.nonce } }
}
