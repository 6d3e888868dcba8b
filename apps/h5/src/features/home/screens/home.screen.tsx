import { advertCalls } from '@yf/contract/adverts'
import { agendaCalls } from '@yf/contract/agenda'
import { equityCalls } from '@yf/contract/equity'
import { familyCalls } from '@yf/contract/family'
import { Suspense, useRef, useState } from 'react'
import { currentEnvironment } from '#platform/environment/environment.ts'
import type { PrefetchContext } from '#platform/http/prefetch-calls.ts'
import { storePrefetched } from '#platform/http/store-prefetched.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { useIsElder } from '#platform/theme/elder.ts'
import { BarePage } from '#ui/page/bare-page.tsx'
import { askToFollow } from '../ask-to-follow.ts'
import { leaveBy } from '../open-tile.ts'
import { AdvertBanner } from '../parts/advert-banner.tsx'
import { HomeHead } from '../parts/home-head.tsx'
import { HomeSheets, type SheetName } from '../parts/home-sheets.tsx'
import { KingTiles } from '../parts/king-tiles.tsx'
import { MyEquity } from '../parts/my-equity.tsx'
import { OpenMatters } from '../parts/open-matters.tsx'
import { showServices } from '../show-services.ts'
import type { TileOpening } from '../tiles.ts'
import { useHasSettled } from '../use-has-settled.ts'
import { useIsNear } from '../use-is-near.ts'
import styles from './home.module.css'

const HomeActivity = lazy(async () => ({
  default: (await import('../parts/home-activity.tsx')).HomeActivity,
}))
// Below the first screen: loads when the member scrolls near it.
const HomeBelow = lazy(async () => ({ default: (await import('../parts/home-below.tsx')).HomeBelow }))

/** The same calls that index.html has already started. */
export const first = ({ companyId }: PrefetchContext): Promise<unknown> =>
  Promise.all([
    storePrefetched(advertCalls.list, { companyId }),
    storePrefetched(agendaCalls.open, { companyId }),
    storePrefetched(equityCalls.mine, { companyId }),
    storePrefetched(familyCalls.list, {}),
  ])

export default function HomeScreen() {
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const equity = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const hasSettled = useHasSettled()
  const isNear = useIsNear(below, hasSettled)
  // Elder mode shows the five main tiles first and no adverts (look).
  const isElder = useIsElder()

  const open = (opening: TileOpening) => {
    if (leaveBy(opening) || !('shows' in opening)) return
    if (opening.shows === 'equity') showServices(equity.current)
    else if (opening.shows === 'drugStore' && currentEnvironment() !== 'wechat') void askToFollow('药房')
    else setSheet(opening.shows)
  }
  const tiles = <KingTiles onOpen={open} />
  return (
    <BarePage>
      <HomeHead />
      <div className={styles.sections}>
        {isElder && tiles}
        <OpenMatters />
        {!isElder && tiles}
        <div className={styles.banner}>{!isElder && <AdvertBanner />}</div>
        <div ref={equity}>
          <MyEquity />
        </div>
      </div>
      <div ref={below}>
        <Suspense>{isNear && <HomeBelow />}</Suspense>
      </div>
      <HomeSheets openSheet={sheet} onClose={() => setSheet(null)} />
      <Suspense>{hasSettled && !isElder && <HomeActivity />}</Suspense>
    </BarePage>
  )
}
