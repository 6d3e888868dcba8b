import { randomUUID } from 'node:crypto'
import { signedHeaders, type EventBody } from '@yf/partner-contract/signed-event'

/** An event as it goes over the wire, signed in the protocol for everybody. */
export interface SignedEvent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** With a nonce of its own each time: a partner that says it again signs it again. */
export function sealEvent(event: EventBody, secret: string, at: Date): SignedEvent {
  const body = JSON.stringify(event)
  const timestamp = String(at.getTime())
  return { body, headers: signedHeaders({ timestamp, nonce: randomUUID(), body }, secret) }
}
