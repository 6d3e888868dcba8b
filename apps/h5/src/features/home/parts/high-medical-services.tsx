import { companyCalls } from '@yf/contract/company'
import { formatFen } from '@yf/domain/money'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import styles from './high-medical-services.module.css'

const priceText = (fen: number) => (fen === 0 ? '企业承担' : formatFen(fen))

/** High-end services are arranged by telephone: the number is one tap away. */
export function HighMedicalServices() {
  const { companyId } = useCompany()
  const { data, isError, refetch } = useQueryOf(companyCalls.highMedicalServices, { companyId })
  if (isError) return <ErrorState onRetry={refetch} />
  if (!data) return <SkeletonRows rows={2} />
  if (data.length === 0) return null
  return (
    <Card title="高端医疗服务" flush>
      <ul className={styles.list}>
        {data.map(({ id, name, summary, provider, phone, priceFen }) => (
          <li key={id} className={styles.service}>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.fact}>{summary}</p>
              <p className={styles.fact}>{`${provider} · ${priceText(priceFen)}`}</p>
            </div>
            {phone && (
              <a className={styles.call} href={`tel:${phone}`} aria-label={`拨打电话预约${name}`}>
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
