import type { Advert } from '@yf/contract/adverts'
import type { ThemeEntry } from '@yf/contract/company'
import { Suspense, useState } from 'react'
import { openAddress } from '#platform/handoff/open-site.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { activitiesSeen } from '#platform/storage/activities-seen.ts'
import { popupShown } from '#platform/storage/home-memory.ts'
import { useIsVisible, useTheme } from '#platform/theme/theme.ts'
import { countShow, openAdvert } from '../advert.ts'
import { useAdverts } from '../use-home.ts'
import { usePopupTurn } from '../use-popup-turn.ts'

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }))

/** These two control whether other elements announce something; all others are dialogs themselves. */
const switches = new Set(['dialog_activity', 'dialog_carbon'])
const mostRemembered = 50

/** One pop-up over the home page per start of the app; the next in the queue waits for the next start. */
export function HomeActivity() {
  const isTurn = usePopupTurn()
  const adverts = useAdverts('dialog')
  const hasActivities = useIsVisible('dialog_activity')
  const { dialogs } = useTheme()
  const [seen] = useState(() => activitiesSeen.read() ?? [])
  const unseen = dialogs.filter(({ keyValue }) => !switches.has(keyValue) && !seen.includes(keyValue))
  if (!adverts || !isTurn) return null
  const [advert] = hasActivities ? adverts : []
  const [activity] = hasActivities ? unseen : []
  return (
    <Suspense>
      {advert ? (
        <AdvertDialog key={advert.id} advert={advert} />
      ) : (
        activity && <CompanyDialog key={activity.keyValue} activity={activity} />
      )}
    </Suspense>
  )
}

/** Showing it is counted, and the server then omits it. */
const AdvertDialog = ({ advert }: { advert: Advert }) => (
  <ActivityDialog
    title={advert.title}
    summary={advert.summary}
    picLink={advert.picLink}
    onOpen={advert.jumpUrl ? () => openAdvert(advert) : undefined}
    onShown={() => {
      popupShown.write('1')
      countShow(advert.id)
    }}
  />
)

/**
 * The company's own dialog (specification §3, ALL_DIALOG). The server does not count it: the phone remembers what it
 * has shown.
 */
function CompanyDialog({ activity: { keyValue, keyName, picLink, jumpUrl } }: { activity: ThemeEntry }) {
  const remember = () => {
    popupShown.write('1')
    activitiesSeen.write([keyValue, ...(activitiesSeen.read() ?? [])].slice(0, mostRemembered))
  }
  return (
    <ActivityDialog
      title={keyName}
      picLink={picLink}
      onOpen={jumpUrl ? () => openAddress(jumpUrl) : undefined}
      onShown={remember}
    />
  )
}
