import type { PackCard } from '@yf/contract/cards'
import { amountText, leftText } from '@yf/domain/equity'
import { packageState, untilText } from '#features/equity/shared/equity.ts'
import { supplierIcon } from '#features/equity/shared/supplier-icon.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './card-face.module.css'

interface Props {
  card: Pick<
    PackCard,
    'name' | 'summary' | 'packageSupplierCode' | 'status' | 'endTime' | 'unit' | 'total' | 'used' | 'userName'
  >
  today: string
}

/** A card face: name, remaining uses and expiry. */
export function CardFace({ card, today }: Props) {
  const { word, tone } = packageState(card)
  const left = amountText(card.unit, card.total - card.used)
  return (
    <span className={classNames(styles.face, card.status > 1 && styles.spent)}>
      <span className={styles.band}>
        <Icon name={supplierIcon(card.packageSupplierCode)} size={28} />
      </span>
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.name}>{card.name}</span>
          <Chip tone={tone}>{word}</Chip>
        </span>
        <span className={styles.left} aria-label={leftText(card)}>
          <span className={styles.label}>剩余</span>
          <span className={styles.amount}>{left}</span>
          <span className={styles.label}>{`共 ${amountText(card.unit, card.total)}`}</span>
        </span>
        <span className={styles.fact}>{untilText(card.endTime, today)}</span>
        {card.userName !== null && <span className={styles.user}>{`${card.userName} 使用`}</span>}
      </span>
    </span>
  )
}
