import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import { PayoutCard } from '#features/claims/shared/payout-card.tsx'
import { refresh } from '#platform/http/hooks.ts'
import { lazy } from '#platform/parts/lazy.ts'

const CardSheet = lazy(async () => ({ default: (await import('./card-sheet.tsx')).CardSheet }))

export const PaymentCard = ({ found }: { found: CaseDetail }) =>
  found.payment && (
    <PayoutCard
      title="赔款"
      payment={found.payment}
      hasFailed={found.payment.state === 'failed'}
      againText="赔付金额不变"
      canChangeCard={found.canChangeCard === 1}
    >
      {(open, onClose) => (
        <CardSheet
          open={open}
          found={found}
          onClose={onClose}
          onSaved={() => void refresh(claimCalls.detail)}
        />
      )}
    </PayoutCard>
  )
