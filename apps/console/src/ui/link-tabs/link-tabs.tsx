import { Badge, Menu } from 'antd'
import { useState } from 'react'
import styles from './link-tabs.module.css'

export interface LinkTab<T extends string> {
  readonly value: T
  readonly name: string
  readonly href: string
}

type TabCounts<T extends string> = Readonly<Partial<Record<T, number>>>

export interface LinkTabsProps<T extends string> {
  label: string
  tabs: readonly LinkTab<T>[]
  active: T
  /** The count after each name, once it is loaded. */
  counts?: TabCounts<T> | undefined
}

/** The server bounds the counts, too: past a thousand the exact figure is useless. */
const most = 999

/** Each tab has its own URL, so tabs are links. */
export function LinkTabs<T extends string>({ label, tabs, active, counts }: LinkTabsProps<T>) {
  const lastCounts = useLast(counts)
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
              <Count of={lastCounts?.[value]} isActive={value === active} />
            </a>
          ),
        }))}
      />
    </nav>
  )
}

/** While the next list loads, the previous counts stay, so that they do not flicker. */
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
