import { appointmentsAdminCalls, type AdminSite } from '@yf/contract/appointments-admin'
import { Select } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'

interface Props {
  /** null: a new service. */
  row: AdminSite | null
  modules: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
}

const empty = { name: '', city: '', address: '', phone: '', minutes: 60 }
const texts = [
  ['name', '网点名称', 40],
  ['city', '城市', 20],
  ['address', '地址', 100],
  ['phone', '电话', 20],
] as const

const formOf = ({ name, city, address, phone, minutes }: AdminSite) => ({
  name,
  city,
  address,
  phone: phone ?? '',
  minutes,
})

export function SiteDialog({ row, modules, onClose }: Props) {
  const [form, setForm] = useState(() => (row ? formOf(row) : empty))
  const [moduleId, setModule] = useState<string | null>(row?.moduleId ?? null)
  const saving = useSaving(appointmentsAdminCalls.saveSite, appointmentsAdminCalls.sites)
  const savedMessage = row ? '已保存' : '已添加，请设置每周时段后开放预约'
  const isWhole = [form.name, form.city, form.address].every((text) => text.trim() !== '')
  const save = async () => {
    if (moduleId === null) return
    await saving.save({ ...form, moduleId, ...(row ? { id: row.id } : {}) }, { savedMessage, onClose })
  }
  return (
    <SaveDialog
      title={row ? `编辑${row.name}` : '添加网点'}
      saving={saving}
      canSave={isWhole && moduleId !== null}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Entry label="服务项目" isRequired>
        {(id) => (
          <Select<string>
            id={id}
            virtual={false}
            value={moduleId}
            disabled={row !== null}
            options={modules.map(({ id: value, name: label }) => ({ value, label }))}
            onChange={setModule}
          />
        )}
      </Entry>
      {texts.map(([name, label, maxLength]) => (
        <TextEntry
          key={name}
          label={label}
          isRequired={name !== 'phone'}
          value={form[name]}
          maxLength={maxLength}
          onChange={(value) => setForm({ ...form, [name]: value })}
        />
      ))}
      <NumberEntry
        label="每次时长（分钟）"
        note="改时长后，空闲的时间会重新排开，已约的保留"
        value={form.minutes}
        min={5}
        max={480}
        onChange={(minutes) => setForm({ ...form, minutes: minutes ?? 60 })}
      />
    </SaveDialog>
  )
}
