import { asJson, jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import { answered, troubled, type PartnerAnswer, type PartnerLine } from '#platform/partner-call.ts'
import type { WorkChatFailure } from './port.ts'

export interface WorkChatQuestion {
  readonly operation: string
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Makes it a POST. */
  readonly json?: object
}

type WorkChatRefusal = Extract<WorkChatFailure, { kind: 'refused' }>
/** The meaning of a provider's code: null for success, `passing` when a retry may succeed. */
export type ReplyVerdict = WorkChatRefusal | 'passing' | null
export type VerdictOn<Body> = (body: Partial<Body>) => ReplyVerdict
export type WorkChatAnswer<Body> = PartnerAnswer<Partial<Body>, WorkChatRefusal>

export interface AskWorkChat {
  <Body extends object>(question: WorkChatQuestion, verdictOn: VerdictOn<Body>): Promise<WorkChatAnswer<Body>>
}

/** JSON requests that share one time limit: the lease on a credential must not expire meanwhile. */
export function askingWorkChat(line: PartnerLine): AskWorkChat {
  const deadline = line.deadline()
  return <Body extends object>(
    { operation, url, query = {}, headers = {}, json }: WorkChatQuestion,
    verdictOn: VerdictOn<Body>,
  ) =>
    line.ask<Partial<Body>, WorkChatRefusal>({
      operation,
      request: () => ({ url, query, headers, ...(json ? { body: asJson(json) } : {}) }),
      judge: (reply) => judge(reply, verdictOn),
      deadline,
    })
}

function judge<Body extends object>(
  reply: PartnerHttpReply,
  verdictOn: VerdictOn<Body>,
): WorkChatAnswer<Body> {
  const body = jsonOf<Body>(reply)
  if (!body) return troubled
  const verdict = verdictOn(body)
  if (verdict === null) return answered(body)
  return verdict === 'passing' ? troubled : verdict
}
