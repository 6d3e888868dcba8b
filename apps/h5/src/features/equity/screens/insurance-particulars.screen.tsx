import { equityCalls } from '@yf/contract/equity'
import { useQueryOf } from '../../../platform/http/hooks.ts'
import { back } from '../../../platform/navigation/go.ts'
import { useQueryParams } from '../../../platform/navigation/page.ts'
import { BlankState, ErrorState } from '../../../ui/blank-state/blank-state.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx'
import { payingWords } from '../parts/liability-row.tsx'
import styles from './insurance-particulars.module.css'

const claimSteps = [
  '就诊时出示社保卡，保留发票、费用清单与病历',
  '在理赔时效内提交材料，超过两年的费用不再受理',
  '社保或其他保险已支付的部分会先行扣除',
]

export default function InsuranceParticularsScreen() {
  const { id = '' } = useQueryParams()
  const { data, error, isError, refetch } = useQueryOf(equityCalls.policy, { id }, { enabled: id !== '' })
  return (
    <Page title="保障详情" onBack={() => back('/insurance')}>
      {id === '' || error?.situation === 'refused' ? (
        <BlankState
          picture="empty"
          title="没有找到这份保单"
          note="它可能已经不再属于您，可返回查看其他保单"
        />
      ) : isError ? (
        <ErrorState onRetry={refetch} />
      ) : data ? (
        <div className={styles.sections}>
          {data.liabilities.map((liability) => (
            <Card key={liability.id} title={liability.name}>
              <p className={styles.paying}>{payingWords(liability).join(' · ')}</p>
              <p className={styles.terms}>{liability.terms}</p>
            </Card>
          ))}
          <Card title="申请理赔须知">
            <ol className={styles.steps}>
              {claimSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        </div>
      ) : (
        <SkeletonCard lines={6} />
      )}
    </Page>
  )
}
