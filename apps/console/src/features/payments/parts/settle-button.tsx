import { paymentsAdminCalls, type PaymentDifference } from '@yf/contract/payments-admin'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

export const SettleButton = ({ row }: { row: PaymentDifference }) => (
  <AskingButton size="small" word="登记处理">
    {(close) => <SettleDialog row={row} onClose={close} />}
  </AskingButton>
)

function SettleDialog({ row, onClose }: { row: PaymentDifference; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { send, isBusy, error } = useWrite(paymentsAdminCalls.settle)
  const submit = async () => {
    const { day, tradeNo, kind } = row
    const done = await send({ day, tradeNo, kind, note: note.trim() })
    await refresh(paymentsAdminCalls.days, paymentsAdminCalls.differences)
    if (!done.ok) return
    onClose()
    say('已登记')
  }
  return (
    <Dialog
      title={row.kindName}
      confirmText="登记"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={note.trim() !== ''}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <p>{row.advice}</p>
      <TextEntry label="处理说明" isRequired value={note} maxLength={200} rows={3} onChange={setNote} />
    </Dialog>
  )
}
