import { claimCalls } from '@yf/contract/claims'
import { useEffect, useEffectEvent, useState } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** The draft as it stands now: another device may have gone on with it. `isFresh` once that is known. */
export function useApplyPage() {
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
  return { ...query, isFresh }
}
