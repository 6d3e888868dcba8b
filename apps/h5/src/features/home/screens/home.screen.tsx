import { useRef, useState } from 'react'
import { displayName } from '@yf/domain/company'
import { useCompany } from '../../../platform/session/company.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ErrorState } from '../../../ui/blank-state/blank-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx'
import { ActivityDialog } from '../parts/activity-dialog.tsx'
import { AdvertBanner } from '../parts/advert-banner.tsx'
import { AdvertStrip } from '../parts/advert-strip.tsx'
import { CompanySwitch } from '../parts/company-switch.tsx'
import { EquitySection } from '../parts/equity-section.tsx'
import { FamilySheet } from '../parts/family-sheet.tsx'
import { KingTiles } from '../parts/king-tiles.tsx'
import { ScoreSheet } from '../parts/score-sheet.tsx'
import type { Opening } from '../tiles.ts'
import { useAdverts, useEquity, useFamily } from '../use-home.ts'
import styles from './home.module.css'

const greeting = (hour: number) =>
  hour < 5 ? '夜深了' : hour < 12 ? '早上好' : hour < 18 ? '下午好' : '晚上好'

export default function HomeScreen() {
  const company = useCompany()
  const name = useSession((session) => session.userInfo?.name ?? '')
  const adverts = useAdverts().data ?? []
  const [hour] = useState(() => new Date().getHours())
  const [sheet, setSheet] = useState<Opening | null>(null)
  const equity = useRef<HTMLDivElement>(null)
  const at = (position: string) => adverts.filter((advert) => advert.position === position)

  const open = (opening: Opening) => {
    if (opening === 'welfare' || opening === 'packages')
      equity.current?.scrollIntoView({ behavior: 'smooth' })
    else setSheet(opening)
  }
  return (
    <Page title={displayName(company)} bare>
      <header className={styles.head}>
        <CompanySwitch />
        <p className={styles.greeting}>{`${greeting(hour)}，${name}`}</p>
      </header>
      <div className={styles.sections}>
        <AdvertBanner adverts={at('banner')} />
        <KingTiles onOpen={open} />
        <AdvertStrip adverts={at('strip')} />
      </div>
      <div ref={equity}>
        <MyEquity onOpen={setSheet} sheet={sheet} />
      </div>
      <ScoreSheet open={sheet === 'score'} onClose={() => setSheet(null)} />
      {at('dialog')
        .slice(0, 1)
        .map((advert) => (
          <ActivityDialog key={advert.id} advert={advert} />
        ))}
    </Page>
  )
}

function MyEquity({ sheet, onOpen }: { sheet: Opening | null; onOpen: (sheet: Opening | null) => void }) {
  const equity = useEquity()
  const family = useFamily()
  if (equity.isError || family.isError) {
    return <ErrorState onRetry={() => Promise.all([equity.refetch(), family.refetch()])} />
  }
  if (!equity.data || !family.data) return <SkeletonCard lines={4} />
  return (
    <>
      <EquitySection equity={equity.data} family={family.data} />
      <FamilySheet open={sheet === 'family'} family={family.data} onClose={() => onOpen(null)} />
    </>
  )
}
