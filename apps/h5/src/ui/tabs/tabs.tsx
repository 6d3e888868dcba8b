import { useRef, type KeyboardEvent } from 'react'
import base from '#ui/base.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './tabs.module.css'

export interface TabItem<Value extends string | number = string> {
  value: Value
  label: string
  unread?: number
}

export interface TabsProps<Value extends string | number> {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

export function Tabs<Value extends string | number>({ label, items, value, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    const at = items.findIndex((item) => item.value === value)
    const next = (at + step + items.length) % items.length
    const item = items[next]
    if (!item) return
    event.preventDefault()
    onChange(item.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          className={classNames(base.tap, styles.tab)}
          onClick={() => onChange(item.value)}
        >
          <span className={styles.word}>{item.label}</span>
          {item.unread ? <Badge count={item.unread} /> : null}
        </button>
      ))}
    </div>
  )
}
