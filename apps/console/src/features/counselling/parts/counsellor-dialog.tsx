import { counsellingDeskCalls, type DeskCounsellor } from '@yf/contract/counselling-desk'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { emptyCounsellor, formOf, inputOf, missingOf } from '../counsellor-form.ts'
import { CounsellorFields } from './counsellor-fields.tsx'

interface Props {
  /** null is a new one. */
  row: DeskCounsellor | null
  onClose: () => void
}

export function CounsellorDialog({ row, onClose }: Props) {
  const [form, setForm] = useState(() => (row ? formOf(row) : emptyCounsellor))
  const { send, isBusy, error } = useWrite(counsellingDeskCalls.saveCounsellor)
  const save = async () => {
    const saved = await send(inputOf(form, row?.id ?? null))
    if (!saved.ok) return
    await refresh(counsellingDeskCalls.counsellors)
    onClose()
    say(row ? '已保存' : '已添加，请设置每周时段后开放预约')
  }
  return (
    <Dialog
      title={row ? `编辑${row.name}` : '添加咨询师'}
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={missingOf(form) === null}
      aside={<span>{missingOf(form)}</span>}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <CounsellorFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </Dialog>
  )
}
