import { AdvertStrip } from './advert-strip.tsx'
import { ScoreArea } from './score-area.tsx'

/** What stands under the person's own benefits. */
export const HomeBelow = () => (
  <>
    <ScoreArea />
    <AdvertStrip position="strip" icon="gift" />
  </>
)
