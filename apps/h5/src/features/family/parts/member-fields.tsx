import type { FamilyMember } from '@yf/contract/family'
import { relations } from '@yf/domain/relations'
import { CertificateFields } from '#features/identity/shared/certificate/certificate-fields.tsx'
import { sendCode } from '#features/identity/shared/phone-code/send-code.ts'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { factsOf, type FormFaults, type MemberForm } from '../member-form.ts'
import { today } from '../use-family.ts'
import { IdCardScan } from './id-card-scan.tsx'
import { genderOptions } from './gender-options.ts'

interface Props {
  form: MemberForm
  faults: FormFaults
  savedMember: FamilyMember | null
  onChange: (changes: Partial<MemberForm>) => void
}

const relationOptions = relations.map(({ relation, label }) => ({ value: relation, label }))
export function PersonFields({ form, faults, savedMember, onChange }: Props) {
  // The identity is locked while a cover or an account depends on it.
  const isTied = savedMember?.canEdit === 0
  return (
    <>
      <ChoiceField
        label="与本人关系"
        required
        options={relationOptions}
        value={form.relation}
        disabled={isTied}
        error={faults.relation}
        onChange={(relation) => onChange({ relation })}
      />
      <TextField
        label="姓名"
        required
        clearable
        placeholder="请输入证件上的姓名"
        maxLength={50}
        value={form.name}
        disabled={isTied}
        error={faults.name}
        onChange={(name) => onChange({ name })}
      />
      <CertificateFields
        kind={form.kind}
        number={form.number}
        error={faults.number}
        placeholder={
          savedMember?.certificateNumber ? `${savedMember.certificateNumber}，不修改请留空` : '请输入证件号码'
        }
        onKind={(kind) => onChange({ kind })}
        onNumber={(number) => onChange({ number })}
      />
      {form.kind === 'idCard' && <IdCardScan onRead={onChange} />}
    </>
  )
}

/** Filled in from the certificate if it contains them. */
export function BirthFields({ form, faults, savedMember, onChange }: Props) {
  const facts = factsOf(form, savedMember)
  const hint = facts ? '根据证件号码自动填写' : undefined
  return (
    <>
      <DateField
        label="出生日期"
        placeholder="请选择出生日期"
        required
        value={facts?.birth ?? form.birth}
        max={today()}
        disabled={facts !== null}
        hint={hint}
        error={faults.birth}
        onChange={(birth) => onChange({ birth })}
      />
      <ChoiceField
        label="性别"
        required
        options={genderOptions}
        value={facts?.gender ?? form.gender}
        disabled={facts !== null}
        error={faults.gender}
        onChange={(gender) => onChange({ gender })}
      />
    </>
  )
}

export function ContactFields({ form, faults, onChange }: Omit<Props, 'known'>) {
  return (
    <>
      <PhoneField
        value={form.mobile}
        placeholder="选填，用于接收服务通知"
        autoComplete="off"
        clearable
        error={faults.mobile}
        onChange={(mobile) => onChange({ mobile })}
      />
      {form.mobile !== '' && (
        <CodeField
          value={form.code}
          hint="验证码将发送到该手机"
          error={faults.code}
          onSend={() => sendCode(form.mobile, 'anyone')}
          onChange={(code) => onChange({ code })}
        />
      )}
    </>
  )
}
