import { serviceDeskCalls, type DeskAdviser } from '@yf/contract/service-desk'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { emptyAdviser, formOf, inputOf, missingOf } from '../adviser-form.ts'
import { AdviserFields } from './adviser-fields.tsx'

interface Props {
  /** null is a new one. */
  row: DeskAdviser | null
  companies: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
}

export function AdviserDialog({ row, companies, onClose }: Props) {
  const [form, setForm] = useState(() => (row ? formOf(row) : emptyAdviser))
  const { send, isBusy, error } = useWrite(serviceDeskCalls.saveAdviser)
  const save = async () => {
    const saved = await send(inputOf(form, row?.id ?? null))
    if (!saved.ok) return
    await refresh(serviceDeskCalls.advisers)
    onClose()
    say(row ? '已保存' : '已添加，请设置每周时段后员工才能预约通话')
  }
  return (
    <Dialog
      title={row ? `编辑${row.name}` : '添加顾问'}
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={missingOf(form) === null}
      aside={<span>{missingOf(form)}</span>}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <AdviserFields
        form={form}
        companies={companies}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
    </Dialog>
  )
}
