import { setTimeout as wait } from 'node:timers/promises'
import { bytesOf, type PartnerRequestBody, type PartnerHttpReply } from './partner-bodies.ts'
import { unwatched, type PartnerWatch } from './partner-watch.ts'

/** No usable response from the partner: timeout, unreachable, or invalid. */
export type Unavailable = { readonly kind: 'unavailable'; readonly reason: Unavailability }
export type Unavailability = 'timeLimit' | 'unreachable' | 'troubled'

export interface PartnerAnswered<Answer> {
  readonly kind: 'answered'
  readonly answer: Answer
}

/**
 * A partner's refusal as a reason of its port, with the partner's own code for the operator who has to fix something.
 */
export interface PartnerRefused {
  readonly kind: 'refused'
}

export type PartnerAnswer<Answer, Refusal extends PartnerRefused = never> =
  | PartnerAnswered<Answer>
  | Refusal
  | Unavailable

export const answered = <Answer>(answer: Answer): PartnerAnswered<Answer> => ({ kind: 'answered', answer })
export const troubled = { kind: 'unavailable', reason: 'troubled' } as const satisfies Unavailable

export interface PartnerRequest {
  readonly url: string | URL
  /** POST when there is a body, otherwise GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: PartnerRequestBody
}

export interface PartnerQuestion<Answer, Refusal extends PartnerRefused> {
  /** The kind of request, as named in the log and in the metrics. */
  readonly operation: string
  /** Built anew for every try: a nonce is valid once. */
  readonly request: () => PartnerRequest
  /** Any response with a status below 500: an answer, a refusal as a reason of the port, or invalid. */
  readonly judge: (reply: PartnerHttpReply) => PartnerAnswer<Answer, Refusal>
  /** Number of retries. Only the caller knows whether repeating does harm, so usually none. */
  readonly repeats?: number
  /** Shared by requests with one common time limit. */
  readonly deadline?: AbortSignal
}

export interface PartnerLine {
  ask<Answer, Refusal extends PartnerRefused = never>(
    question: PartnerQuestion<Answer, Refusal>,
  ): Promise<PartnerAnswer<Answer, Refusal>>
  /** Starts now, for consecutive requests. */
  deadline(): AbortSignal
}

/** Options of a connection, for the wiring and tests. */
export interface LineOptions {
  readonly timeLimitMs?: number
  readonly watch?: PartnerWatch
}

export interface LineTerms extends LineOptions {
  readonly partner: string
  readonly timeLimitMs: number
  /** Maximum size of a response; a longer one is not read to its end. */
  readonly mostBytes?: number
}

const firstPauseMs = 200

/**
 * HTTP requests to a partner. Addresses, bodies and responses contain names, phones and tokens: none of it is logged.
 * Redirects are not followed: only our settings decide where personal data go.
 */
export function partnerLine(terms: LineTerms): PartnerLine {
  const { partner, timeLimitMs, watch = unwatched, mostBytes = 1024 * 1024 } = terms
  const deadline = () => AbortSignal.timeout(timeLimitMs)
  return {
    deadline,
    async ask(question) {
      const began = performance.now()
      const signal = question.deadline ?? deadline()
      const { outcome, tries } = await askWithRetries(question, signal, mostBytes)
      watch.onCall({
        partner,
        operation: question.operation,
        outcome: outcome.kind === 'unavailable' ? outcome.reason : outcome.kind,
        ms: performance.now() - began,
        tries,
      })
      return outcome
    },
  }
}

async function askWithRetries<Answer, Refusal extends PartnerRefused>(
  question: PartnerQuestion<Answer, Refusal>,
  signal: AbortSignal,
  mostBytes: number,
) {
  const { repeats = 0 } = question
  for (let tries = 1; ; tries += 1) {
    const outcome = await askOnce(question, signal, mostBytes)
    if (outcome.kind !== 'unavailable' || tries > repeats || signal.aborted) return { outcome, tries }
    await wait(firstPauseMs * 2 ** (tries - 1), undefined, { signal }).catch(() => undefined)
    // The original error is more informative than a lack of time for another try.
    if (signal.aborted) return { outcome, tries }
  }
}

async function askOnce<Answer, Refusal extends PartnerRefused>(
  { request, judge }: PartnerQuestion<Answer, Refusal>,
  signal: AbortSignal,
  mostBytes: number,
): Promise<PartnerAnswer<Answer, Refusal>> {
  const reply = await send(request(), signal, mostBytes)
  return 'kind' in reply ? reply : judge(reply)
}

async function send(
  { url, query = {}, headers = {}, body, method = body ? 'POST' : 'GET' }: PartnerRequest,
  signal: AbortSignal,
  mostBytes: number,
): Promise<PartnerHttpReply | Unavailable> {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  try {
    const response = await fetch(address, {
      method,
      headers: body ? { ...headers, 'content-type': body.type } : headers,
      ...(body ? { body: body.text } : {}),
      signal,
      redirect: 'error',
    })
    const bytes = await bytesOf(response, mostBytes)
    if (!bytes || response.status >= 500) return troubled
    return { status: response.status, headers: response.headers, bytes }
  } catch {
    return { kind: 'unavailable', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
  }
}
