import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import styles from './reason-field.module.css'

export interface ReasonFieldProps {
  label: string
  value: string
  /** Sentences that are used again and again. */
  templates: readonly string[]
  maxLength: number
  isRequired?: boolean
  rows?: number
  disabled?: boolean
  fault?: string | null
  onChange: (value: string) => void
}

/** Words of one's own, or a ready sentence that can still be changed. */
export function ReasonField({ templates, ...field }: ReasonFieldProps) {
  return (
    <div className={field.rows ? styles.reason : styles.line}>
      {templates.length > 0 && !field.disabled && (
        <Select
          label={`${field.label}模板`}
          value=""
          placeholder="选用常用语句…"
          options={templates.map((words) => [words, words] as const)}
          onChange={field.onChange}
        />
      )}
      <Field {...field} />
    </div>
  )
}
