import { AutoComplete, Switch } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { contentFault, type QuestionForm } from '../question-form.ts'

interface Props {
  form: QuestionForm
  /** The company's existing categories. */
  categories: readonly string[]
  onChange: (changes: Partial<QuestionForm>) => void
}

export const QuestionFields = ({ form, categories, onChange }: Props) => (
  <>
    <Pair>
      <Entry label="分类" note="选一个已有的，或写新的，最多 10 字" isRequired>
        {(id) => (
          <AutoComplete<string>
            id={id}
            maxLength={10}
            value={form.category}
            options={categories.map((value) => ({ value }))}
            onChange={(category: string) => onChange({ category })}
          />
        )}
      </Entry>
      <NumberEntry
        label="顺序"
        note="数字小的在前；分类按其中第一个问题排列"
        value={form.sort}
        min={0}
        max={9999}
        onChange={(sort) => onChange({ sort: sort ?? 0 })}
      />
    </Pair>
    <TextEntry
      label="问题"
      isRequired
      value={form.title}
      maxLength={40}
      onChange={(title) => onChange({ title })}
    />
    <TextEntry
      label="答案"
      note="直接写文字，换行和空行照样显示；需要时可用 <p> <strong> <em> <ul> <ol> <li> <br>，其他格式应用不显示"
      isRequired
      value={form.content}
      maxLength={4000}
      rows={8}
      fault={contentFault(form)}
      onChange={(content) => onChange({ content })}
    />
    <Entry label="在应用中显示">
      {(id) => (
        <Switch
          id={id}
          checked={form.isShown === 1}
          onChange={(isOn) => onChange({ isShown: isOn ? 1 : 0 })}
        />
      )}
    </Entry>
  </>
)
