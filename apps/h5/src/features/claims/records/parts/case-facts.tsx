import type { CaseDetail } from '@yf/contract/claim-shapes'
import { CaseNo } from '#features/claims/shared/case-no.tsx'
import { cardText, momentText, visitDays, visitName } from '#features/claims/shared/case-state.ts'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'

const insured = ({ insuredName, relation }: CaseDetail) =>
  relation ? `${insuredName}（${relation}）` : insuredName

/** What the member applied for. */
export function CaseFacts({ found }: { found: CaseDetail }) {
  return (
    <Card title="申请信息">
      <Facts
        rows={[
          { label: '案件号', value: <CaseNo caseNo={found.caseNo} /> },
          { label: '被保险人', value: insured(found) },
          { label: '保单', value: found.policyName },
          { label: '就诊类型', value: visitName(found.visitType) },
          { label: '就诊日期', value: visitDays(found.visitStart, found.visitEnd) },
          { label: '就诊医院', value: found.hospital },
          { label: '诊断', value: found.diagnosis },
          { label: '事故经过', value: found.accidentNote },
          { label: '发票', value: found.receiptCount > 0 ? `${found.receiptCount} 张` : null },
          { label: '发票金额', value: found.billedFen > 0 ? <Money fen={found.billedFen} /> : null },
          { label: '收款银行卡', value: cardText(found.bankCard) },
          { label: '提交时间', value: found.submitTime && momentText(found.submitTime) },
        ]}
      />
    </Card>
  )
}
