import { cardsAdminCalls } from '@yf/contract/cards-admin'
import { Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'

interface Props {
  value: string | null
  onChange: (companyId: string | null) => void
  id?: string
  /** For lists where choosing a company is optional. */
  placeholder?: string
  allowClear?: boolean
  className?: string | undefined
}

export function CompanySelect({
  value,
  onChange,
  id,
  placeholder = '选择企业',
  allowClear,
  className,
}: Props) {
  const companies = useQueryOf(cardsAdminCalls.companies, {})
  return (
    <Select<string>
      {...(id ? { id } : { 'aria-label': '企业' })}
      className={className}
      showSearch
      optionFilterProp="label"
      virtual={false}
      allowClear={allowClear ?? false}
      placeholder={placeholder}
      value={value}
      loading={companies.isFetching}
      options={(companies.data ?? []).map((one) => ({ value: one.id, label: one.name, title: one.name }))}
      onChange={(chosen?: string) => onChange(chosen ?? null)}
    />
  )
}
