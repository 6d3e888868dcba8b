import { TrialCard } from '#features/claims/shared/trial/trial-card.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { FirstClaim } from './first-claim.tsx'

interface Props {
  /** The company's own words; empty where it has none. */
  tip: string
  policyId: string | null
}

/** What one wants to know before filling in anything. */
export function BeforeBeginning({ tip, policyId }: Props) {
  return (
    <>
      {tip && <NoticeBar>{tip}</NoticeBar>}
      <FirstClaim />
      <TrialCard policyId={policyId} />
    </>
  )
}
