import { setTimeout as wait } from 'node:timers/promises'
import { bytesOf, type Body, type Reply } from './partner-bodies.ts'
import { unwatched, type PartnerWatch } from './partner-watch.ts'

/** No word of the partner that could be believed: its time was up, nobody was there, or it made no sense. */
export type Unavailable = { readonly kind: 'unavailable'; readonly reason: Unavailability }
export type Unavailability = 'timeLimit' | 'unreachable' | 'troubled'

export interface Answered<Answer> {
  readonly kind: 'answered'
  readonly answer: Answer
}

/** A partner's refusal in the words of its port, with its own code beside them for whoever has to mend something. */
export interface Refused {
  readonly kind: 'refused'
}

export type PartnerAnswer<Answer, Refusal extends Refused = never> = Answered<Answer> | Refusal | Unavailable

export const answered = <Answer>(answer: Answer): Answered<Answer> => ({ kind: 'answered', answer })
export const troubled = { kind: 'unavailable', reason: 'troubled' } as const satisfies Unavailable

export interface PartnerRequest {
  readonly url: string | URL
  /** POST where there is a body, otherwise GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Body
}

export interface Question<Answer, Refusal extends Refused> {
  /** What is asked for, in our words: it stands in the log and in the metrics. */
  readonly operation: string
  /** Made anew for every try: a nonce is good once. */
  readonly request: () => PartnerRequest
  /** Whatever came back with a status below 500: an answer, a refusal in the port's words, or no sense. */
  readonly judge: (reply: Reply) => PartnerAnswer<Answer, Refusal>
  /** How often it is asked again. Only whoever asks knows whether asking twice does harm, so usually never. */
  readonly repeats?: number
  /** Shared by questions that have one time limit together. */
  readonly deadline?: AbortSignal
}

export interface PartnerLine {
  ask<Answer, Refusal extends Refused = never>(
    question: Question<Answer, Refusal>,
  ): Promise<PartnerAnswer<Answer, Refusal>>
  /** Begins to run now, for questions that follow each other. */
  deadline(): AbortSignal
}

/** What the wiring and tests may say about a line. */
export interface LineOptions {
  readonly timeLimitMs?: number
  readonly watch?: PartnerWatch
}

export interface LineTerms extends LineOptions {
  readonly partner: string
  readonly timeLimitMs: number
  /** Of an answer; what is longer is not read to its end. */
  readonly mostBytes?: number
}

const firstPauseMs = 200

/**
 * One way to ask a partner over HTTP. Addresses, bodies and answers carry names, phones, tokens: none of it is logged.
 * A redirect is not followed: nobody but our settings says where personal data go.
 */
export function partnerLine(terms: LineTerms): PartnerLine {
  const { partner, timeLimitMs, watch = unwatched, mostBytes = 1024 * 1024 } = terms
  const deadline = () => AbortSignal.timeout(timeLimitMs)
  return {
    deadline,
    async ask(question) {
      const began = performance.now()
      const signal = question.deadline ?? deadline()
      const { outcome, tries } = await askUntilHeard(question, signal, mostBytes)
      watch.asked({
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

async function askUntilHeard<Answer, Refusal extends Refused>(
  question: Question<Answer, Refusal>,
  signal: AbortSignal,
  mostBytes: number,
) {
  const { repeats = 0 } = question
  for (let tries = 1; ; tries += 1) {
    const outcome = await askOnce(question, signal, mostBytes)
    if (outcome.kind !== 'unavailable' || tries > repeats || signal.aborted) return { outcome, tries }
    await wait(firstPauseMs * 2 ** (tries - 1), undefined, { signal }).catch(() => undefined)
    // What went wrong is the better reason than that there was no time left to try again.
    if (signal.aborted) return { outcome, tries }
  }
}

async function askOnce<Answer, Refusal extends Refused>(
  { request, judge }: Question<Answer, Refusal>,
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
): Promise<Reply | Unavailable> {
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
