import { go } from '#platform/navigation/go.ts'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'

/** A company that may not claim now: trying again would change nothing, what was claimed before is still there. */
export const ClosedClaims = ({ why }: { why: string }) => (
  <NoRightState
    title="暂不能办理"
    note={why}
    action={
      <Button kind="secondary" onTap={() => go('/claimRecords')}>
        查看理赔记录
      </Button>
    }
  />
)
