import { Suspense, useState, type ReactNode } from 'react'
import type { CompanyContact } from '@yf/contract/company'
import type { MemberEquity } from '#features/equity/shared/equity.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { Card } from '#ui/card/card.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'
import { OfferRow } from './offer-row.tsx'
import { offerRightOf, type CompanyOffer } from './offer.ts'

const OfferSheet = lazy(async () => ({ default: (await import('./offer-sheet.tsx')).OfferSheet }))

interface Props {
  title: string
  offers: readonly CompanyOffer[]
  mine: MemberEquity
  contact: CompanyContact | null
  empty?: ReactNode
}

/** The company's offers with the member's share; a tap opens the explanation and links. */
export function OffersCard({ title, offers, mine, contact, empty }: Props) {
  const [opened, setOpened] = useState<CompanyOffer | null>(null)
  const hasOpened = useOnceOpen(opened !== null)
  return (
    <Card title={title} flush>
      {offers.length === 0 && empty}
      {offers.map((offer) => (
        <OfferRow
          key={offer.id}
          offer={offer}
          right={offerRightOf(offer, mine)}
          onTap={() => setOpened(offer)}
        />
      ))}
      {hasOpened && (
        <Suspense>
          <OfferSheet
            offer={opened}
            right={opened && offerRightOf(opened, mine)}
            contact={contact}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
