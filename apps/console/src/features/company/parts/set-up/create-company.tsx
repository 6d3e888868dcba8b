import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { useState } from 'react'
import { go } from '#platform/navigation/navigation.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { CompanySelect } from './company-select.tsx'
import { GroupSelect } from './group-select.tsx'

interface Draft {
  readonly group: { readonly id: string; readonly name: string } | null
  readonly name: string
  readonly alias: string
  readonly copyFrom: string | null
}

const missingOf = ({ group, name, alias }: Draft): string | null => {
  if (group === null) return '请选择集团'
  if (name.trim() === '') return '请填写企业名称'
  return alias.trim() === '' ? '请填写企业简称' : null
}

/** A company in preparation, whose page opens with what is missing. */
export function CreateCompany({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ group: null, name: '', alias: '', copyFrom: null })
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const saving = useCompanySaving(companySetUpCalls.createCompany)
  const { group, name, alias, copyFrom } = draft
  const save = async () => {
    if (!group) return
    const created = await saving.save(
      { groupId: group.id, name: name.trim(), alias: alias.trim(), ...(copyFrom ? { copyFrom } : {}) },
      { savedMessage: '企业已新建，请按开通清单逐项完成', onClose },
    )
    if (created) go('/company', { id: created.companyId, tab: 'setUp' })
  }
  return (
    <SaveDialog
      title="新建企业"
      saving={saving}
      missing={missingOf(draft)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Entry label="集团" isRequired note="没有所属集团时，先新建一个同名集团">
        {(id) => <GroupSelect id={id} value={group} onChange={(chosen) => change({ group: chosen })} />}
      </Entry>
      <TextEntry
        label="企业名称"
        note="与保险合同一致"
        isRequired
        value={name}
        maxLength={40}
        onChange={(typed) => change({ name: typed })}
      />
      <TextEntry
        label="企业简称"
        note="员工在应用里看到的名称"
        isRequired
        value={alias}
        maxLength={20}
        onChange={(typed) => change({ alias: typed })}
      />
      <Entry label="复制自" note="复制理赔规则、主题、价格和功能；人员和密钥不复制">
        {(id) => (
          <CompanySelect
            id={id}
            placeholder="不复制，从默认设置开始"
            value={copyFrom}
            onChange={(chosen) => change({ copyFrom: chosen })}
          />
        )}
      </Entry>
    </SaveDialog>
  )
}
