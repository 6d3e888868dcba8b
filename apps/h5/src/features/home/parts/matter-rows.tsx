import type { OpenMatter } from '@yf/contract/agenda'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import tones from '#ui/tone.module.css'
import { looks } from '../open-matters.ts'
import styles from './open-matters.module.css'

interface Props {
  matters: readonly OpenMatter[]
  onOpen: (matter: OpenMatter) => void
}

/** Each row is a single link; what looks like its button is a part of it. */
export const MatterRows = ({ matters, onOpen }: Props) => (
  <ul>
    {matters.map((matter) => {
      const { icon, tone, isUrgent } = looks[matter.kind]
      return (
        <li key={matter.id}>
          <button
            type="button"
            className={classNames(base.tap, styles.row)}
            onClick={() => onOpen(matter)}
            data-track="home.open"
          >
            <span className={classNames(styles.lead, tones[tone])}>
              <Icon name={icon} size={20} />
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{matter.title}</span>
              <span className={styles.fact}>{matter.fact}</span>
            </span>
            <span className={classNames(styles.verb, isUrgent && styles.urgent)}>{matter.verb}</span>
          </button>
        </li>
      )
    })}
  </ul>
)
