import { claimsAdminCalls, type WorkCase, type WorkReceipt } from '@yf/contract/claims-admin'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useCaseAction } from '../use-case.ts'

export function RemoveReceipt({
  work,
  receipt,
  position,
}: {
  work: WorkCase
  receipt: WorkReceipt
  position: number
}) {
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.removeReceipt)
  const remove = async (close: () => void) => {
    const isDone = await run({ caseId: work.caseId, receiptId: receipt.id }, `发票 ${position} 已移出`)
    if (isDone) close()
  }
  return (
    <AskingButton type="text" size="small" word="移出理算">
      {(close) => (
        <Dialog
          title={`把发票 ${position} 移出理算？`}
          confirmText="移出"
          isDanger
          isBusy={isBusy}
          fault={fault}
          onConfirm={() => void remove(close)}
          onClose={close}
        >
          <p>
            发票号码 {receipt.invoiceNumber ?? '未填写'}
            。移出后它不再计入账单和赔付金额，影像仍保留在案件中。如果只是部分费用不赔，请填写剔除金额。
          </p>
        </Dialog>
      )}
    </AskingButton>
  )
}
