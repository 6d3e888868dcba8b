import type { ApplyDraft } from '@yf/contract/claim-shapes'
import type { ReactNode } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { replaceWith } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useApplyPage } from '../application/use-apply-page.ts'
import { FlowPage } from './flow-page.tsx'

interface Props {
  step: 2 | 3
  children: (draft: ApplyDraft) => ReactNode
}

/** The later steps need a draft; without one the flow opens its first step. */
export function WithDraft({ step, children }: Props) {
  const inFlow = (state: ReactNode) => <FlowPage step={step}>{state}</FlowPage>
  return (
    <Answered of={useApplyPage()} skeleton={<SkeletonCard lines={6} />} around={inFlow}>
      {({ draft }) => (draft ? children(draft) : inFlow(<NoDraft />))}
    </Answered>
  )
}

const NoDraft = () => (
  <EmptyOf
    kind="gone"
    title="还没有开始的申请"
    note="申请可能已经提交，或已在另一台手机上删除"
    action={
      <Button kind="secondary" onTap={() => replaceWith('/claimSettlement/applyInfo')}>
        开始申请
      </Button>
    }
  />
)
