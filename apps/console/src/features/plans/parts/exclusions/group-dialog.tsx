import { plansAdminCalls, type ExclusionGroup } from '@yf/contract/plans-admin'
import { exclusionFault } from '@yf/domain/plan'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { ExclusionFields } from './exclusion-fields.tsx'

interface Props {
  /** null: a new group */
  row: ExclusionGroup | null
  onClose: () => void
}

export function GroupDialog({ row, onClose }: Props) {
  const [form, setForm] = useState({
    name: row?.name ?? '',
    codes: row?.codes ?? [],
    words: row?.words ?? [],
    items: row?.items ?? [],
  })
  const saving = useSaving(plansAdminCalls.saveExclusionGroup, plansAdminCalls.exclusionGroups)
  const save = async () => {
    const version = row ? { id: row.id, revision: row.revision } : {}
    const saved = await saving.save(
      { ...version, ...form, name: form.name.trim() },
      { savedMessage: row ? '已保存' : '已添加', onClose },
    )
    if (!saved) await refresh(plansAdminCalls.exclusionGroups)
  }
  return (
    <SaveDialog
      title={row ? `编辑「${row.name}」` : '新建除外责任组'}
      saving={saving}
      missing={exclusionFault(form)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ExclusionFields
        nameLabel="名称"
        exclusion={form}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
    </SaveDialog>
  )
}

export function RemoveGroup({ row, onClose }: { row: ExclusionGroup; onClose: () => void }) {
  const { save, isBusy, fault } = useSaving(
    plansAdminCalls.removeExclusionGroup,
    plansAdminCalls.exclusionGroups,
  )
  return (
    <Dialog
      title={`删除「${row.name}」`}
      confirmText="删除"
      isDanger
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void save({ id: row.id, revision: row.revision }, { savedMessage: '已删除', onClose })}
      onClose={onClose}
    >
      <p>已经用到它的方案版本不受影响。</p>
    </Dialog>
  )
}
