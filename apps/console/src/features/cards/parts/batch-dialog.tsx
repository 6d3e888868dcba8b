import { cardDeskCalls } from '@yf/contract/card-desk'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { emptyBatch, inputOf, missingOf } from '../batch-form.ts'
import { BatchFields } from './batch-fields.tsx'

export function BatchDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(emptyBatch)
  const { send, isBusy, error } = useWrite(cardDeskCalls.createBatch)
  const make = async () => {
    const made = await send(inputOf(form))
    if (!made.ok) return
    await refresh(cardDeskCalls.batches)
    onClose()
    say('批次已建立，导出卡券码后即可领取')
  }
  return (
    <Dialog
      title="新建卡券批次"
      confirmText="建立"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={missingOf(form) === null}
      aside={<span>{missingOf(form)}</span>}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      <BatchFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </Dialog>
  )
}
