import type { BenefitCode } from '@yf/domain/company-benefit'
import { Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'

interface Props {
  value: BenefitCode
  codes: Readonly<Record<BenefitCode, string>>
  onChange: (code: BenefitCode) => void
}

/** The member's own right that is used; without one the benefit is only described. */
export const CodeEntry = ({ value, codes, onChange }: Props) => (
  <Entry label="使用的权益" note="员工持有它才显示「去使用」">
    {(id) => (
      <Select<BenefitCode>
        id={id}
        virtual={false}
        value={value}
        options={(Object.keys(codes) as BenefitCode[]).map((code) => ({ value: code, label: codes[code] }))}
        onChange={onChange}
      />
    )}
  </Entry>
)
