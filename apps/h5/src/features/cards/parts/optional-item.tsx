import type { OptionalItem as Item } from '@yf/contract/optional-benefits'
import { formatFen } from '@yf/domain/money'
import { supplierIcon } from '#features/equity/shared/supplier-icon.ts'
import choice from '#ui/choice.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './optional.module.css'

interface Props {
  item: Item
  isChosen: boolean
  /** The family member who uses it. */
  userName: string | null
  /** Why it cannot be changed, as display text. */
  refusal: string | null
  onToggle: () => void
}

const worthOf = ({ times, timeFen }: Item) =>
  timeFen > 0 ? `${times} 次 · 价值 ${formatFen(times * timeFen)}` : `${times} 次`

export const OptionalItem = ({ item, isChosen, userName, refusal, onToggle }: Props) => (
  <label
    className={classNames(
      choice.box,
      isChosen && choice.checked,
      refusal && !isChosen && choice.disabled,
      styles.item,
    )}
  >
    <input
      type="checkbox"
      className={choice.input}
      checked={isChosen}
      disabled={refusal !== null}
      onChange={onToggle}
    />
    <span className={styles.icon}>
      <Icon name={supplierIcon(item.packageSupplierCode)} size={24} />
    </span>
    <span className={styles.text}>
      <span className={styles.name}>{item.name}</span>
      <span className={styles.note}>{item.summary}</span>
      <span className={styles.note}>{worthOf(item)}</span>
      {userName !== null && <span className={styles.whom}>{`给${userName}`}</span>}
      {refusal && <span className={styles.note}>{refusal}</span>}
    </span>
    <span className={styles.mark}>
      <Icon name="check" size={14} />
    </span>
  </label>
)
