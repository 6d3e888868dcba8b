import { asJson, jsonOf, type Reply } from '#platform/partner-bodies.ts'
import { answered, troubled, type PartnerAnswer, type PartnerLine } from '#platform/partner-call.ts'
import type { WorkChatFailure } from './port.ts'

export interface Question {
  readonly operation: string
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Makes it a POST. */
  readonly json?: object
}

type Refusal = Extract<WorkChatFailure, { kind: 'refused' }>
/** What a provider's code means: null where all is well, `passing` where it may be right later. */
export type Verdict = Refusal | 'passing' | null
export type VerdictOn<Body> = (body: Partial<Body>) => Verdict
export type Replied<Body> = PartnerAnswer<Partial<Body>, Refusal>

export interface Ask {
  <Body extends object>(question: Question, verdictOn: VerdictOn<Body>): Promise<Replied<Body>>
}

/** Questions that speak JSON and have one time limit together: a lease on a credential must not run out meanwhile. */
export function askingWorkChat(line: PartnerLine): Ask {
  const deadline = line.deadline()
  return <Body extends object>(
    { operation, url, query = {}, headers = {}, json }: Question,
    verdictOn: VerdictOn<Body>,
  ) =>
    line.ask<Partial<Body>, Refusal>({
      operation,
      request: () => ({ url, query, headers, ...(json ? { body: asJson(json) } : {}) }),
      judge: (reply) => judge(reply, verdictOn),
      deadline,
    })
}

function judge<Body extends object>(reply: Reply, verdictOn: VerdictOn<Body>): Replied<Body> {
  const body = jsonOf<Body>(reply)
  if (!body) return troubled
  const verdict = verdictOn(body)
  if (verdict === null) return answered(body)
  return verdict === 'passing' ? troubled : verdict
}
