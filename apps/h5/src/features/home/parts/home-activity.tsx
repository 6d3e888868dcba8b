import { lazy, Suspense, useEffect, useState } from 'react'
import { useCompany } from '#platform/session/company.ts'
import { storage } from '#platform/storage/storage.ts'
import { useIsVisible } from '#platform/theme/theme.ts'
import { carbonGained } from '#features/points/shared/carbon-news.ts'
import { useAdverts, useCarbon } from '../use-home.ts'

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }))
const CarbonPopup = lazy(async () => ({
  default: (await import('#features/points/shared/carbon-popup.tsx')).CarbonPopup,
}))

/** At most one thing lies over the home a visit. */
export function HomeActivity() {
  const adverts = useAdverts('dialog')
  const hasActivities = useIsVisible('dialog_activity')
  if (!adverts) return null
  const [advert] = hasActivities ? adverts : []
  return <Suspense>{advert ? <ActivityDialog key={advert.id} advert={advert} /> : <CarbonNews />}</Suspense>
}

function CarbonNews() {
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
  return isShown && gained > 0 ? <CarbonPopup key={companyId} gained={gained} /> : null
}
