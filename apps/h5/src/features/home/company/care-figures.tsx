import type { CompanyEquity } from '@yf/contract/company'
import type { MemberEquity } from '#features/equity/shared/equity.ts'
import { Card } from '#ui/card/card.tsx'
import { isUsable, offerRightOf } from './offer.ts'
import styles from './company.module.css'

interface Props {
  benefits: readonly CompanyEquity[]
  mine: MemberEquity
}

/** The company's benefits in figures: persons covered, number of benefits, and how many the member can use. */
export function CareFigures({ benefits, mine }: Props) {
  if (benefits.length === 0) return null
  const figures = [
    ['关爱同事', Math.max(...benefits.map(({ coveredCount }) => coveredCount)), '人'],
    ['企业权益', benefits.length, '项'],
    ['我可使用', benefits.filter((one) => isUsable(offerRightOf(one, mine))).length, '项'],
  ] as const
  return (
    <Card>
      <dl className={styles.figures}>
        {figures.map(([label, value, unit]) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong> {unit}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
