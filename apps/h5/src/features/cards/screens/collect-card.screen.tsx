import { cardCalls, type OfferedCard } from '@yf/contract/cards'
import { useState } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import { Collected } from '../parts/collected.tsx'
import { Offer } from '../parts/offer.tsx'

interface FoundCard {
  source: { code: string } | { ticket: string }
  offer: OfferedCard
}

/** By link or by typed code: the page previews the card before the member collects it. */
export default function CollectCardScreen() {
  const { ticket } = useQueryParams()
  const [found, setFound] = useState<FoundCard | null>(null)
  const [collected, setCollected] = useState<{ id: string; name: string } | null>(null)
  const [isTyping, setTyping] = useState(ticket === undefined)
  const again = () => {
    setCollected(null)
    setFound(null)
    setTyping(true)
  }
  if (collected) return <Collected card={collected} onAgain={again} />
  if (found) return <Offer {...found} onCollected={setCollected} onAnother={again} />
  const find = (code: string, offer: OfferedCard) => setFound({ source: { code }, offer })
  if (!isTyping && ticket !== undefined)
    return <ByLink ticket={ticket} onFound={find} onCollected={setCollected} onAnother={again} />
  return (
    <Page>
      <CodeForm onFound={find} />
    </Page>
  )
}

interface ByLinkProps {
  ticket: string
  onFound: (code: string, offer: OfferedCard) => void
  onCollected: (card: { id: string; name: string }) => void
  onAnother: () => void
}

/** An expired or used link shows the reason; the member can still type a code below it. */
function ByLink({ ticket, onFound, ...rest }: ByLinkProps) {
  const offer = useQueryOf(cardCalls.lookAtCode, { ticket }, { silent: true })
  if (offer.error?.situation === 'refused') {
    return (
      <Page>
        <NoticeBar tone="warning">{offer.error.message}</NoticeBar>
        <CodeForm onFound={onFound} />
      </Page>
    )
  }
  return (
    <AnsweredPage of={offer} skeleton={<SkeletonCard lines={6} />}>
      {(offeredCard) => <Offer source={{ ticket }} offer={offeredCard} {...rest} />}
    </AnsweredPage>
  )
}
