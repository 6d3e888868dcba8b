import type { AppointmentDetail } from '@yf/contract/appointment-shapes'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'

/** Rates the service once and shows the rating afterwards in the same place. */
export function EvaluationButton({ of }: { of: NonNullable<AppointmentDetail['evaluation']> }) {
  const { thirdPartyId, isEvaluated } = of
  return (
    <Button
      kind={isEvaluated ? 'secondary' : 'primary'}
      onTap={() => go('/feedback', { query: { type: '2', thirdPartyId } })}
    >
      {isEvaluated ? '已评价，查看' : '评价服务'}
    </Button>
  )
}
