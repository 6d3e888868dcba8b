import { formatFen } from '@yf/domain/money'
import { benefitAmountText, planBenefitsWorth, supplierName, type PlanBenefit } from '@yf/domain/plan-benefit'
import styles from './plans.module.css'

const validText = ({ validDays }: PlanBenefit) =>
  validDays === null ? '参保期间有效' : `发放后 ${validDays} 天内有效，不超过参保期间`

/** What the member reads, and below it what it may cost. */
export const BenefitText = ({ benefit }: { benefit: PlanBenefit }) => (
  <div className={styles.reading}>
    <p className={styles.caption}>会员看到</p>
    <p className={styles.name}>{benefit.name || '未命名的权益'}</p>
    {benefit.summary && <p>{benefit.summary}</p>}
    <p>
      {benefit.kind === 'welfare'
        ? `福利 · ${validText(benefit)}`
        : `${benefitAmountText(benefit)} · ${supplierName(benefit.supplierCode) || '服务商待选择'} · ${validText(benefit)}`}
    </p>
    <p className={styles.caption}>{`每人价值 ${formatFen(planBenefitsWorth([benefit]))}`}</p>
  </div>
)
