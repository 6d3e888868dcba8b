import base from '#ui/base.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { TabsProps } from '#ui/tabs/tabs.tsx'
import styles from './segments.module.css'

/** Filters the list below it, whereas Tabs change the whole page. */
export function Segments<Value extends string | number>({ label, items, value, onChange }: TabsProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className={base.hidden}>{label}</legend>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          className={classNames(base.tap, styles.segment)}
          onClick={() => onChange(item.value)}
        >
          <span className={styles.pill}>
            {item.label}
            {item.unread ? <Badge count={item.unread} /> : null}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
