import { hospitalAdminCalls, type AdminDiseaseLabel } from '@yf/contract/hospital-admin'
import { AutoComplete, Switch } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

interface Props {
  /** Null: a new symptom. */
  row: AdminDiseaseLabel | null
  rows: readonly AdminDiseaseLabel[]
  onClose: () => void
}

const nextSort = (rows: readonly AdminDiseaseLabel[]) => Math.max(0, ...rows.map(({ sort }) => sort)) + 1

export function DiseaseLabelDialog({ row, rows, onClose }: Props) {
  const [form, setForm] = useState({
    department: row?.department ?? '',
    name: row?.name ?? '',
    sort: row?.sort ?? nextSort(rows),
    isOff: row?.isOff ?? false,
  })
  const saving = useSaving(hospitalAdminCalls.saveDiseaseLabel, hospitalAdminCalls.diseaseLabels)
  const isComplete = form.department.trim() !== '' && form.name.trim() !== ''
  const change = (changes: Partial<typeof form>) => setForm({ ...form, ...changes })
  const save = async () => {
    const version = row ? { id: row.id, revision: row.revision } : {}
    const saved = await saving.save(
      { ...version, ...form },
      { savedMessage: row ? '已保存' : '已添加', onClose },
    )
    if (!saved) await refresh(hospitalAdminCalls.diseaseLabels)
  }
  return (
    <SaveDialog
      title={row ? `编辑「${row.name}」` : '新建症状'}
      saving={saving}
      missing={isComplete ? null : '请填写科室和症状'}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Entry label="科室" isRequired>
        {(id) => (
          <AutoComplete
            id={id}
            value={form.department}
            maxLength={20}
            options={[...new Set(rows.map(({ department }) => department))].map((value) => ({ value }))}
            onChange={(department) => change({ department })}
          />
        )}
      </Entry>
      <TextEntry
        label="症状"
        isRequired
        value={form.name}
        maxLength={20}
        onChange={(name) => change({ name })}
      />
      <Pair>
        <NumberEntry
          label="顺序"
          value={form.sort}
          min={0}
          max={999_999}
          onChange={(sort) => change({ sort: sort ?? 0 })}
        />
        <Entry label="停用">
          {(id) => <Switch id={id} checked={form.isOff} onChange={(isOff) => change({ isOff })} />}
        </Entry>
      </Pair>
    </SaveDialog>
  )
}
