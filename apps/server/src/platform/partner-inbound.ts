import type { IncomingHttpHeaders } from 'node:http'
import { readEvent } from '@yf/partner-contract/signed-event'

/** A partner's call as received: the very bytes that were signed, before any parsing. */
export interface InboundCall {
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** An event at a partner, after its signature has been verified. */
export interface PartnerEvent {
  /** The partner's id: the same id is the same event, however often it comes. */
  readonly id: string
  readonly kind: string
  readonly data: unknown
  /** Valid once. Null when the partner's protocol has none: then only the id prevents processing an event twice. */
  readonly nonce: string | null
}

export type InboundVerification =
  | { readonly kind: 'event'; readonly event: PartnerEvent }
  | { readonly kind: 'rejected'; readonly reason: string }

/** The response to the partner. */
export interface InboundReply {
  readonly http: number
  readonly type: string
  readonly body: string
}

/** How one partner signs its events, and the response format that it expects: `partners/<name>/inbound.ts`. */
export interface PartnerInbound {
  /** Verifies signature and time window. Nothing of the call is trusted, logged or written before this succeeds. */
  verify(call: InboundCall): InboundVerification
  readonly replies: {
    /** Accepted, now or before: the partner need not repeat it. */
    readonly done: InboundReply
    /** Not now: the partner may repeat it. */
    readonly again: InboundReply
    /** Not from this partner, or not understandable. */
    readonly refused: InboundReply
  }
  readonly mostBytes?: number
  /** Maximum events of this partner per minute, over all processes. */
  readonly mostPerMinute?: number
}

export const jsonReply = (http: number, body: object): InboundReply => ({
  http,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

/** The common protocol for partners without one of their own. */
export function verifyEvent({ headers, body }: InboundCall, secret: string): InboundVerification {
  // The partner's clock is compared with it, so it is machine time even when our clock is shifted.
  const read = readEvent(headers, body, { secret, now: Date.now() })
  if (read.kind === 'rejected') return read
  const { id, type, data } = read.event
  return { kind: 'event', event: { id, kind: type, data, nonce: read.nonce } }
}
