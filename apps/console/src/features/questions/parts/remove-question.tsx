import { questionsAdminCalls, type AdminQuestion } from '@yf/contract/questions-admin'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

/** Only for questions that no member has opened: others can only be hidden. */
export function RemoveQuestion({ companyId, row }: { companyId: string; row: AdminQuestion }) {
  const { id, revision, title } = row
  const { send, isBusy, error } = useWrite(questionsAdminCalls.remove)
  const remove = async (close: () => void) => {
    const { ok } = await send({ companyId, id, revision })
    await refresh(questionsAdminCalls.list)
    if (!ok) return
    close()
    say('已删除')
  }
  return (
    <AskingButton size="small" danger aria-label={`删除${title}`} word="删除">
      {(close) => (
        <Dialog
          title="删除问题"
          confirmText="删除"
          isDanger
          isBusy={isBusy}
          fault={error?.message ?? null}
          onConfirm={() => void remove(close)}
          onClose={close}
        >
          <p>{`「${title}」还没有员工看过，删除后不能恢复。`}</p>
        </Dialog>
      )}
    </AskingButton>
  )
}
