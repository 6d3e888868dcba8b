import type { Advert } from '@yf/contract/advert'
import type { ThemeEntry } from '@yf/contract/company'
import { Suspense, useEffect, useState } from 'react'
import { openAddress } from '#platform/handoff/open-site.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { useCompany } from '#platform/session/company.ts'
import { activitiesSeen } from '#platform/storage/activities-seen.ts'
import { storage } from '#platform/storage/storage.ts'
import { useIsVisible, useTheme } from '#platform/theme/theme.ts'
import { carbonGained } from '#features/points/shared/carbon-news.ts'
import { countShow, openAdvert } from '../advert.ts'
import { useAdverts } from '../use-home.ts'
import { useCarbon } from '../use-points.ts'

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }))
const CarbonPopup = lazy(async () => ({
  default: (await import('#features/points/shared/carbon-popup.tsx')).CarbonPopup,
}))

/** These two say whether what comes by another way may be shown; all others are dialogs themselves. */
const switches = new Set(['dialog_activity', 'dialog_carbon'])
const mostRemembered = 50

/** At most one thing lies over the home a visit. */
export function HomeActivity() {
  const adverts = useAdverts('dialog')
  const hasActivities = useIsVisible('dialog_activity')
  const { dialogs } = useTheme()
  const [seen] = useState(() => activitiesSeen.read() ?? [])
  const unseen = dialogs.filter(({ keyValue }) => !switches.has(keyValue) && !seen.includes(keyValue))
  if (!adverts) return null
  const [advert] = hasActivities ? adverts : []
  const [activity] = hasActivities ? unseen : []
  return (
    <Suspense>
      {advert ? (
        <AdvertDialog key={advert.id} advert={advert} />
      ) : activity ? (
        <CompanyDialog key={activity.keyValue} activity={activity} />
      ) : (
        <CarbonNews />
      )}
    </Suspense>
  )
}

/** Showing it is counted, and the server then leaves it out. */
const AdvertDialog = ({ advert }: { advert: Advert }) => (
  <ActivityDialog
    title={advert.title}
    summary={advert.summary}
    picLink={advert.picLink}
    onOpen={advert.jumpUrl ? () => openAdvert(advert) : undefined}
    onShown={() => countShow(advert.id)}
  />
)

/** The company's own (specification §3, ALL_DIALOG). Nobody counts it: the phone remembers what it has shown. */
function CompanyDialog({ activity: { keyValue, keyName, picLink, jumpUrl } }: { activity: ThemeEntry }) {
  const remember = () =>
    activitiesSeen.write([keyValue, ...(activitiesSeen.read() ?? [])].slice(0, mostRemembered))
  return (
    <ActivityDialog
      title={keyName}
      picLink={picLink}
      onOpen={jumpUrl ? () => openAddress(jumpUrl) : undefined}
      onShown={remember}
    />
  )
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
