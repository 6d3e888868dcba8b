import { approvalsAdminCalls, type ApprovalProposal } from '@yf/contract/approvals-admin'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

/** For the proposer, as long as the proposal is undecided. */
export function WithdrawApproval({ row }: { row: ApprovalProposal }) {
  const { send, isBusy, error } = useWrite(approvalsAdminCalls.withdraw)
  const withdraw = async (close: () => void) => {
    const done = await send({ id: row.id })
    if (!done.ok) return
    close()
    say('已撤回')
    await refresh(approvalsAdminCalls.proposals)
  }
  return (
    <AskingButton size="small" word="撤回">
      {(close) => (
        <Dialog
          title={`撤回：${row.title}`}
          confirmText="撤回"
          isDanger
          isBusy={isBusy}
          fault={error?.message ?? null}
          onConfirm={() => void withdraw(close)}
          onClose={close}
        >
          <p>撤回后不再等待审核，可以重新提交。</p>
        </Dialog>
      )}
    </AskingButton>
  )
}
