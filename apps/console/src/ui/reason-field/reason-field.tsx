import { Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import styles from './reason-field.module.css'

export interface ReasonFieldProps {
  label: string
  value: string
  /** Frequently used sentences. */
  templates: readonly string[]
  maxLength: number
  /** More than one line of text. */
  rows?: number
  isRequired?: boolean
  disabled?: boolean
  fault?: string | null
  onChange: (value: string) => void
}

function Templates({
  label,
  templates,
  onChange,
}: Pick<ReasonFieldProps, 'label' | 'templates' | 'onChange'>) {
  return (
    <Entry label={`${label}模板`}>
      {(id) => (
        <Select<string>
          id={id}
          // Never holds a value: the selected sentence goes to the text field, where it can be edited.
          value={null}
          placeholder="选用常用语句…"
          options={templates.map((template) => ({ value: template, label: template }))}
          onChange={onChange}
        />
      )}
    </Entry>
  )
}

/** Free text, or a template sentence that can be edited. */
export function ReasonField(props: ReasonFieldProps) {
  const { label, value, templates, rows, maxLength, disabled = false, fault = null, onChange } = props
  const hasTemplates = templates.length > 0 && !disabled
  return (
    <div className={rows ? styles.reason : styles.line}>
      {hasTemplates && <Templates label={label} templates={templates} onChange={onChange} />}
      <TextEntry
        label={label}
        fault={fault}
        isRequired={props.isRequired ?? false}
        value={value}
        maxLength={maxLength}
        {...(rows ? { rows } : {})}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  )
}
