import { customerServiceAdminCalls, type AdminConsultation } from '@yf/contract/customer-service-admin'
import { isOver } from '@yf/domain/consultation'
import { rightReturnReasons, type RightReturnReason } from '@yf/domain/right-returns'
import { Select } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { say } from '#ui/toast/toast.ts'

/** As long as a doctor may still join there is nothing to return, so no button that the server would refuse. */
export function ReturnRight({ row }: { row: AdminConsultation }) {
  // A cancelled consultation has already returned its entitlement.
  if (!isOver(row.state) || row.cancelReason) return null
  return (
    <AskingButton size="small" word={labelsOf(row).deed}>
      {(close) => <ReturnDialog row={row} onClose={close} />}
    </AskingButton>
  )
}

/** Members who paid get money back, all others the entitlement. */
const labelsOf = ({ isSelfPaid }: AdminConsultation) =>
  isSelfPaid === 1
    ? {
        deed: '退款',
        title: '退还问诊费用',
        confirm: '全额退款',
        done: '费用将原路退回，会员会收到通知',
      }
    : {
        deed: '退回权益',
        title: '退回问诊权益',
        confirm: '退回 1 次',
        done: '已退回 1 次问诊权益，会员会收到通知',
      }

const options = Object.entries(rightReturnReasons).map(([value, label]) => ({ value, label }))

function ReturnDialog({ row, onClose }: { row: AdminConsultation; onClose: () => void }) {
  const [reason, setReason] = useState<RightReturnReason | null>(null)
  const labels = labelsOf(row)
  const { send, isBusy, error } = useWrite(customerServiceAdminCalls.returnRight)
  const confirm = async () => {
    if (!reason) return
    const done = await send({ id: row.id, reason })
    if (!done.ok) return
    onClose()
    say(labels.done)
    await refresh(customerServiceAdminCalls.consultations)
  }
  return (
    <Dialog
      title={labels.title}
      confirmText={labels.confirm}
      isDanger
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={reason !== null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{`${row.memberName}，${row.companyName}，${row.startTime} 发起的问诊`}</p>
      <p>每次问诊只能退回一次，记入审计；会员会读到原因。</p>
      <Entry label="原因" isRequired>
        {(id) => (
          <Select
            id={id}
            value={reason}
            options={options}
            placeholder="请选择"
            onChange={(chosen) => setReason(chosen as RightReturnReason)}
          />
        )}
      </Entry>
    </Dialog>
  )
}
