import base from '#ui/base.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './tab-bar.module.css'

export interface TabBarItem<Key extends string = string> {
  key: Key
  label: string
  icon: IconName
  /** A company's own picture instead of the icon. */
  picture?: string
  unread?: number
  /** The tracking event of a tap. */
  track?: string
}

export interface TabBarProps<Key extends string> {
  items: TabBarItem<Key>[]
  active: Key
  onChange: (key: Key) => void
  label?: string
}

export function TabBar<Key extends string>({
  items,
  active,
  onChange,
  label: name = '主导航',
}: TabBarProps<Key>) {
  return (
    <nav className={styles.bar} aria-label={name}>
      {items.map(({ key, label, icon, picture, unread, track }) => (
        <button
          key={key}
          type="button"
          className={classNames(base.tap, styles.tab)}
          style={{ width: `${100 / items.length}%` }}
          aria-current={key === active ? 'page' : undefined}
          onClick={() => onChange(key)}
          data-track={track}
        >
          <span className={styles.mark}>
            {picture ? <img src={picture} alt="" className={styles.picture} /> : <Icon name={icon} />}
            {unread ? (
              <span className={styles.badge}>
                <Badge count={unread} />
              </span>
            ) : null}
          </span>
          <span className={styles.label}>{label}</span>
        </button>
      ))}
    </nav>
  )
}
