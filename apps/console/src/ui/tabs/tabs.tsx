import { classNames } from '#ui/class-names.ts'
import styles from './tabs.module.css'

export interface TabsProps<T extends string> {
  label: string
  tabs: readonly (readonly [value: T, name: string, href: string])[]
  active: T
}

/** Each tab has an address of its own, so they are links. */
export function Tabs<T extends string>({ label, tabs, active }: TabsProps<T>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(([value, name, href]) => (
        <a
          key={value}
          href={href}
          className={classNames(styles.tab, value === active && styles.active)}
          aria-current={value === active ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
