import { TrialCard } from '#features/claims/shared/trial/trial-card.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { FirstClaim } from './first-claim.tsx'

interface Props {
  /** The company's own text; empty if it has none. */
  tip: string
  policyId: string | null
}

/** Information to read before filling in the form. */
export function BeforeBeginning({ tip, policyId }: Props) {
  return (
    <>
      {tip && <NoticeBar>{tip}</NoticeBar>}
      <FirstClaim />
      <TrialCard policyId={policyId} />
    </>
  )
}
