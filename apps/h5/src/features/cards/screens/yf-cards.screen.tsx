import { momentNow } from '#features/equity/shared/use-equity.ts'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { NextBookings } from '../parts/next-bookings.tsx'
import { OptionalEntry } from '../parts/optional-entry.tsx'
import { Pack } from '../parts/pack.tsx'
import { RadarCard } from '../parts/radar-card.tsx'
import styles from './yf-cards.module.css'

const collect = () => go('/collectCard')

/** All cards by state: usable, used up, expired; those about to expire are on top. */
export default function YfCardsScreen() {
  return (
    <Page
      extra={
        <Button kind="plain" size="small" onTap={collect}>
          领取卡券
        </Button>
      }
    >
      <div className={styles.parts}>
        <RadarCard />
        <OptionalEntry />
        <NextBookings now={momentNow().moment} />
        <Pack />
      </div>
    </Page>
  )
}
