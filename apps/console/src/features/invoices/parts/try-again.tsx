import { invoicesAdminCalls, type AdminBill } from '@yf/contract/invoices-admin'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

const isTroubled = ({ state, reversals }: AdminBill): boolean =>
  state === 4 || reversals.some((one) => one.state === 'failed')

/** Without a failure there is nothing to retry, so no button that the server would refuse. */
export function TryAgain({ row }: { row: AdminBill }) {
  const { send, isBusy, error } = useWrite(invoicesAdminCalls.tryAgain)
  if (!isTroubled(row)) return null
  const confirm = async (close: () => void) => {
    const done = await send({ id: row.id })
    if (!done.ok) return
    close()
    say('已重新提交，结果会自动更新')
    await refresh(invoicesAdminCalls.bills)
  }
  return (
    <AskingButton size="small" aria-label={`重试：${row.titleName}`} word="重试">
      {(close) => (
        <Dialog
          title="重新提交开票平台"
          confirmText="重新提交"
          isBusy={isBusy}
          fault={error?.message ?? null}
          onConfirm={() => void confirm(close)}
          onClose={close}
        >
          <p>{`${row.titleName}，失败原因：${row.failure ?? '冲红未成功'}`}</p>
          <p>以原有抬头重新提交；抬头有误时请会员修改后自行重新申请。记入审计。</p>
        </Dialog>
      )}
    </AskingButton>
  )
}
