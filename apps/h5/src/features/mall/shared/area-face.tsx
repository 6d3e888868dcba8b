import type { Theme } from '@yf/contract/company'
import type { PointsArea } from '@yf/domain/mall-product'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './area-face.module.css'

export type Area = Theme['POINTS']['points_home'][number]

const icons: Readonly<Record<PointsArea, IconName>> = { 1: 'mall', 2: 'gift', 3: 'ticket', 4: 'wallet' }

/** The visible areas of the company, of known types. */
export const visibleAreas = (points: Theme['POINTS'] | null): Area[] =>
  (points?.points_home ?? []).filter(({ isVisible, pointsType }) => isVisible === '1' && icons[pointsType])

interface Props {
  area: Area
  /** Truncates the text under the name at the end of the line. */
  isCut?: boolean
}

/** The content of an area's button. */
export const AreaFace = ({ area: { pointsType, name, remark }, isCut = false }: Props) => (
  <>
    <span className={styles.icon}>
      <Icon name={icons[pointsType]} size={22} />
    </span>
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={classNames(styles.remark, isCut && styles.cut)}>{remark}</span>
    </span>
  </>
)
