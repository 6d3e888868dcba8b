import { paymentsAdminCalls, type FailedRefund } from '@yf/contract/payments-admin'
import { formatFen } from '@yf/domain/money'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

/** Sends the same refund number to the provider again: it pays once, however often staff retry. */
export function RefundAgain({ row }: { row: FailedRefund }) {
  const { send, isBusy, error } = useWrite(paymentsAdminCalls.refundAgain)
  const confirm = async (close: () => void) => {
    const done = await send({ refundNo: row.refundNo })
    await refresh(paymentsAdminCalls.failedRefunds, paymentsAdminCalls.days)
    if (!done.ok) return
    close()
    say('已重新提交，结果会自动更新')
  }
  return (
    <AskingButton size="small" aria-label={`重新退款 ${row.orderNo}`} word="重新退款">
      {(close) => (
        <Dialog
          title="重新退款"
          confirmText="重新提交"
          isBusy={isBusy}
          fault={error?.message ?? null}
          onConfirm={() => void confirm(close)}
          onClose={close}
        >
          <p>{`订单 ${row.orderNo}，退款 ${formatFen(row.amountFen)}`}</p>
          <p>
            请先在微信支付商户平台补足余额，或核实失败原因。以原退款单号重新提交，不会重复退款。记入审计。
          </p>
        </Dialog>
      )}
    </AskingButton>
  )
}
