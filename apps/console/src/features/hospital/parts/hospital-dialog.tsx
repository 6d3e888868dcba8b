import { hospitalAdminCalls, type AdminHospital } from '@yf/contract/hospital-admin'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { emptyHospital, formOf, inputOf, missingOf } from '../hospital-form.ts'
import { HospitalFields } from './hospital-fields.tsx'

interface Props {
  /** Null: a new hospital. */
  row: AdminHospital | null
  onClose: () => void
}

export function HospitalDialog({ row, onClose }: Props) {
  const [form, setForm] = useState(() => (row ? formOf(row) : emptyHospital))
  const saving = useSaving(hospitalAdminCalls.saveHospital, hospitalAdminCalls.hospitals)
  const save = async () => {
    const version = row ? { id: row.id, revision: row.revision } : {}
    const saved = await saving.save(
      { ...version, ...inputOf(form) },
      { savedMessage: row ? '已保存' : '已添加', onClose },
    )
    // After an edit conflict, the list shows the other person's text once the dialog is closed.
    if (!saved) await refresh(hospitalAdminCalls.hospitals)
  }
  return (
    <SaveDialog
      title={row ? `编辑「${row.name}」` : '新建医院'}
      saving={saving}
      missing={missingOf(form)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <HospitalFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </SaveDialog>
  )
}
