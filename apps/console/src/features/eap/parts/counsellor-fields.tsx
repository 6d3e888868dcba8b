import { Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import type { CounsellorForm } from '../counsellor-form.ts'
import { fieldChoices, languageChoices, wayChoices } from '../labels.ts'

interface Props {
  form: CounsellorForm
  onChange: (changes: Partial<CounsellorForm>) => void
}

type TextName = 'name' | 'title' | 'city' | 'address'
type NumberName = 'years' | 'minutes' | 'priceYuan'

const texts: readonly [TextName, string, number, boolean][] = [
  ['name', '姓名', 20, true],
  ['title', '职称', 40, true],
  ['city', '城市', 20, false],
  ['address', '咨询地址', 100, false],
]

const numbers: readonly [NumberName, string, number, number][] = [
  ['years', '从业年限', 0, 60],
  ['minutes', '每次时长（分钟）', 20, 180],
  ['priceYuan', '每次价格（元，0 为免费）', 0, 100_000],
]

export function CounsellorFields({ form, onChange }: Props) {
  return (
    <>
      <Pair>
        {texts.map(([name, label, maxLength, isRequired]) => (
          <TextEntry
            key={name}
            label={label}
            isRequired={isRequired}
            value={form[name]}
            maxLength={maxLength}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {numbers.map(([name, label, min, max]) => (
          <NumberEntry
            key={name}
            label={label}
            value={form[name]}
            min={min}
            max={max}
            precision={name === 'priceYuan' ? 2 : 0}
            onChange={(value) => onChange({ [name]: value ?? min })}
          />
        ))}
      </Pair>
      <Chosen form={form} onChange={onChange} />
      <TextEntry
        label="简介"
        value={form.introduction}
        maxLength={1000}
        rows={3}
        onChange={(introduction) => onChange({ introduction })}
      />
      <TextEntry
        label="资质"
        note="每行一条，最多 10 条"
        value={form.qualifications}
        rows={2}
        onChange={(qualifications) => onChange({ qualifications })}
      />
    </>
  )
}

/** Multiple selections from a few options. */
function Chosen({ form, onChange }: Props) {
  return (
    <>
      <Entry label="擅长领域" isRequired>
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            virtual={false}
            value={form.fields}
            options={fieldChoices}
            onChange={(fields) => onChange({ fields })}
          />
        )}
      </Entry>
      <Pair>
        <Entry label="语言" isRequired>
          {(id) => (
            <Select
              id={id}
              mode="multiple"
              virtual={false}
              value={form.languages}
              options={languageChoices}
              onChange={(languages) => onChange({ languages })}
            />
          )}
        </Entry>
        <Entry label="咨询方式" isRequired>
          {(id) => (
            <Select
              id={id}
              mode="multiple"
              virtual={false}
              value={form.ways}
              options={wayChoices}
              onChange={(ways) => onChange({ ways })}
            />
          )}
        </Entry>
      </Pair>
    </>
  )
}
