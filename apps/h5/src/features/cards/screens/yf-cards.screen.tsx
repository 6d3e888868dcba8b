import type { UserEquity } from '@yf/contract/equity'
import type { FamilyMember } from '@yf/contract/family'
import { useState } from 'react'
import { momentNow, useEquity, useFamily } from '#features/equity/shared/use-equity.ts'
import { Answered } from '#platform/http/answered.tsx'
import { together } from '#platform/http/together.ts'
import { go } from '#platform/navigation/go.ts'
import base from '#ui/base.module.css'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { packOf, shelves, type Shelf } from '../pack.ts'
import { CardFace } from '../parts/card-face.tsx'
import { NextBookings } from '../parts/next-bookings.tsx'
import { OptionalEntry } from '../parts/optional-entry.tsx'
import { RadarCard } from '../parts/radar-card.tsx'
import styles from './yf-cards.module.css'

const collect = () => go('/collectCard')

/** Everything that can be used somewhere: usable, used up, lapsed; what is about to lapse stands on top. */
export default function YfCardsScreen() {
  const both = together(useEquity(), useFamily())
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
        <Answered of={both} skeleton={<Waiting />}>
          {([equity, family]) => <Pack equity={equity} family={family} />}
        </Answered>
      </div>
    </Page>
  )
}

function Pack({ equity, family }: { equity: UserEquity; family: readonly FamilyMember[] }) {
  const [shelf, setShelf] = useState<Shelf>('usable')
  const now = momentNow()
  const pack = packOf(equity, family, now.moment)
  const shown = pack[shelf]
  const items = shelves.map(({ value, label }) => ({ value, label: `${label} ${pack[value].length}` }))
  return (
    <>
      <Tabs label="卡片状态" items={items} value={shelf} onChange={setShelf} />
      {shown.length === 0 ? (
        <EmptyOf
          kind="cards"
          title={shelves.find(({ value }) => value === shelf)?.empty}
          note="企业为您开通或您领取的卡会显示在这里"
        />
      ) : (
        <ul className={styles.list} aria-label="卡片">
          {shown.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                className={classNames(base.tap, styles.card)}
                onClick={() => go('/yfCards/:cardInfoId', { params: { cardInfoId: card.id } })}
              >
                <CardFace card={card} today={now.day} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Waiting = () => (
  <div className={styles.list}>
    <SkeletonCard lines={3} />
    <SkeletonCard lines={3} />
    <SkeletonCard lines={3} />
  </div>
)
