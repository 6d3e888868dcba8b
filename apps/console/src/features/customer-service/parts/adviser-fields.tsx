import { Avatar, Select, Space } from 'antd'
import type { ReactNode } from 'react'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { portraitChoices, type AdviserForm } from '../adviser-form.ts'

interface Props {
  form: AdviserForm
  companies: readonly { readonly id: string; readonly name: string }[]
  onChange: (changes: Partial<AdviserForm>) => void
}

const renderPortrait = ({ value, label }: { value?: string | number | null; label?: ReactNode }) => (
  <Space>
    {value ? <Avatar size="small" src={String(value)} alt="" /> : null}
    {label}
  </Space>
)

export function AdviserFields({ form, companies, onChange }: Props) {
  return (
    <>
      <ContactFields form={form} onChange={onChange} />
      <Entry label="服务企业" isRequired note="一家企业一位顾问；服务多家企业时共用一份排班">
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            virtual={false}
            value={form.companyIds}
            options={companies.map(({ id: value, name }) => ({ value, label: name }))}
            optionFilterProp="label"
            onChange={(companyIds) => onChange({ companyIds })}
          />
        )}
      </Entry>
      <Entry label="头像">
        {(id) => (
          <Select
            id={id}
            virtual={false}
            value={form.portrait}
            options={portraitChoices}
            optionRender={renderPortrait}
            onChange={(portrait: string) => onChange({ portrait })}
          />
        )}
      </Entry>
      <TextEntry
        label="企业微信链接"
        note="员工扫码添加顾问；没有就留空"
        value={form.workChatLink}
        maxLength={200}
        onChange={(workChatLink) => onChange({ workChatLink })}
      />
      <TextEntry
        label="简介"
        value={form.introduction}
        maxLength={300}
        rows={3}
        onChange={(introduction) => onChange({ introduction })}
      />
    </>
  )
}

/** What members see beside the portrait, and how long an appointment takes. */
function ContactFields({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  return (
    <Pair>
      <TextEntry
        label="姓名"
        isRequired
        value={form.name}
        maxLength={20}
        onChange={(name) => onChange({ name })}
      />
      <TextEntry
        label="头衔"
        isRequired
        value={form.title}
        maxLength={40}
        onChange={(title) => onChange({ title })}
      />
      <TextEntry
        label="电话"
        isRequired
        inputMode="tel"
        value={form.phone}
        maxLength={20}
        onChange={(phone) => onChange({ phone })}
      />
      <NumberEntry
        label="每次时长（分钟）"
        value={form.minutes}
        min={10}
        max={120}
        onChange={(minutes) => onChange({ minutes: minutes ?? 30 })}
      />
    </Pair>
  )
}
