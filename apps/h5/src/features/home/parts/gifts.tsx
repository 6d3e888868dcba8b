import { Suspense, useState } from 'react'
import { untilText, welfareState, type Welfare } from '#features/equity/shared/equity.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { track } from '#platform/tracking/track.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'

const GiftSheet = lazy(async () => ({ default: (await import('./gift-sheet.tsx')).GiftSheet }))

/** What the company gives besides policies and services; each opens what it is and whom to ask. */
export function Gifts({ gifts, today }: { gifts: readonly Welfare[]; today: string }) {
  const [opened, setOpened] = useState<Welfare | null>(null)
  const hasOpened = useOnceOpen(opened !== null)
  const open = (gift: Welfare) => {
    track('home.welfare')
    setOpened(gift)
  }
  return (
    <>
      <Card title="健康福利" flush>
        {gifts.map((gift) => (
          <ListRow
            key={gift.id}
            title={gift.name}
            facts={[gift.summary, untilText(gift.endDt, today)]}
            state={<Chip tone={welfareState(gift).tone}>{welfareState(gift).word}</Chip>}
            onTap={() => open(gift)}
          />
        ))}
      </Card>
      {hasOpened && (
        <Suspense>
          <GiftSheet gift={opened} today={today} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
