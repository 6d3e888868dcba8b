import { appointmentsAdminCalls, type AdminModule } from '@yf/contract/appointments-admin'
import { serviceIcons, type ServiceIcon } from '@yf/domain/offline-service'
import { Select } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

interface Props {
  /** null: a new service. */
  row: AdminModule | null
  onClose: () => void
}

const icons = Object.entries(serviceIcons).map(([value, label]) => ({ value: value as ServiceIcon, label }))
const isIcon = (icon: string): icon is ServiceIcon => icon in serviceIcons

const formOf = (row: AdminModule | null) => ({
  name: row?.name ?? '',
  summary: row?.summary ?? '',
  icon: row && isIcon(row.icon) ? row.icon : ('stethoscope' as ServiceIcon),
  code: row?.supplierCode ?? '',
  hints: row?.hints.join('\n') ?? '',
})

type ModuleForm = ReturnType<typeof formOf>

/** A service that is used at a site; its sites are added separately. */
export function ModuleDialog({ row, onClose }: Props) {
  const [form, setForm] = useState(() => formOf(row))
  const saving = useSaving(appointmentsAdminCalls.saveModule, appointmentsAdminCalls.sites)
  const savedMessage = row ? '已保存' : '已添加，请为它添加网点'
  const change = (changes: Partial<ModuleForm>) => setForm({ ...form, ...changes })
  const save = () => {
    const { code, hints, ...values } = form
    const lines = hints.split('\n').filter((line) => line.trim() !== '')
    const id = row ? { id: row.id } : {}
    return saving.save(
      { ...values, supplierCode: code.trim() || null, hints: lines, ...id },
      { savedMessage, onClose },
    )
  }
  return (
    <SaveDialog
      title={row ? `编辑${row.name}` : '添加服务'}
      saving={saving}
      canSave={form.name.trim() !== '' && form.summary.trim() !== ''}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ModuleFields form={form} isNew={row === null} onChange={change} />
    </SaveDialog>
  )
}

interface ModuleFieldsProps {
  form: ModuleForm
  isNew: boolean
  onChange: (changes: Partial<ModuleForm>) => void
}

const ModuleFields = ({ form, isNew, onChange }: ModuleFieldsProps) => (
  <>
    <TextEntry
      label="服务名称"
      isRequired
      maxLength={20}
      value={form.name}
      onChange={(name) => onChange({ name })}
    />
    <TextEntry
      label="服务说明"
      isRequired
      maxLength={60}
      value={form.summary}
      onChange={(summary) => onChange({ summary })}
    />
    <Entry label="图标" isRequired>
      {(id) => (
        <Select<ServiceIcon>
          id={id}
          virtual={false}
          value={form.icon}
          options={icons}
          onChange={(icon) => onChange({ icon })}
        />
      )}
    </Entry>
    <TextEntry
      label="权益编码"
      note="例如 OFFLINE_EYE，发放权益时使用，保存后不能修改；不填则所有员工免费预约"
      maxLength={28}
      disabled={!isNew}
      value={form.code}
      onChange={(code) => onChange({ code })}
    />
    <TextEntry
      label="注意事项"
      note="每行一条，最多 8 条"
      rows={4}
      value={form.hints}
      onChange={(hints) => onChange({ hints })}
    />
  </>
)
