import { pointsCalls } from '@yf/contract/points'
import { useEffect } from 'react'
import { CarbonLine } from '#features/points/shared/carbon-line.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { laterStorage } from '#platform/storage/later-storage.ts'
import { storage } from '#platform/storage/storage.ts'
import { useIsVisible } from '#platform/theme/theme.ts'

/** Carbon points earned by this paperless claim, where the company uses them: a line of the result. */
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
    // Shown here, so the home page does not announce it again; acknowledged once, however often the page opens.
    if (gained === 0 || laterStorage.carbonClaim.read() === caseId) return
    laterStorage.carbonClaim.write(caseId)
    const seen = storage.carbonSeen.read() ?? {}
    const seenBalance = seen[companyId]
    if (seenBalance !== undefined) storage.carbonSeen.write({ ...seen, [companyId]: seenBalance + gained })
  }, [gained, companyId, caseId])
  return gained > 0 ? <CarbonLine gained={gained} note="线上办理，又省下一张纸" /> : null
}
