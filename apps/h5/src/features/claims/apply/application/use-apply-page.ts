import type { ApplyPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/**
 * The draft as it stands now: another device may have gone on with it, so that nothing is shown before the server was
 * asked. What is known will do where it could not be.
 */
export function useApplyPage(): Question<ApplyPage> {
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
