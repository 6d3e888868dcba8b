import { Badge, Menu } from 'antd'
import { useState } from 'react'
import styles from './link-tabs.module.css'

export interface LinkTab<T extends string> {
  readonly value: T
  readonly name: string
  readonly href: string
}

type Counts<T extends string> = Readonly<Partial<Record<T, number>>>

export interface LinkTabsProps<T extends string> {
  label: string
  tabs: readonly LinkTab<T>[]
  active: T
  /** After each name: how many stand behind it, once that is known. */
  counts?: Counts<T> | undefined
}

/** Counts are bounded on the server, too: past a thousand nobody needs the figure. */
const most = 999

/** Each tab has an address of its own, so they are links. */
export function LinkTabs<T extends string>({ label, tabs, active, counts }: LinkTabsProps<T>) {
  const known = useLast(counts)
  return (
    <nav aria-label={label} className={styles.tabs}>
      <Menu
        mode="horizontal"
        disabledOverflow
        selectedKeys={[active]}
        items={tabs.map(({ value, name, href }) => ({
          key: value,
          label: (
            <a href={href} aria-current={value === active ? 'page' : undefined}>
              {name}
              <Count of={known?.[value]} isActive={value === active} />
            </a>
          ),
        }))}
      />
    </nav>
  )
}

/** While the next list is fetched the figures of the last one stay: they do not go and come back. */
function useLast<V>(value: V | undefined): V | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

const Count = ({ of, isActive }: { of: number | undefined; isActive: boolean }) =>
  of === undefined ? null : (
    <Badge
      className={styles.count}
      count={of}
      showZero
      overflowCount={most}
      color={isActive ? 'var(--ant-color-primary)' : 'var(--ant-color-text-tertiary)'}
    />
  )
