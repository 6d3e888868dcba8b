import type { PolicyDetail } from '@yf/contract/equity'
import { isPolicyUseful } from '@yf/domain/equity'
import { formatFen } from '@yf/domain/money'
import { startClaim } from '#features/claims/shared/entry/start-claim.ts'
import { TrialCell } from '#features/claims/shared/trial/trial-card.tsx'
import { hasEnded, policyState, untilText } from '../shared/equity.ts'
import { momentNow } from '../shared/use-equity.ts'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { LiabilityRow } from '../parts/liability-row.tsx'
import { PolicyPage } from '../parts/policy-page.tsx'
import styles from './insurance-detail.module.css'

export default function InsuranceDetailScreen() {
  return <PolicyPage actions={actionsFor}>{(policy) => <Detail policy={policy} />}</PolicyPage>
}

/** A policy that has not begun pays nothing yet. */
const actionsFor = (policy: PolicyDetail) => policy.status !== 1 && <ClaimButton policy={policy} />

/** The claim entry checks whether a claim is possible now. */
function ClaimButton({ policy }: { policy: PolicyDetail }) {
  const familyId = policy.userFamilyId
  const start = { policyId: policy.id, ...(familyId ? { familyId } : {}) }
  return (
    <Button block icon="invoice" onTap={() => startClaim(start)}>
      申请理赔
    </Button>
  )
}

function Detail({ policy }: { policy: PolicyDetail }) {
  const { day } = momentNow()
  const judged = { ...policy, useful: isPolicyUseful(policy, day) }
  const { word, tone } = policyState(judged, day)
  const left = Math.max(policy.coverFen - policy.usedFen, 0)
  return (
    <div className={styles.sections}>
      <Card title={policy.name} extra={<Chip tone={tone}>{word}</Chip>}>
        {!hasEnded(judged) && (
          <>
            <p className={styles.label}>剩余保额</p>
            <p className={styles.left}>
              <Money fen={left} size="hero" />
            </p>
          </>
        )}
        <p
          className={styles.label}
        >{`总保额 ${formatFen(policy.coverFen)}，已赔付 ${formatFen(policy.usedFen)}`}</p>
      </Card>
      <Card title="保障责任" flush>
        {policy.liabilities.map((liability) => (
          <LiabilityRow key={liability.id} liability={liability} />
        ))}
        <TrialCell policyId={policy.id} />
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
