import { addressOf, requestOf } from '@yf/client/request'
import type { Call, Input } from '@yf/contract/call'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { hasPrefetched, storePrefetched } from './prefetched.ts'
import { isFreshIn, prefetchLifetimeMs } from './hooks.ts'

/** Known data of a page that is about to open. */
export interface PrefetchContext {
  readonly query: Readonly<Record<string, string | undefined>>
  readonly params: Readonly<Record<string, string | undefined>>
  readonly companyId: string
}

/**
 * `export const first = ({ companyId }: PrefetchContext) => prefetchCalls(claimCalls.list, { companyId, … })` beside a screen:
 * prefetches on touch, and the screen takes the response when it sends the same request. Only for reads: a GET that
 * writes is excluded (apps/server/src/app/prefetch.test.ts).
 */
export function prefetchCalls<C extends Call>(row: C, input: Input<C>): void {
  const session = useSession.getState()
  if (row.method !== 'GET' || sessionKind(session) !== 'member' || isFreshIn(row, input)) return
  const { token } = session
  const url = addressOf(row, input as object)
  if (hasPrefetched(url, token)) return
  const answer = fetch(url, requestOf(row, input as object, { token })).then(
    async (response) => new Response(await response.text(), { status: response.status }),
  )
  answer.catch(() => undefined)
  // A scroll opens nothing: its prefetched response must not show later as fresh.
  const drop = storePrefetched({ url, token, answer })
  setTimeout(drop, prefetchLifetimeMs)
}

/** Prefetches the first page of an endless list, as `pagesOf` requests it. */
export const prefetchFirstPage = <C extends Call>(
  row: C,
  input: Omit<Input<C>, 'pageNo' | 'pageSize'>,
): void => prefetchCalls(row, { ...input, pageNo: 1, pageSize: 10 } as Input<C>)
