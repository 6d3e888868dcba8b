import { eapAdminCalls, type AdminCounsellor } from '@yf/contract/eap-admin'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { emptyCounsellor, formOf, inputOf, missingOf } from '../counsellor-form.ts'
import { CounsellorFields } from './counsellor-fields.tsx'

interface Props {
  /** null: a new service. */
  row: AdminCounsellor | null
  onClose: () => void
}

export function CounsellorDialog({ row, onClose }: Props) {
  const [form, setForm] = useState(() => (row ? formOf(row) : emptyCounsellor))
  const saving = useSaving(eapAdminCalls.saveCounsellor, eapAdminCalls.counsellors)
  const savedMessage = row ? '已保存' : '已添加，请设置每周时段后开放预约'
  return (
    <SaveDialog
      title={row ? `编辑${row.name}` : '添加咨询师'}
      saving={saving}
      missing={missingOf(form)}
      onSave={() => void saving.save(inputOf(form, row?.id ?? null), { savedMessage, onClose })}
      onClose={onClose}
    >
      <CounsellorFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </SaveDialog>
  )
}
