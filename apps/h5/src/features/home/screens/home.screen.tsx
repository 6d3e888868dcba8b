import { displayName } from '@yf/domain/company'
import { useRef, useState } from 'react'
import { useCompany } from '../../../platform/session/company.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Page } from '../../../ui/page/page.tsx'
import { AdvertBanner } from '../parts/advert-banner.tsx'
import { AdvertStrip } from '../parts/advert-strip.tsx'
import { CompanySwitch } from '../parts/company-switch.tsx'
import { HomeActivity } from '../parts/home-activity.tsx'
import { HomeSheets, type SheetName } from '../parts/home-sheets.tsx'
import { KingTiles } from '../parts/king-tiles.tsx'
import { MyEquity } from '../parts/my-equity.tsx'
import type { Opening } from '../tiles.ts'
import styles from './home.module.css'

const greeting = (hour: number) =>
  hour < 5 ? '夜深了' : hour < 12 ? '早上好' : hour < 18 ? '下午好' : '晚上好'

export default function HomeScreen() {
  const company = useCompany()
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const equity = useRef<HTMLDivElement>(null)

  const open = (opening: Opening) => {
    if (opening === 'equity') equity.current?.scrollIntoView({ behavior: 'smooth' })
    else setSheet(opening)
  }
  return (
    <Page title={displayName(company)} bare>
      <HomeHead />
      <div className={styles.sections}>
        <AdvertBanner />
        <KingTiles onOpen={open} />
      </div>
      <div ref={equity} className={styles.equity}>
        <MyEquity />
      </div>
      <AdvertStrip position="strip" icon="gift" />
      <HomeSheets shown={sheet} onClose={() => setSheet(null)} />
      <HomeActivity />
    </Page>
  )
}

function HomeHead() {
  const name = useSession((session) => session.userInfo?.name ?? '')
  const [hour] = useState(() => new Date().getHours())
  return (
    <header className={styles.head}>
      <CompanySwitch />
      <p className={styles.greeting}>{`${greeting(hour)}，${name}`}</p>
    </header>
  )
}
