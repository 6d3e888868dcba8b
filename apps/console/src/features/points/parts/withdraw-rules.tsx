import { pointsAdminCalls } from '@yf/contract/points-admin'
import type { RuleChange } from '@yf/contract/points-admin-rules'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { ruleLists } from './rules-dialog.tsx'

/** For the proposer, as long as the proposal is undecided. */
export function WithdrawRules({ companyId, row }: { companyId: string; row: RuleChange }) {
  const { send, isBusy, error } = useWrite(pointsAdminCalls.withdrawRules)
  const withdraw = async (close: () => void) => {
    const done = await send({ companyId, no: row.no })
    if (!done.ok) return
    close()
    say('已撤回')
    await refresh(...ruleLists)
  }
  return (
    <AskingButton size="small" word="撤回">
      {(close) => (
        <Dialog
          title="撤回积分规则修改"
          confirmText="撤回"
          isDanger
          isBusy={isBusy}
          fault={error?.message ?? null}
          onConfirm={() => void withdraw(close)}
          onClose={close}
        >
          <p>撤回后这项修改不再等待审核，可以重新提交。</p>
          <ChangeLines lines={row.differences} />
        </Dialog>
      )}
    </AskingButton>
  )
}
