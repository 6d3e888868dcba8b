import type { ApplyPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useEffect, useEffectEvent, useState } from 'react'
import type { QueryState } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/**
 * The current draft: the member may have continued on another device, so the page waits for the server. If the
 * request fails, the cached draft is used.
 */
export function useApplyPage(): QueryState<ApplyPage> {
  const { companyId } = useCompany()
  const query = useQueryOf(claimCalls.applyPageV2, { companyId }, { staleTime: Infinity })
  const [isFresh, setFresh] = useState(false)
  const ask = useEffectEvent(() => query.refetch())
  useEffect(() => {
    let isHere = true
    void ask().then(() => isHere && setFresh(true))
    return () => {
      isHere = false
    }
  }, [])
  return isFresh ? query : { ...query, data: undefined, error: null }
}
