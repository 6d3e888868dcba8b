import { highExamCalls } from '@yf/contract/high-exam'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Segments } from '#ui/segments/segments.tsx'

const all = 'all'

interface Props {
  cityCode: string
  value: string | null
  onChange: (brandCode: string | null) => void
}

/** Brands of the city; hidden until they are loaded or if there is only one. */
export function BrandFilter({ cityCode, value, onChange }: Props) {
  const { companyId } = useCompany()
  const brands = useQueryOf(highExamCalls.brands, { companyId, cityCode }, { silent: true }).data ?? []
  if (brands.length < 2) return null
  return (
    <Segments
      label="体检品牌"
      items={[
        { value: all, label: '全部' },
        ...brands.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
    />
  )
}
