import type { WorkChatFailure } from './port.ts'

type Unavailable = Extract<WorkChatFailure, { kind: 'unavailable' }>

/** A field that is missing or of another kind than the provider's page says is undefined here. */
export type Reply<Body> =
  | { readonly kind: 'reply'; readonly status: number; readonly body: Partial<Body> }
  | Unavailable

export interface Question {
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Makes it a POST. */
  readonly json?: object
  readonly signal: AbortSignal
}

/** One question that speaks JSON. Nothing of it is logged: addresses and answers carry tokens and phones. */
export async function ask<Body extends object>(question: Question): Promise<Reply<Body>> {
  const { url, query = {}, headers = {}, json, signal } = question
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  try {
    const response = await fetch(address, {
      method: json ? 'POST' : 'GET',
      headers: json ? { ...headers, 'content-type': 'application/json; charset=utf-8' } : headers,
      body: json ? JSON.stringify(json) : null,
      signal,
      redirect: 'error',
    })
    const body = readObject<Body>(await response.text())
    return body && response.status < 500
      ? { kind: 'reply', status: response.status, body }
      : { kind: 'unavailable', reason: 'troubled' }
  } catch {
    return { kind: 'unavailable', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
  }
}

function readObject<Body extends object>(text: string): Partial<Body> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Partial<Body>) : null
  } catch {
    return null
  }
}
