import { addressOf, requestOf } from '@yf/client/request'
import type { Call, Input } from '@yf/contract/call'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { hasEarly, keepEarly } from './early.ts'
import { isFreshIn, keptMs } from './hooks.ts'

/** What is known of a page that a finger is about to open. */
export interface AheadOf {
  readonly query: Readonly<Record<string, string | undefined>>
  readonly params: Readonly<Record<string, string | undefined>>
  readonly companyId: string
}

/**
 * `export const first = ({ companyId }: AheadOf) => askAhead(claimCalls.list, { companyId, … })` beside a screen: the
 * question is on its way while the finger is still down, and the screen takes the answer when it asks the same. Only
 * for what reads: a GET of the inventory that writes stays out (apps/server/src/app/ahead.test.ts).
 */
export function askAhead<C extends Call>(row: C, input: Input<C>): void {
  const session = useSession.getState()
  if (row.method !== 'GET' || sessionKind(session) !== 'member' || isFreshIn(row, input)) return
  const { token } = session
  const url = addressOf(row, input as object)
  if (hasEarly(url, token)) return
  const answer = fetch(url, requestOf(row, input as object, { token })).then(
    async (response) => new Response(await response.text(), { status: response.status }),
  )
  answer.catch(() => undefined)
  // A finger that scrolls opens nothing: what it began is not shown later as if it were new.
  const drop = keepEarly({ url, token, answer })
  setTimeout(drop, keptMs)
}

/** The first page of a list that goes on, as `pagesOf` asks for it. */
export const askFirstPage = <C extends Call>(row: C, input: Omit<Input<C>, 'pageNo' | 'pageSize'>): void =>
  askAhead(row, { ...input, pageNo: 1, pageSize: 10 } as Input<C>)
