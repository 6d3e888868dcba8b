import { randomUUID } from 'node:crypto'
import { signedHeaders, type EventBody } from '@yf/partner-contract/signed-event'

/** A signed event in the common protocol, as it is sent. */
export interface SignedEvent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** With a new nonce each time: a partner that repeats an event signs it again. */
export function encryptEvent(event: EventBody, secret: string, at: Date): SignedEvent {
  const body = JSON.stringify(event)
  const timestamp = String(at.getTime())
  return { body, headers: signedHeaders({ timestamp, nonce: randomUUID(), body }, secret) }
}
