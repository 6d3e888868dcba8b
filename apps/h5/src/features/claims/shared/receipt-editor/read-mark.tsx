import type { ReadField } from '@yf/contract/claim-shapes'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { CutOut } from './cut-out.tsx'
import styles from './cut-out.module.css'

interface Props {
  field: Pick<ReadField, 'region' | 'confidence'>
  picture: HTMLImageElement | null
  /** What stands there: 号码. */
  what: string
  /** Something else than the reading may doubt it, too. */
  isDoubtful: boolean
}

const percent = (share: number) => `${Math.floor(share * 100)}%`

/** Where a value was read, and how surely: a sure one can be believed, any other is to be held against the picture. */
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
