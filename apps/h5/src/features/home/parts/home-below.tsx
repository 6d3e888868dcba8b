import { RadarLine } from '#features/cards/shared/radar-line.tsx'
import { AdvertStrip } from './advert-strip.tsx'
import styles from './home-below.module.css'
import { ScoreArea } from './score-area.tsx'

/** What stands under the person's own benefits. */
export const HomeBelow = () => (
  <div className={styles.below}>
    <RadarLine />
    <ScoreArea />
    <AdvertStrip position="strip" icon="gift" />
  </div>
)
