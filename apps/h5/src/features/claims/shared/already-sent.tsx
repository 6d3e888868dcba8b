import { BlankState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { leaveForCase } from './flow.ts'

/** Shown to a member who returns to a claim submitted in the meantime, here or on another phone. */
export const AlreadySent = ({ caseId }: { caseId: string }) => (
  <BlankState
    title="这份申请已经提交"
    note="资料不能再修改，进度可以在理赔详情中查看"
    action={
      <Button kind="secondary" onTap={() => leaveForCase(caseId)}>
        查看进度
      </Button>
    }
  />
)
