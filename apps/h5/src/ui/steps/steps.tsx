import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './steps.module.css'

export interface StepsProps {
  /** The name of the process: 理赔申请步骤. */
  label: string
  items: readonly string[]
  /** Counted from 1. */
  current: number
  /** Called to go back to a completed step. */
  onOpen?: (step: number) => void
}

/** The position in a short sequence of pages. */
export function Steps({ label, items, current, onOpen }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {items.map((item, index) => {
        const step = index + 1
        const isDone = step < current
        const content = (
          <>
            <span className={styles.mark}>{isDone ? <Icon name="check" size={14} /> : step}</span>
            <span className={styles.name}>{item}</span>
            {isDone && <span className={base.hidden}>（已完成）</span>}
          </>
        )
        return (
          <li
            key={item}
            className={classNames(styles.step, isDone && styles.done, step === current && styles.current)}
            aria-current={step === current ? 'step' : undefined}
          >
            {isDone && onOpen ? (
              <button
                type="button"
                className={classNames(base.tap, styles.text)}
                onClick={() => onOpen(step)}
              >
                {content}
              </button>
            ) : (
              <span className={styles.text}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
