import { Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'

interface Props {
  label: string
  companies: readonly { readonly id: string; readonly name: string }[]
  note: string
  value: readonly string[]
  onChange: (companyIds: string[]) => void
}

/** Several companies, as a field of a form. */
export const CompanyList = ({ label, companies, note, value, onChange }: Props) => (
  <Entry label={label} note={note} isRequired>
    {(id) => (
      <Select<string[]>
        id={id}
        mode="multiple"
        optionFilterProp="label"
        virtual={false}
        placeholder="请选择"
        value={[...value]}
        options={companies.map((company) => ({ value: company.id, label: company.name }))}
        onChange={onChange}
      />
    )}
  </Entry>
)
