import { hospitalCalls } from '@yf/contract/hospital'
import { useCallback } from 'react'
import { openLink } from '#platform/handoff/open-site.ts'
import { write } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'

/** The partner's login link, made for this person and this moment; what goes wrong is said by the call. */
export function useVisitDoctor() {
  const { companyId } = useCompany()
  return useCallback(
    async (target: 'consult' | 'drug', labelId?: string) => {
      const asked = { companyId, target, ...(labelId ? { labelId } : {}) }
      const link = await write(hospitalCalls.jinliLogin, asked)
      if (link.ok) await openLink(link.result.url)
    },
    [companyId],
  )
}
