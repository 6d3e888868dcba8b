import { certificateFacts, certificateKinds, tidyCertificate } from '@yf/domain/certificate'
import { relations } from '@yf/domain/relations'
import { Select, Switch } from 'antd'
import { DayEntry } from '#ui/entry/day-entry.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import type { PersonFaults, PersonForm } from '../person-form.ts'

interface Props {
  form: PersonForm
  faults: PersonFaults
  /** What is registered, masked: an empty field leaves it. */
  masked?: { readonly certificate: string; readonly phone: string | null; readonly mail: string | null }
  isDependant: boolean
  onChange: (changes: Partial<PersonForm>) => void
}

interface Option<T> {
  readonly value: T
  readonly label: string
}

const choice = <T extends string | number>(
  label: string,
  value: T | null,
  options: readonly Option<T>[],
  onChange: (value: T) => void,
  fault: string | null = null,
) => (
  <Entry label={label} isRequired fault={fault}>
    {(id) => (
      <Select<T>
        id={id}
        virtual={false}
        placeholder="请选择"
        value={value}
        options={[...options]}
        onChange={onChange}
      />
    )}
  </Entry>
)

const kinds = certificateKinds.map(({ kind, label }) => ({ value: kind, label }))
const genders = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
] as const
const relationOptions = relations.map(({ relation, label }) => ({ value: relation, label }))
const classFields = [
  { name: 'department', label: '部门', maxLength: 100 },
  { name: 'branch', label: '分支机构', maxLength: 100 },
  { name: 'region', label: '工作地区', maxLength: 50 },
  { name: 'grade', label: '职级', maxLength: 50 },
] as const

const removal = (label: string, removes: boolean, onChange: (removes: boolean) => void) => (
  <Entry label={label}>{(id) => <Switch id={id} checked={removes} onChange={onChange} />}</Entry>
)

const kept = (masked: string | null | undefined): string => (masked ? `现在是 ${masked}，不改请留空` : '')

export function PersonFields({ form, faults, masked, isDependant, onChange }: Props) {
  const known = certificateFacts(form.certificateType, tidyCertificate(form.certificateNumber))
  const isAsked = known === null && form.certificateType !== 'idCard'
  const text = (name: 'name' | 'certificateNumber' | 'phone' | 'mail', label: string, note?: string) => (
    <TextEntry
      label={label}
      value={form[name]}
      maxLength={name === 'mail' ? 254 : 50}
      isRequired={name === 'name' || (name === 'certificateNumber' && !masked)}
      fault={form[name] === '' ? null : (faults[name] ?? null)}
      note={note}
      disabled={(name === 'phone' && form.removesPhone) || (name === 'mail' && form.removesMail)}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <>
      <Pair>
        {text('name', '姓名')}
        {isDependant &&
          choice('与员工关系', form.relation, relationOptions, (relation) => onChange({ relation }))}
        {choice('证件类型', form.certificateType, kinds, (certificateType) => onChange({ certificateType }))}
        {text('certificateNumber', '证件号码', kept(masked?.certificate))}
        {isAsked && choice('性别', form.gender, genders, (gender) => onChange({ gender }))}
        {isAsked && (
          <DayEntry label="出生日期" value={form.birthday} onChange={(birthday) => onChange({ birthday })} />
        )}
        {text('phone', '手机号', kept(masked?.phone) || '用于注册时核实身份')}
        {text('mail', '邮箱', kept(masked?.mail))}
        <DayEntry
          label={isDependant ? '生效日期' : '入职日期'}
          isRequired
          value={form.hiredOn}
          onChange={(hiredOn) => onChange({ hiredOn })}
        />
        {!isDependant &&
          classFields.map(({ name, label, maxLength }) => (
            <TextEntry
              key={name}
              label={label}
              value={form[name]}
              maxLength={maxLength}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        {masked?.phone &&
          removal('删除登记的手机号', form.removesPhone, (removesPhone) =>
            onChange({ removesPhone, phone: '' }),
          )}
        {masked?.mail &&
          removal('删除登记的邮箱', form.removesMail, (removesMail) => onChange({ removesMail, mail: '' }))}
      </Pair>
    </>
  )
}
