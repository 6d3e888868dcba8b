import type { PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { CodesEntry } from './codes-entry.tsx'

export type ExclusionEntry = PlanLiabilityEntry['rule']['exclusions'][number]

interface Props {
  nameLabel: string
  exclusion: ExclusionEntry
  onChange: (changes: Partial<ExclusionEntry>) => void
}

/** What an exclusion is found by. */
export const ExclusionFields = ({ nameLabel, exclusion, onChange }: Props) => (
  <>
    <TextEntry
      label={nameLabel}
      value={exclusion.name}
      maxLength={40}
      onChange={(name) => onChange({ name })}
    />
    <CodesEntry value={exclusion.codes} onChange={(codes) => onChange({ codes })} />
    <TextsEntry
      label="关键词"
      note="诊断、项目或医院名称含有时除外"
      placeholder="洁牙、种植牙"
      value={exclusion.words}
      onChange={(words) => onChange({ words })}
    />
    <TextsEntry
      label="费用项目"
      note="只除外名称含有的收费项目，同一张发票的其他项目照常赔付"
      placeholder="挂号费、病历本"
      value={exclusion.items ?? []}
      onChange={(items) => onChange({ items })}
    />
  </>
)

interface TextsProps {
  label: string
  note: string
  placeholder: string
  value: string[]
  onChange: (texts: string[]) => void
}

const TextsEntry = ({ label, note, placeholder, value, onChange }: TextsProps) => (
  <Entry label={label} note={note}>
    {(id) => (
      <Select<string[]>
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', '、', ' ']}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
      />
    )}
  </Entry>
)
