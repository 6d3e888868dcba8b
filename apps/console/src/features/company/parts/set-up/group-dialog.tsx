import { companySetUpCalls, type AdminGroup } from '@yf/contract/company-admin-set-up'
import { useState } from 'react'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { useCompanySaving } from '#features/company/use-company-saving.ts'

interface Props {
  /** null: a new group. */
  group: AdminGroup | null
  onClose: () => void
}

export function GroupDialog({ group, onClose }: Props) {
  const [name, setName] = useState(group?.name ?? '')
  const saving = useCompanySaving(companySetUpCalls.saveGroup)
  const save = () =>
    saving.save(
      { ...(group ? { id: group.id } : {}), name: name.trim(), revision: group?.revision ?? 0 },
      { savedMessage: group ? '集团已保存' : '集团已新建', onClose },
    )
  return (
    <SaveDialog
      title={group ? `编辑${group.name}` : '新建集团'}
      saving={saving}
      canSave={name.trim() !== ''}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextEntry label="集团名称" isRequired value={name} maxLength={40} onChange={setName} />
    </SaveDialog>
  )
}
