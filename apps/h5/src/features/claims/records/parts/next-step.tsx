import type { CaseDetail } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { expectedText } from '#features/claims/shared/timeline.ts'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'

const stepOf = ({ nextStep, payableFen, state }: CaseDetail): string => {
  if (nextStep) return nextStep
  const isOver = payableFen === 0 || state === caseStates.paid
  return isOver ? '已结案，您无需再做什么' : '等待打款，到账后会通知您'
}

/** The next step and its date, which members look for first in a result. */
export const NextStep = ({ found }: { found: CaseDetail }) => (
  <Card title="接下来">
    <Facts
      rows={[
        { label: '下一步', value: stepOf(found) },
        { label: '预计时间', value: found.expectedTime && expectedText(found.expectedTime) },
      ]}
    />
  </Card>
)
