import { consultationCalls } from '@yf/contract/consultation'
import { hospitalCalls } from '@yf/contract/hospital'
import { useCallback } from 'react'
import { openLink } from '#platform/handoff/open-site.ts'
import { write } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'

/** Links to the partner hospital, generated per member and visit; the call shows its own errors. */
export function useVisitDoctor() {
  const { companyId } = useCompany()
  return useCallback(
    async (target: 'drug' | 'site') => {
      const link =
        target === 'site'
          ? await write(consultationCalls.authCode, { companyId })
          : await write(hospitalCalls.jinliLogin, { companyId, target })
      if (link.ok) await openLink(link.result.url)
    },
    [companyId],
  )
}
