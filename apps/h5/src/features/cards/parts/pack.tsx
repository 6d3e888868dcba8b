import { cardCalls, type PackCard } from '@yf/contract/cards'
import type { PackShelf } from '@yf/domain/equity'
import { useState } from 'react'
import { momentNow } from '#features/equity/shared/use-equity.ts'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import base from '#ui/base.module.css'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { classNames } from '#ui/class-names.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { shelves } from '../pack.ts'
import { CardFace } from './card-face.tsx'
import styles from './pack.module.css'

/** One tab per card state, loaded page by page, with the count in each tab. */
export function Pack() {
  const { companyId } = useCompany()
  const [shelf, setShelf] = useState<PackShelf>('usable')
  const first = { companyId, shelf: 'usable', pageNo: 1, pageSize: 1 } as const
  const counts = useQueryOf(cardCalls.pack, first, { staleTime: 0 }).data?.counts
  const items = shelves.map(({ value, label }) => ({
    value,
    label: counts ? `${label} ${counts[value]}` : label,
  }))
  return (
    <>
      <Tabs label="卡片状态" items={items} value={shelf} onChange={setShelf} />
      <AnsweredList<PackCard>
        key={`${companyId} ${shelf}`}
        label="卡片"
        look="plain"
        renewOnReturn
        load={pagesOf(cardCalls.pack, { companyId, shelf })}
        keyOf={({ id }) => id}
        renderRow={(card) => <Row card={card} />}
        skeleton={<Waiting />}
        empty={
          <EmptyOf
            kind="cards"
            title={shelves.find(({ value }) => value === shelf)?.empty}
            note="企业为您开通或您领取的卡会显示在这里"
          />
        }
      />
    </>
  )
}

const Row = ({ card }: { card: PackCard }) => (
  <button
    type="button"
    className={classNames(base.tap, styles.card)}
    onClick={() => go('/yfCards/:cardInfoId', { params: { cardInfoId: card.id } })}
  >
    <CardFace card={card} today={momentNow().day} />
  </button>
)

const Waiting = () => (
  <div className={styles.waiting}>
    <SkeletonCard lines={3} />
    <SkeletonCard lines={3} />
    <SkeletonCard lines={3} />
  </div>
)
