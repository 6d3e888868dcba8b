import type { ClaimMaterial, ReadField } from '@yf/contract/claim-shapes'
import { formatFen, toYuanText } from '@yf/domain/money'
import { Input } from 'antd'
import { classNames } from '#ui/class-names.ts'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { labelOf, receiptFields, type FieldName, type ReceiptText } from '../receipt-form.ts'
import { useReasons } from '../use-case.ts'
import styles from './receipt-fields.module.css'

export interface ReceiptFieldsProps {
  text: ReceiptText
  faults: Partial<Record<FieldName, string>>
  /** Names of the fields that need checking. */
  doubtful: readonly string[]
  material: ClaimMaterial | null
  disabled: boolean
  onChange: (change: Partial<ReceiptText>) => void
  onLook: (readName: string | null) => void
}

const isAmount = (readName: string) => readName.endsWith('Fen')

const readText = ({ name, value }: ReadField): string => (isAmount(name) ? toYuanText(Number(value)) : value)

/** The text that was read, if it matters: the reader was unsure, or a person changed it. */
function noteOf(read: ReadField | undefined, current: string, isDoubtful: boolean): string | null {
  if (!read) return isDoubtful ? '没有识别到，请对照影像' : null
  const shown = isAmount(read.name) ? formatFen(Number(read.value)) : read.value
  if (readText(read) !== current.trim()) return `识别为 ${shown || '空'}`
  return isDoubtful ? `识别把握 ${Math.round(read.confidence * 100)}%，请对照影像` : null
}

function ReadEntry({ field, props }: { field: (typeof receiptFields)[number]; props: ReceiptFieldsProps }) {
  const { text, faults, doubtful, material, disabled, onChange, onLook } = props
  const { name, readName } = field
  const isDoubtful = doubtful.includes(readName) || doubtful.includes(name)
  const read = material?.fields.find((one) => one.name === readName)
  return (
    <Entry
      label={labelOf(field, material?.paper)}
      fault={faults[name] ?? null}
      note={[noteOf(read, text[name], isDoubtful), read?.foundIn].filter(Boolean).join('。') || null}
      className={classNames(isDoubtful && styles.doubtful)}
    >
      {(id) => (
        <Input
          id={id}
          inputMode={isAmount(readName) ? 'decimal' : 'text'}
          autoComplete="off"
          value={text[name]}
          disabled={disabled}
          {...(isDoubtful && { status: 'warning' })}
          onChange={({ target }) => onChange({ [name]: target.value })}
          onFocus={() => onLook(readName)}
          onBlur={() => onLook(null)}
        />
      )}
    </Entry>
  )
}

export function ReceiptFields(props: ReceiptFieldsProps) {
  const { text, faults, disabled, onChange } = props
  const reasons = useReasons('exclude')
  const isExcluding = text.excluded.trim() !== '' && Number(text.excluded.replaceAll(',', '')) !== 0
  return (
    <div className={styles.fields}>
      {receiptFields.map((field) => (
        <ReadEntry key={field.name} field={field} props={props} />
      ))}
      <TextEntry
        label="剔除金额（元）"
        fault={faults.excluded ?? null}
        value={text.excluded}
        inputMode="decimal"
        disabled={disabled}
        onChange={(excluded) => onChange({ excluded })}
      />
      {isExcluding && (
        <div className={styles.wide}>
          <ReasonField
            label="剔除原因"
            value={text.excludedReason}
            templates={reasons}
            maxLength={60}
            fault={faults.excludedReason ?? null}
            disabled={disabled}
            isRequired
            onChange={(excludedReason) => onChange({ excludedReason })}
          />
        </div>
      )}
    </div>
  )
}
