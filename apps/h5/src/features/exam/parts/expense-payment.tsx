import { examCalls } from '@yf/contract/exam'
import type { ExamDetail } from '@yf/contract/exam-shapes'
import { PayoutCard } from '#features/claims/shared/payout-card.tsx'
import { refresh } from '#platform/http/hooks.ts'
import { lazy } from '#platform/parts/lazy.ts'

const CardSheet = lazy(async () => ({ default: (await import('./expense-card-sheet.tsx')).ExpenseCardSheet }))

export const ExpensePayment = ({ found }: { found: ExamDetail }) =>
  found.payment && (
    <PayoutCard
      title="打款"
      payment={found.payment}
      hasFailed={found.canChangeCard === 1}
      againText="金额不变"
      canChangeCard={found.canChangeCard === 1}
    >
      {(open, onClose) =>
        open && <CardSheet found={found} onClose={onClose} onSaved={() => void refresh(examCalls.detail)} />
      }
    </PayoutCard>
  )
