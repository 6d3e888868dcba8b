import { coverageTexts } from '@yf/domain/plan-text'
import { TrialCard } from '#features/claims/shared/trial/trial-card.tsx'
import { Card } from '#ui/card/card.tsx'
import { PolicyPage } from '../parts/policy-page.tsx'
import styles from './insurance-particulars.module.css'

const claimSteps = [
  '就诊时出示社保卡，保留发票、费用清单与病历',
  '在理赔时效内提交材料，超过两年的费用不再受理',
  '社保或其他保险已支付的部分会先行扣除',
]

export default function InsuranceParticularsScreen() {
  return (
    <PolicyPage>
      {({ id, liabilities }) => (
        <div className={styles.sections}>
          {liabilities.map((liability) => (
            <Card key={liability.id} title={liability.name}>
              <p className={styles.paying}>{coverageTexts(liability).join(' · ')}</p>
              <p className={styles.terms}>{liability.terms}</p>
            </Card>
          ))}
          <TrialCard policyId={id} />
          <Card title="申请理赔须知">
            <ol className={styles.steps}>
              {claimSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        </div>
      )}
    </PolicyPage>
  )
}
