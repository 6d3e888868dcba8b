import { billsAdminCalls, type AdminBill } from '@yf/contract/bills-admin'
import { formatFen } from '@yf/domain/money'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

export function BillActions({ row }: { row: AdminBill }) {
  const sending = useWrite(billsAdminCalls.sendBill)
  if (row.state !== 'open') return null
  const sendAgain = async () => {
    const sent = await sending.send({ id: row.id })
    if (!sent.ok) return
    say(`链接已重新发送到 ${row.phone}`)
    await refresh(billsAdminCalls.bills)
  }
  return (
    <Space>
      <Button size="small" loading={sending.isBusy} onClick={() => void sendAgain()}>
        重发链接
      </Button>
      <AskingButton size="small" danger word="作废">
        {(close) => <VoidDialog row={row} onClose={close} />}
      </AskingButton>
    </Space>
  )
}

function VoidDialog({ row, onClose }: { row: AdminBill; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { send, isBusy, error } = useWrite(billsAdminCalls.voidBill)
  const confirm = async () => {
    if (!(await send({ id: row.id, reason: reason.trim() })).ok) return
    onClose()
    say('账单已作废；正在支付的款项会自动退回')
    await refresh(billsAdminCalls.bills)
  }
  return (
    <Dialog
      title="作废账单"
      confirmText="作废"
      isDanger
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{`${row.title}（${row.billNo}），${row.payerName}，${formatFen(row.amountFen)}`}</p>
      <TextEntry label="作废原因" isRequired value={reason} maxLength={100} onChange={setReason} />
    </Dialog>
  )
}
