import { Button } from '../../ui/button/button.tsx'
import { keepDigits } from '../../ui/numeric-field/keep-digits.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'
import type { InfoFaults } from './apply-info.ts'
import type { DraftInfo } from './use-draft-info.ts'

interface ContactFieldsProps {
  form: Pick<DraftInfo, 'info' | 'change'>
  faults: InfoFaults
}

/** How the handler reaches the person. A masked phone is the one that is known; another is typed whole. */
export function ContactFields({ form: { info, change }, faults }: ContactFieldsProps) {
  const phone = info.phone ?? ''
  const isKnown = phone.includes('*')
  return (
    <>
      <TextField
        label="联系手机号"
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        maxLength={11}
        value={phone}
        disabled={isKnown}
        onChange={(text) => change({ phone: keepDigits(text) })}
        error={faults.phone}
        extra={
          isKnown && (
            <Button kind="plain" size="small" label="更换联系手机号" onTap={() => change({ phone: '' })}>
              更换
            </Button>
          )
        }
      />
      <TextField
        label="邮箱"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="选填，用于接收申请书"
        maxLength={100}
        value={info.email ?? ''}
        onChange={(email) => change({ email })}
        error={faults.email}
      />
    </>
  )
}
