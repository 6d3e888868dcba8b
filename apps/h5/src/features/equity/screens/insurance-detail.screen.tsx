import { equityCalls, type PolicyDetail } from '@yf/contract/equity'
import { isPolicyUseful } from '@yf/domain/equity'
import { formatFen } from '@yf/domain/money'
import { policyState, untilText } from '../../../platform/equity/equity.ts'
import { momentNow } from '../../../platform/equity/use-equity.ts'
import { useQueryOf } from '../../../platform/http/hooks.ts'
import { back, go } from '../../../platform/navigation/go.ts'
import { useQueryParams } from '../../../platform/navigation/page.ts'
import { BlankState, ErrorState } from '../../../ui/blank-state/blank-state.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Cell } from '../../../ui/cell/cell.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx'
import { LiabilityRow } from '../parts/liability-row.tsx'
import styles from './insurance-detail.module.css'

export default function InsuranceDetailScreen() {
  const { id = '' } = useQueryParams()
  const { data, error, isError, refetch } = useQueryOf(equityCalls.policy, { id }, { enabled: id !== '' })
  return (
    <Page title="保险详情" onBack={() => back('/insurance')}>
      {id === '' || error?.situation === 'refused' ? (
        <BlankState
          picture="empty"
          title="没有找到这份保单"
          note="它可能已经不再属于您，可返回查看其他保单"
        />
      ) : isError ? (
        <ErrorState onRetry={refetch} />
      ) : data ? (
        <Detail policy={data} />
      ) : (
        <SkeletonCard lines={6} />
      )}
    </Page>
  )
}

function Detail({ policy }: { policy: PolicyDetail }) {
  const { day } = momentNow()
  const { word, tone } = policyState({ ...policy, useful: isPolicyUseful(policy, day) }, day)
  const left = Math.max(policy.coverFen - policy.usedFen, 0)
  return (
    <div className={styles.sections}>
      <Card title={policy.name} extra={<Chip tone={tone}>{word}</Chip>}>
        <p className={styles.label}>剩余保额</p>
        <p className={styles.left}>
          <Money fen={left} size="hero" />
        </p>
        <p
          className={styles.label}
        >{`总保额 ${formatFen(policy.coverFen)}，已赔付 ${formatFen(policy.usedFen)}`}</p>
      </Card>
      <Card title="保障责任" flush>
        {policy.liabilities.map((liability) => (
          <LiabilityRow key={liability.id} liability={liability} />
        ))}
        <Cell
          icon="doc"
          label="查看条款与除外说明"
          onTap={() => go('/insurance/particulars', { query: { id: policy.id } })}
        />
      </Card>
      <Card title="保单信息">
        <Facts
          rows={[
            { label: '被保险人', value: policy.insuredName },
            { label: '保险公司', value: policy.insurer },
            { label: '保单号', value: policy.policyNo },
            { label: '投保企业', value: policy.companyName },
            { label: '保障期间', value: `${policy.startDt} 至 ${policy.endDt}` },
            { label: '有效期', value: untilText(policy.endDt, day) },
          ]}
        />
      </Card>
    </div>
  )
}
