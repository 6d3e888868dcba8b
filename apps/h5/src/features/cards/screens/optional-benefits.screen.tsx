import type { OptionalOffer as Offer } from '@yf/contract/optional-benefits'
import { useState } from 'react'
import { useFamily } from '#features/equity/shared/use-equity.ts'
import { Answered } from '#platform/http/answered.tsx'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { OptionalOffer } from '../parts/optional-offer.tsx'
import styles from '../parts/optional.module.css'
import { useOptionalOffers } from '../use-optional.ts'

type OfferAudience = Offer['audience']

const names: Record<OfferAudience, string> = { self: '为本人选', family: '为家人选' }

/** A change made elsewhere resets the choice; a choice in progress survives a refetch. */
const keyOf = ({ id, chosen }: Offer) =>
  [id, ...chosen.map(({ packageId, isFixed }) => packageId + isFixed)].join()

/** A company's optional benefits: a number of items from a list until a deadline, for the member or the family. */
export default function OptionalBenefitsScreen() {
  const { who } = useQueryParams()
  const [chosen, setChosen] = useState<OfferAudience | null>(null)
  const both = combineQueries(useOptionalOffers(), useFamily())
  return (
    <Page>
      <Answered of={both} skeleton={<SkeletonCard lines={8} />}>
        {([offers, people]) => {
          const kinds = (['self', 'family'] as const).filter((kind) =>
            offers.some(({ audience }) => audience === kind),
          )
          const requestedAudience = chosen ?? (who === 'family' ? 'family' : 'self')
          const audienceShown = kinds.includes(requestedAudience) ? requestedAudience : kinds[0]
          if (!audienceShown) return <Nothing />
          return (
            <div className={styles.list}>
              {kinds.length > 1 && (
                <Segments
                  label="为谁选择"
                  items={kinds.map((value) => ({ value, label: names[value] }))}
                  value={audienceShown}
                  onChange={setChosen}
                />
              )}
              {offers
                .filter(({ audience }) => audience === audienceShown)
                .map((offer) => (
                  <OptionalOffer
                    key={keyOf(offer)}
                    offer={offer}
                    family={people.filter(({ relation }) => relation !== 'self')}
                  />
                ))}
            </div>
          )
        }}
      </Answered>
    </Page>
  )
}

const Nothing = () => (
  <EmptyOf kind="benefits" title="暂时没有可以选择的福利" note="企业开放选择时会发通知给您，也会出现在首页" />
)
