import { hospitalCalls } from '@yf/contract/hospital'
import { useCallback } from 'react'
import { openLink } from '#platform/handoff/open-site.ts'
import { write } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'

/** The partner's login link, made for this person and this moment; what goes wrong is said by the call. */
export function useVisitDoctor() {
  const { companyId } = useCompany()
  return useCallback(
    async (target: 'consult' | 'drug') => {
      const link = await write(hospitalCalls.jinliLogin, { companyId, target })
      if (link.ok) await openLink(link.result.url)
    },
    [companyId],
  )
}
