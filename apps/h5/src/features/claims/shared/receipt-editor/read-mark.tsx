import type { ReadField } from '@yf/contract/claim-shapes'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { CutOut } from './cut-out.tsx'
import styles from './cut-out.module.css'

interface Props {
  field: Pick<ReadField, 'region' | 'confidence'>
  picture: HTMLImageElement | null
  /** The name of the field: 号码. */
  what: string
  /** The field may be doubtful for other reasons than its confidence. */
  isDoubtful: boolean
}

const percent = (share: number) => `${Math.floor(share * 100)}%`

/**
 * Where a value was read and how surely: a member can trust a certain one and should compare any other with the
 * picture.
 */
export function ReadMark({ field, picture, what, isDoubtful }: Props) {
  return (
    <figure className={classNames(styles.figure, isDoubtful && styles.unsure)}>
      <CutOut picture={picture} region={field.region} what={what} />
      <figcaption className={styles.mark}>
        <Icon name={isDoubtful ? 'warning' : 'check'} size={14} />
        {isDoubtful ? `把握 ${percent(field.confidence)}，请核对${what}` : `${what}识别清楚`}
      </figcaption>
    </figure>
  )
}
