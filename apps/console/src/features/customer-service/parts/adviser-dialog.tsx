import { customerServiceAdminCalls, type AdminAdviser } from '@yf/contract/customer-service-admin'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { emptyAdviser, formOf, inputOf, missingOf } from '../adviser-form.ts'
import { AdviserFields } from './adviser-fields.tsx'

interface Props {
  /** null: a new service. */
  row: AdminAdviser | null
  companies: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
}

export function AdviserDialog({ row, companies, onClose }: Props) {
  const [form, setForm] = useState(() => (row ? formOf(row) : emptyAdviser))
  const saving = useSaving(customerServiceAdminCalls.saveAdviser, customerServiceAdminCalls.advisers)
  const savedMessage = row ? '已保存' : '已添加，请设置每周时段后员工才能预约通话'
  return (
    <SaveDialog
      title={row ? `编辑${row.name}` : '添加顾问'}
      saving={saving}
      missing={missingOf(form)}
      onSave={() => void saving.save(inputOf(form, row?.id ?? null), { savedMessage, onClose })}
      onClose={onClose}
    >
      <AdviserFields
        form={form}
        companies={companies}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
    </SaveDialog>
  )
}
