import { useEffect } from 'react'
import { replaceWith } from '#platform/navigation/go.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'

/** The old flow has no start page of its own: it opens its first step. */
export default function OldClaimScreen() {
  useEffect(() => replaceWith('/claimSettlementOld/applyInfo'), [])
  return (
    <Page>
      <SkeletonCard lines={4} />
    </Page>
  )
}
