import { urlOf, type Call, type Input, type Output } from '@yf/contract/call'
import { failures, reactions, situationOf, type Situation } from '@yf/contract/errors'
import { useSession } from '#platform/session/session.ts'
import { CallError } from './call-error.ts'
import { leaveForLogin } from './leave.ts'

export interface CallOptions {
  /** Idempotency-Key; one is made for each call that takes one. */
  key?: string
  signal?: AbortSignal
}

interface Envelope {
  readonly code?: number | string
  readonly message?: string
  readonly result?: unknown
}

export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

function addressWith(row: Call, input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  return row.body === 'query' && given.length > 0 ? `${urlOf(row)}?${search.toString()}` : urlOf(row)
}

/** A gateway's HTML page has no envelope: its status alone says what happened. */
async function envelopeOf(response: Response): Promise<Envelope> {
  try {
    return ((await response.json()) ?? {}) as Envelope
  } catch {
    return {}
  }
}

function wordsFor(situation: Situation, message: string): string {
  const words = reactions[situation].say
  return words === 'server' || words === null ? message || failures.broken.message : words
}

/** The one place where an answer becomes a failure; a session that has ended leads to the login. */
export function failed(situation: Situation, token: string | null, envelope: Envelope = {}): CallError {
  const error = new CallError(situation, wordsFor(situation, envelope.message ?? ''), envelope.code)
  if (error.isAboutSession && useSession.getState().token === token) leaveForLogin(error.message)
  return error
}

export async function call<C extends Call>(
  row: C,
  input: Input<C>,
  { key, signal }: CallOptions = {},
): Promise<Output<C>> {
  const { token } = useSession.getState()
  const headers: Record<string, string> = {}
  if (row.auth === 'staff' && token) headers['Authorization'] = `Bearer ${token}`
  if (row.idempotent) headers['Idempotency-Key'] = key ?? newKey()
  if (row.body === 'json') headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(addressWith(row, input as object), {
      method: row.method,
      headers,
      body: row.body === 'json' ? JSON.stringify(input) : null,
      signal: signal ?? AbortSignal.timeout(60_000),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw failed('unreachable', token)
  }
  const envelope = await envelopeOf(response)
  // A wrong password answers like a session that is missing; there is none to end yet.
  const situation = situationOf(row.service, response.status, envelope.code)
  if (situation !== null) throw failed(situation, row.auth === 'staff' ? token : '', envelope)
  return envelope.result as Output<C>
}
