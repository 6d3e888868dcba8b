import { TextField } from '#ui/text-field/text-field.tsx'
import type { TitleForm } from '../title-form.ts'

type CompanyFieldName = 'taxNo' | 'address' | 'phone' | 'bank' | 'bankAccount'

interface Props {
  field: (name: CompanyFieldName) => {
    value: TitleForm[CompanyFieldName]
    error: string | undefined
    onChange: (value: string) => void
  }
}

/** An ordinary invoice only needs the tax number; the other fields are optional for accounting. */
export const CompanyFields = ({ field }: Props) => (
  <>
    <TextField
      {...field('taxNo')}
      label="纳税人识别号"
      required
      clearable
      maxLength={24}
      placeholder="18位统一社会信用代码"
      hint="营业执照上的统一社会信用代码；旧税号15位也可以"
    />
    <TextField {...field('address')} label="注册地址（选填）" maxLength={100} />
    <TextField {...field('phone')} label="注册电话（选填）" type="tel" inputMode="tel" maxLength={30} />
    <TextField {...field('bank')} label="开户银行（选填）" maxLength={60} />
    <TextField {...field('bankAccount')} label="银行账号（选填）" inputMode="numeric" maxLength={40} />
  </>
)
