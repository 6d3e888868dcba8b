import { pointsCalls } from '@yf/contract/points'
import { useEffect, useState } from 'react'
import { CarbonPopup } from '#features/points/shared/carbon-popup.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { storage } from '#platform/storage/storage.ts'
import { useIsVisible } from '#platform/theme/theme.ts'

/** What this claim without paper has earned, where the company has carbon points; told once. */
export function EarnedCarbon({ caseId }: { caseId: string }) {
  const isShown = useIsVisible('dialog_carbon')
  const { companyId } = useCompany()
  const [wasTold] = useState(() => storage.carbonClaim.read() === caseId)
  const isAsked = isShown && !wasTold
  const { data } = useQueryOf(
    pointsCalls.claimCarbon,
    { companyId, caseId },
    { enabled: isAsked, staleTime: 0 },
  )
  const gained = isAsked && data ? data.gained : 0
  useEffect(() => {
    if (gained > 0) storage.carbonClaim.write(caseId)
    const seen = storage.carbonSeen.read() ?? {}
    const known = seen[companyId]
    if (gained > 0 && known !== undefined) storage.carbonSeen.write({ ...seen, [companyId]: known + gained })
  }, [gained, companyId, caseId])
  return gained > 0 ? <CarbonPopup type={2} gained={gained} /> : null
}
