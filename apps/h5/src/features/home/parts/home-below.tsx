import { AdvertStrip } from './advert-strip.tsx'
import styles from './home-below.module.css'
import { ScoreArea } from './score-area.tsx'

/** What stands under the person's own benefits. */
export const HomeBelow = () => (
  <div className={styles.below}>
    <ScoreArea />
    <AdvertStrip position="strip" icon="gift" />
  </div>
)
