import { cardsAdminCalls } from '@yf/contract/cards-admin'
import { awaitingApprovalText } from '@yf/domain/approvals'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { emptyBatch, inputOf, missingOf } from '../batch-form.ts'
import { BatchFields } from './batch-fields.tsx'

export function BatchDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(emptyBatch)
  const { save, isBusy, fault } = useSaving(cardsAdminCalls.createBatch, cardsAdminCalls.batches)
  const savedMessage = '批次已建立，导出卡券码后即可领取'
  return (
    <Dialog
      title="新建卡券批次"
      confirmText="建立"
      isBusy={isBusy}
      fault={fault}
      canConfirm={missingOf(form) === null}
      aside={<span>{missingOf(form)}</span>}
      onConfirm={() => void save(inputOf(form), { savedMessage, waiting: awaitingApprovalText, onClose })}
      onClose={onClose}
    >
      <BatchFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </Dialog>
  )
}
