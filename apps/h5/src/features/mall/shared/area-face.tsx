import type { Theme } from '@yf/contract/company'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './area-face.module.css'

export type Area = Theme['POINTS']['points_home'][number]

/** Specification §3, pointsType: 1 mall, 2 festival, 3 card, 4 life. */
const icons: Readonly<Record<number, IconName>> = { 1: 'mall', 2: 'gift', 3: 'ticket', 4: 'wallet' }

/** Those that the company shows, of a type that is known. */
export const shownAreas = (points: Theme['POINTS'] | null): Area[] =>
  (points?.points_home ?? []).filter(({ isVisible, pointsType }) => isVisible === '1' && icons[pointsType])

interface Props {
  area: Area
  /** The words under the name are cut where they end the line. */
  isCut?: boolean
}

/** What stands on the button of an area. */
export const AreaFace = ({ area: { pointsType, name, remark }, isCut = false }: Props) => (
  <>
    <span className={styles.icon}>
      <Icon name={icons[pointsType] ?? 'mall'} size={22} />
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={classNames(styles.remark, isCut && styles.cut)}>{remark}</span>
    </span>
  </>
)
