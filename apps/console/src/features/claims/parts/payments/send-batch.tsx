import { claimsAdminCalls, type PayBatch } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { useWrite } from '#platform/http/write.ts'
import { refresh } from '#platform/http/query.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

export function SendBatch({ batch }: { batch: PayBatch }) {
  const { send, isBusy } = useWrite(claimsAdminCalls.sendBatch)
  const confirm = async (close: () => void) => {
    const done = await send({ batchId: batch.id })
    close()
    if (done.ok) say(`批次 ${batch.batchNo} 已发送，到账后会员会收到通知`)
    else if (!done.error.isAboutSession) say(done.error.message)
    await refresh(claimsAdminCalls.batches)
  }
  return (
    <AskingButton type="primary" word="发送">
      {(close) => (
        <Dialog
          title={`发送批次 ${batch.batchNo}？`}
          confirmText={`打款 ${formatFen(batch.totalFen)}`}
          isBusy={isBusy}
          onConfirm={() => void confirm(close)}
          onClose={close}
        >
          <p>
            共 {batch.count} 笔，合计 {formatFen(batch.totalFen)}
            。发送后由付款方打款，不能撤回；每笔只会付一次。
          </p>
        </Dialog>
      )}
    </AskingButton>
  )
}
