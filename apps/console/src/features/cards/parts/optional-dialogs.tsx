import { cardsAdminCalls, type AdminOptional } from '@yf/contract/cards-admin'
import { awaitingApprovalText } from '@yf/domain/approvals'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { emptyOptional, inputOf, missingOf } from '../optional-form.ts'
import { EndDialog } from './end-dialog.tsx'
import { OptionalFields } from './optional-fields.tsx'

export function OptionalDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(emptyOptional)
  const { send, isBusy, error } = useWrite(cardsAdminCalls.createOptional)
  const make = async () => {
    const made = await send(inputOf(form))
    if (!made.ok) return
    await refresh(cardsAdminCalls.optionals)
    onClose()
    say(made.result === null ? awaitingApprovalText : '自选福利已建立，开放时会通知每位员工')
  }
  return (
    <Dialog
      title="新建自选福利"
      confirmText="建立"
      isWide
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={missingOf(form) === null}
      aside={<span>{missingOf(form) ?? '建立后内容不能修改，只能停止'}</span>}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      <OptionalFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </Dialog>
  )
}

const reasons = ['内容有误', '企业调整方案', '服务商停止合作']

export function StopOptional({ row, onClose }: { row: AdminOptional; onClose: () => void }) {
  const { send, isBusy, error } = useWrite(cardsAdminCalls.voidOptional)
  const stop = async (reason: string) => {
    const stopped = await send({ companyId: row.companyId, id: row.id, reason })
    if (!stopped.ok) return
    await refresh(cardsAdminCalls.optionals)
    onClose()
    say('已停止选择')
  }
  return (
    <EndDialog
      title={`停止：${row.title}`}
      confirmText="停止"
      note={`员工将不能再选择或更换；${row.chooserCount} 位员工已经选定的权益照常使用。停止后不能恢复。`}
      reasons={reasons}
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={stop}
      onClose={onClose}
    />
  )
}
