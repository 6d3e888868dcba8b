import { Select } from 'antd'
import styles from './company-choice.module.css'

interface Props {
  companies: readonly { readonly id: string; readonly name: string }[]
  isLoading: boolean
  /** null until a company is selected. */
  value: string | null
  onChange: (companyId: string) => void
}

/** The company of the page, beside its title. */
export const CompanyChoice = ({ companies, isLoading, value, onChange }: Props) => (
  <Select<string>
    aria-label="企业"
    className={styles.choice}
    showSearch={{ optionFilterProp: 'label' }}
    virtual={false}
    placeholder="选择企业"
    value={value}
    loading={isLoading}
    options={companies.map(({ id, name }) => ({ value: id, label: name }))}
    onChange={onChange}
  />
)
