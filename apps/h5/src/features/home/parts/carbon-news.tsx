import { useEffect, useState } from 'react'
import { carbonGained } from '#features/points/shared/carbon-news.ts'
import { CarbonLine } from '#features/points/shared/carbon-line.tsx'
import { useCompany } from '#platform/session/company.ts'
import { storage } from '#platform/storage/storage.ts'
import { useIsVisible } from '#platform/theme/theme.ts'
import { useCarbon } from '../use-points.ts'

/**
 * Points earned since the last visit, announced once as a line; the company's dialog_carbon decides whether it
 * appears.
 */
export function CarbonNews() {
  const isShown = useIsVisible('dialog_carbon')
  const { companyId } = useCompany()
  const balance = useCarbon().data?.balance
  const [seen] = useState(() => storage.carbonSeen.read())
  const gained = balance === undefined ? 0 : carbonGained(seen, companyId, balance)
  useEffect(() => {
    if (isShown && gained > 0 && balance !== undefined) {
      storage.carbonSeen.write({ ...storage.carbonSeen.read(), [companyId]: balance })
    }
  }, [isShown, gained, balance, companyId])
  return isShown && gained > 0 ? <CarbonLine gained={gained} note="上次来过之后新到账" /> : null
}
