import type { Output } from '@yf/contract/call'
import { companyCalls } from '@yf/contract/company'
import { formatFen } from '@yf/domain/money'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import styles from './high-medical-services.module.css'

const priceText = (fen: number) => (fen === 0 ? '企业承担' : formatFen(fen))

type Services = Output<typeof companyCalls.highMedicalServices>

/** High-end services are arranged by telephone: the number is one tap away. A company without any shows no card. */
export function HighMedicalServices() {
  const { companyId } = useCompany()
  const services = useQueryOf(companyCalls.highMedicalServices, { companyId })
  return (
    <Answered of={services} skeleton={<SkeletonRows rows={2} />} empty={null}>
      {(list) => <ServicesCard list={list} />}
    </Answered>
  )
}

function ServicesCard({ list }: { list: Services }) {
  return (
    <Card title="高端医疗服务" flush>
      <ul className={styles.list}>
        {list.map(({ id, name, summary, provider, phone, priceFen }) => (
          <li key={id} className={styles.service}>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.fact}>{summary}</p>
              <p className={styles.fact}>{`${provider} · ${priceText(priceFen)}`}</p>
            </div>
            {phone && (
              <a
                className={styles.call}
                href={`tel:${phone}`}
                aria-label={`拨打电话预约${name}`}
                data-track="company.service"
              >
                <Icon name="phone" size={20} />
                <span>预约</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
