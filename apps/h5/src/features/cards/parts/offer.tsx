import { cardCalls, type OfferedCard } from '@yf/contract/cards'
import { dayText } from '@yf/domain/date-text'
import { supplierIcon } from '#features/equity/shared/supplier-icon.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Page } from '#ui/page/page.tsx'
import { lookAgain } from '../card-writes.ts'
import styles from './collect.module.css'

interface Props {
  source: { code: string } | { ticket: string }
  offer: OfferedCard
  onCollected: (card: { id: string; name: string }) => void
  onAnother: () => void
}

/** Previews the content of a code before the member collects it. */
export function Offer({ source, offer, onCollected, onAnother }: Props) {
  const collect = useWrite(cardCalls.collect)
  const take = async () => {
    const collected = await collect.send(source)
    if (!collected.ok) return
    onCollected(collected.result)
    await lookAgain()
  }
  return (
    <Page
      actions={
        <Button block onTap={take}>
          立即领取
        </Button>
      }
    >
      <Card>
        <div className={styles.parts}>
          <div className={styles.head}>
            <span className={styles.icon}>
              <Icon name={supplierIcon(offer.packageSupplierCode)} size={28} />
            </span>
            <div>
              <h2 className={styles.name}>{offer.name}</h2>
              <p className={styles.note}>{offer.summary}</p>
            </div>
          </div>
          <ul className={styles.benefits}>
            {offer.benefits.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Facts
            rows={[
              { label: '发放企业', value: offer.companyName },
              { label: '可用次数', value: `${offer.total} 次` },
              { label: '有效期', value: `领取后 ${offer.validDays} 天` },
              { label: '领取截止', value: dayText(offer.collectUntil) },
            ]}
          />
          <Button kind="plain" size="small" onTap={onAnother}>
            输入其他卡券码
          </Button>
        </div>
      </Card>
    </Page>
  )
}
