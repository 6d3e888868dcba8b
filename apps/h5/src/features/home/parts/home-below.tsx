import { RadarLine } from '#features/cards/shared/radar-line.tsx'
import { useIsElder } from '#platform/theme/elder.ts'
import { AdvertStrip } from './advert-strip.tsx'
import { CarbonNews } from './carbon-news.tsx'
import styles from './home-below.module.css'
import { ScoreArea } from './score-area.tsx'

/** The sections below the member's benefits. */
export function HomeBelow() {
  // Elder mode shows no adverts (look).
  const isElder = useIsElder()
  return (
    <div className={styles.below}>
      <RadarLine />
      <CarbonNews />
      <ScoreArea />
      {!isElder && <AdvertStrip position="strip" icon="gift" />}
    </div>
  )
}
