import type { ClaimMaterial, ClaimReceipt, DecisionLine } from '@yf/contract/claim-shapes'
import { formatFen } from '@yf/domain/money'
import { dayText } from '#features/claims/shared/case-state.ts'
import { materialStatus } from '#features/claims/shared/material-files/file-status.ts'
import {
  editedText,
  fieldNames,
  formAsRead,
  receiptForm,
  type ReceiptForm,
} from '#features/claims/shared/receipt-editor/receipt-form.ts'
import base from '#ui/base.module.css'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Money } from '#ui/money/money.tsx'
import styles from './receipt-card.module.css'

interface Props {
  /** 第1张发票 */
  name: string
  material: ClaimMaterial
  /** The amount that would be paid for it. */
  line: DecisionLine | undefined
  /** Edits one field, or all of them. */
  onEdit: (at?: keyof ReceiptForm) => void
}

interface ValueProps {
  /** 第1张发票 */
  of: string
  label: string
  value: string | null
  isDoubtful: boolean
  /** 您已修改 */
  isEdited: boolean
  onTap: () => void
}

/** Doubtful fields carry an icon and text, not colour alone; a tap opens the correction. */
function Value({ of, label, value, isDoubtful, isEdited, onTap }: ValueProps) {
  const mark = isDoubtful ? '请核对' : isEdited ? '您已修改' : '清楚'
  return (
    <button
      type="button"
      className={classNames(base.tap, styles.value, (isDoubtful || value === null) && styles.doubtful)}
      onClick={onTap}
    >
      <span className={base.hidden}>{`更正${of}的`}</span>
      <span className={styles.label}>{label}</span>
      <span className={styles.text}>{value ?? '未识别'}</span>
      {value !== null && (
        <span className={classNames(styles.mark, !isDoubtful && !isEdited && styles.sure)}>{mark}</span>
      )}
    </button>
  )
}

const fieldsOf = (form: ReceiptForm) => Object.keys(form) as (keyof ReceiptForm)[]

type ReceiptValue = readonly [field: string, at: keyof ReceiptForm, value: string | null]

/** Shows the components of the sum only if there are any or if they are doubtful. */
function receiptValues(receipt: ClaimReceipt): ReceiptValue[] {
  const { billedFen, socialFen, ownExpenseFen = 0, doubtful } = receipt
  const part = (field: string, at: keyof ReceiptForm, fen: number): ReceiptValue[] =>
    fen > 0 || doubtful.includes(field) ? [[field, at, formatFen(fen)]] : []
  return [
    ['invoiceNumber', 'invoiceNumber', receipt.invoiceNumber],
    ['day', 'day', receipt.day && dayText(receipt.day)],
    ['payer', 'payer', receipt.payer],
    ['hospital', 'hospital', receipt.hospital],
    ...(doubtful.includes('billedFen') ? part('billedFen', 'billed', billedFen ?? 0) : []),
    ...part('socialFen', 'social', socialFen),
    ...part('ownExpenseFen', 'ownExpense', ownExpenseFen),
  ]
}

/** The recognised data of one receipt; a tap anywhere opens the correction. */
export function ReceiptCard({ name, material, line, onEdit }: Props) {
  const { word, tone, note } = materialStatus(material)
  const { receipt } = material
  const [now, read] = [receiptForm(receipt), formAsRead(receipt)]
  const isEdited = (at: keyof ReceiptForm) => editedText(at, now, read) !== null
  const isChanged = receipt !== null && fieldsOf(now).some(isEdited)
  return (
    <article className={styles.card}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Chip tone={tone}>{word}</Chip>
        <span className={styles.amount}>
          {receipt?.billedFen ? <Money fen={receipt.billedFen} size="number" /> : '金额未识别'}
        </span>
      </span>
      {note && <span className={classNames(styles.note, tone === 'danger' && styles.wrong)}>{note}</span>}
      {receipt && (
        <span className={styles.values}>
          {receiptValues(receipt).map(([field, at, value]) => (
            <Value
              key={field}
              of={name}
              label={fieldNames[at]}
              value={value}
              isDoubtful={receipt.doubtful.includes(field)}
              isEdited={isEdited(at)}
              onTap={() => onEdit(at)}
            />
          ))}
          {isChanged && <span className={styles.note}>您填写或修改过的内容将由人工核对</span>}
          {receipt.payerNote && <span className={styles.doubtful}>{receipt.payerNote}</span>}
        </span>
      )}
      {line && line.payableFen === 0 && <span className={styles.note}>{`不赔付的原因：${line.reason}`}</span>}
      <span className={styles.foot}>
        {line && (
          <span>
            预计赔付 <Money fen={line.payableFen} />
          </span>
        )}
        <button
          type="button"
          className={classNames(base.tap, styles.edit)}
          aria-label={`核对${name}，${word}`}
          onClick={() => onEdit()}
        >
          <Icon name="edit" size={16} />
          <span>核对</span>
        </button>
      </span>
    </article>
  )
}
