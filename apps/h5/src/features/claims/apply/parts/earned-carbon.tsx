import { pointsCalls } from '@yf/contract/points'
import { useEffect } from 'react'
import { CarbonLine } from '#features/points/shared/carbon-line.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { laterStorage } from '#platform/storage/later-storage.ts'
import { storage } from '#platform/storage/storage.ts'
import { useIsVisible } from '#platform/theme/theme.ts'

/** What this claim without paper has earned, where the company has carbon points: a line of the result. */
export function EarnedCarbon({ caseId }: { caseId: string }) {
  const isShown = useIsVisible('dialog_carbon')
  const { companyId } = useCompany()
  const { data } = useQueryOf(
    pointsCalls.claimCarbon,
    { companyId, caseId },
    { enabled: isShown, staleTime: 0 },
  )
  const gained = isShown && data ? data.gained : 0
  useEffect(() => {
    // Told here, it is no news on the home; once, however often one comes back to this page.
    if (gained === 0 || laterStorage.carbonClaim.read() === caseId) return
    laterStorage.carbonClaim.write(caseId)
    const seen = storage.carbonSeen.read() ?? {}
    const known = seen[companyId]
    if (known !== undefined) storage.carbonSeen.write({ ...seen, [companyId]: known + gained })
  }, [gained, companyId, caseId])
  return gained > 0 ? <CarbonLine gained={gained} note="线上办理，又省下一张纸" /> : null
}
