import { fetchQuery } from '@yf/client/query-cache'
import { urlOf, type Call, type Input } from '@yf/contract/call'
import { useSession } from '#platform/session/session.ts'
import { call } from './call.ts'
import { hashOf, isFreshIn } from './hooks.ts'

/** Loads data before its page renders; resolves when it is loaded or has failed. The page shows the failure. */
export async function storePrefetched<C extends Call>(row: C, input: Input<C>): Promise<void> {
  if (isFreshIn(row, input)) return
  const company = useSession.getState().currentCompany?.companyId ?? null
  const path = urlOf(row)
  await fetchQuery(hashOf(path, input, company), path, (signal) =>
    call(row, input, { loading: false, silent: true, signal }),
  )
}
