import { go } from '#platform/navigation/go.ts'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'

/** For a company that cannot claim now: a retry would not help, but earlier claims stay available. */
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
