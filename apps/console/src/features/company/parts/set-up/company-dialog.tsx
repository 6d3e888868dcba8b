import { companySetUpCalls, type AdminCompany } from '@yf/contract/company-admin-set-up'
import { logoPictures } from '@yf/domain/company-pictures'
import { Switch } from 'antd'
import { useState } from 'react'
import { PictureChoice } from '#features/mall/shared/picture-choice.tsx'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { useCompanySaving } from '#features/company/use-company-saving.ts'
import { GroupSelect } from './group-select.tsx'

const formOf = (company: AdminCompany) => ({
  group: { id: company.groupId, name: company.groupName },
  name: company.companyName,
  alias: company.companyAlias,
  showsAlias: company.showsAlias,
  logo: company.logo ?? '',
  isInArrears: company.isInArrears,
})

type CompanyForm = ReturnType<typeof formOf>

interface Props {
  company: AdminCompany
  onClose: () => void
}

export function CompanyDialog({ company: latest, onClose }: Props) {
  // As it was read: a form of former values is never saved over a newer version.
  const [company] = useState(latest)
  const [form, setForm] = useState(() => formOf(company))
  const saving = useCompanySaving(companySetUpCalls.saveCompany)
  const { group, logo, ...fields } = form
  const input = { ...fields, companyId: company.companyId, revision: company.revision }
  return (
    <SaveDialog
      title={`编辑${company.companyName}`}
      saving={saving}
      canSave={form.name.trim() !== '' && form.alias.trim() !== ''}
      onSave={() =>
        void saving.save(
          { ...input, groupId: group.id, logo: logo || null },
          { savedMessage: '企业资料已保存', onClose },
        )
      }
      onClose={onClose}
    >
      <Fields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </SaveDialog>
  )
}

interface FieldsProps {
  form: CompanyForm
  onChange: (changes: Partial<CompanyForm>) => void
}

const Fields = ({ form, onChange }: FieldsProps) => (
  <>
    <Pair>
      <TextEntry
        label="企业名称"
        isRequired
        value={form.name}
        maxLength={40}
        onChange={(name) => onChange({ name })}
      />
      <TextEntry
        label="企业简称"
        isRequired
        value={form.alias}
        maxLength={20}
        onChange={(alias) => onChange({ alias })}
      />
    </Pair>
    <Entry label="集团" isRequired>
      {(id) => <GroupSelect id={id} value={form.group} onChange={(group) => group && onChange({ group })} />}
    </Entry>
    <PictureChoice
      alt="企业标志"
      note="JPG、PNG 或 HEIC，建议透明底的横向标志"
      upload={companySetUpCalls.uploadPicture}
      value={form.logo}
      pictures={logoPictures}
      onChange={(logo) => onChange({ logo })}
    />
    <Pair>
      <Entry label="显示简称" note="应用里用简称代替企业名称">
        {(id) => (
          <Switch
            id={id}
            checked={form.showsAlias === 1}
            onChange={(is) => onChange({ showsAlias: is ? 1 : 0 })}
          />
        )}
      </Entry>
      <Entry label="欠费" note="欠费期间员工不能提交理赔">
        {(id) => (
          <Switch
            id={id}
            checked={form.isInArrears === 1}
            onChange={(is) => onChange({ isInArrears: is ? 1 : 0 })}
          />
        )}
      </Entry>
    </Pair>
  </>
)
