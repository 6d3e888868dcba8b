import { Menu } from 'antd'
import type { ReactNode } from 'react'
import styles from './link-tabs.module.css'

export interface LinkTab<T extends string> {
  readonly value: T
  readonly name: string
  readonly href: string
  /** After the name: how many there are. */
  readonly badge?: ReactNode
}

export interface LinkTabsProps<T extends string> {
  label: string
  tabs: readonly LinkTab<T>[]
  active: T
}

/** Each tab has an address of its own, so they are links. */
export function LinkTabs<T extends string>({ label, tabs, active }: LinkTabsProps<T>) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <Menu
        mode="horizontal"
        disabledOverflow
        selectedKeys={[active]}
        items={tabs.map(({ value, name, href, badge }) => ({
          key: value,
          label: (
            <a href={href} aria-current={value === active ? 'page' : undefined}>
              {name}
              {badge}
            </a>
          ),
        }))}
      />
    </nav>
  )
}
