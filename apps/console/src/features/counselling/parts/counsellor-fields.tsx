import { Input, InputNumber, Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import type { CounsellorForm } from '../counsellor-form.ts'
import styles from '../screens/counselling.module.css'
import { fieldChoices, languageChoices, wayChoices } from '../words.ts'

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
      <div className={styles.pair}>
        {texts.map(([name, label, maxLength, isRequired]) => (
          <Entry key={name} label={label} isRequired={isRequired}>
            {(id) => (
              <Input
                id={id}
                value={form[name]}
                maxLength={maxLength}
                autoComplete="off"
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </Entry>
        ))}
        {numbers.map(([name, label, min, max]) => (
          <Entry key={name} label={label}>
            {(id) => (
              <InputNumber
                id={id}
                className={styles.number}
                min={min}
                max={max}
                precision={name === 'priceYuan' ? 2 : 0}
                value={form[name]}
                onChange={(value) => onChange({ [name]: value ?? min })}
              />
            )}
          </Entry>
        ))}
      </div>
      <Chosen form={form} onChange={onChange} />
      <Entry label="简介">
        {(id) => (
          <Input.TextArea
            id={id}
            rows={3}
            maxLength={1000}
            value={form.introduction}
            onChange={({ target }) => onChange({ introduction: target.value })}
          />
        )}
      </Entry>
      <Entry label="资质" note="每行一条，最多 10 条">
        {(id) => (
          <Input.TextArea
            id={id}
            rows={2}
            value={form.qualifications}
            onChange={({ target }) => onChange({ qualifications: target.value })}
          />
        )}
      </Entry>
    </>
  )
}

/** Several of a few. */
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
      <div className={styles.pair}>
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
      </div>
    </>
  )
}
