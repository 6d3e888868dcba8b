import { cardCalls, type CardDetail } from '@yf/contract/cards'
import { dayText } from '@yf/domain/date-text'
import { usedText } from '@yf/domain/equity'
import { momentNow } from '#features/equity/shared/use-equity.ts'
import { supplierWay } from '#features/equity/shared/supplier-way.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useParams, useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { CardBookings } from '../parts/card-bookings.tsx'
import { CardFace } from '../parts/card-face.tsx'
import { HandingCard } from '../parts/handing-card.tsx'
import styles from './yf-card-detail.module.css'

/** One card: contents, where to use it, bookings made with it, and the family member who holds it. */
export default function YfCardDetailScreen() {
  const { cardInfoId } = useParams('/yfCards/:cardInfoId')
  const here = useCompany()
  // The appointment list covers all companies of the member.
  const { companyId = here.companyId } = useQueryParams()
  // Members use the card on the supplier's page, so a return to this page refetches the balance.
  const card = useQueryOf(cardCalls.detail, { companyId, id: cardInfoId }, { staleTime: 0 })
  return (
    <AnsweredPage of={card} skeleton={<Waiting />}>
      {(found) => <Detail card={found} />}
    </AnsweredPage>
  )
}

function Detail({ card }: { card: CardDetail }) {
  const way = card.canUse === 1 ? supplierWay(card, card.companyId) : null
  const isBooked = card.packageSupplierCode === 'FUYA' || card.packageSupplierCode === 'JINGHE'
  return (
    <Page
      actions={
        way && (
          <Button block onTap={way.leave}>
            {way.text}
          </Button>
        )
      }
    >
      <div className={styles.parts}>
        <CardFace card={card} today={momentNow().day} />
        <Card title="权益内容">
          <ul className={styles.benefits}>
            {card.benefits.map((line) => (
              <li key={line} className={styles.benefit}>
                <Icon name="check" size={16} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
          <Facts
            rows={[
              { label: '使用情况', value: usedText(card) },
              { label: '使用人', value: card.userName ?? '本人' },
              { label: '生效日期', value: dayText(card.startTime) },
              { label: '到期日期', value: dayText(card.endTime) },
            ]}
          />
        </Card>
        <HandingCard card={card} />
        {isBooked && <CardBookings companyId={card.companyId} id={card.id} />}
      </div>
    </Page>
  )
}

const Waiting = () => (
  <div className={styles.parts}>
    <SkeletonCard lines={3} />
    <SkeletonCard lines={6} />
  </div>
)
