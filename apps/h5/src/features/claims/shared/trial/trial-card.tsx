import { Suspense, useState } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

const TrialSheet = lazy(() => import('./trial-sheet.tsx'))

interface Props {
  /** The preselected policy. */
  policyId?: string | null | undefined
}

/** Opens the payout estimator, on every screen where a member may want it. */
export function TrialCell({ policyId }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Cell icon="wallet" label="算一算能赔多少" note="没有发票也可以估算" onTap={() => setOpen(true)} />
      {isOpen !== null && (
        <Suspense>
          <TrialSheet open={isOpen} policyId={policyId ?? null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function TrialCard(props: Props) {
  return (
    <Card flush>
      <TrialCell {...props} />
    </Card>
  )
}
