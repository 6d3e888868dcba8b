import type { ClaimMaterial, DecisionLine } from '@yf/contract/claim-shapes'
import { dayText } from '#features/claims/shared/case-state.ts'
import { materialWords } from '#features/claims/shared/material-files/file-words.ts'
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
  /** What would be paid for it. */
  line: DecisionLine | undefined
  onEdit: () => void
}

/** Doubtful ones carry a mark and words, not a colour alone. */
function Value({ label, value, isDoubtful }: { label: string; value: string | null; isDoubtful: boolean }) {
  return (
    <span className={classNames(styles.value, (isDoubtful || value === null) && styles.doubtful)}>
      <span className={styles.label}>{label}</span>
      <span>{value ?? '未识别'}</span>
      {isDoubtful && value !== null && <span className={styles.mark}>请核对</span>}
    </span>
  )
}

/** What was read off one receipt; a tap anywhere puts it right. */
export function ReceiptCard({ name, material, line, onEdit }: Props) {
  const { word, tone, note } = materialWords(material)
  const { receipt } = material
  const isDoubtful = (field: string) => receipt?.doubtful.includes(field) ?? false
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
          <Value label="号码" value={receipt.invoiceNumber} isDoubtful={isDoubtful('invoiceNumber')} />
          <Value label="日期" value={receipt.day && dayText(receipt.day)} isDoubtful={isDoubtful('day')} />
          <Value label="姓名" value={receipt.payer} isDoubtful={isDoubtful('payer')} />
          <Value label="医院" value={receipt.hospital} isDoubtful={isDoubtful('hospital')} />
          {isDoubtful('billedFen') && receipt.billedFen !== null && (
            <span className={styles.doubtful}>金额没有看清，请核对</span>
          )}
          {isDoubtful('socialFen') && <span className={styles.doubtful}>社保支付的金额没有看清，请核对</span>}
        </span>
      )}
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
          onClick={onEdit}
        >
          <Icon name="edit" size={16} />
          <span>核对</span>
        </button>
      </span>
    </article>
  )
}
