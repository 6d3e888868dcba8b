import { useState, type MouseEvent, type ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './button.module.css'
import { useTap } from './use-tap.ts'

export interface ButtonProps {
  kind?: 'primary' | 'secondary' | 'plain' | 'danger'
  size?: 'normal' | 'small'
  /** Fills the whole width. */
  block?: boolean
  busy?: boolean
  disabled?: boolean
  icon?: IconName
  type?: 'button' | 'submit'
  /** The accessible name, if the label on the button is not enough. */
  label?: string
  /**
   * A second tap within a second is ignored (specification §5, `use-tap.ts`), and warns in tests. While a returned
   * promise is pending the button is busy.
   */
  onTap?: (event: MouseEvent<HTMLButtonElement>) => unknown
  className?: string | undefined
  /** The tracking event of a tap. */
  track?: string
  children: ReactNode
}

export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'normal', type = 'button', block, icon, children } = props
  const [pending, setPending] = useState(false)
  const tap = useTap(props.onTap)
  const busy = props.busy || pending

  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault()
      return
    }
    const outcome = tap(event)
    if (!(outcome instanceof Promise)) return
    setPending(true)
    void outcome.finally(() => setPending(false))
  }

  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames(
        base.tap,
        styles.button,
        styles[kind],
        styles[size],
        block && styles.block,
        props.className,
      )}
      disabled={props.disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={props.label}
      data-track={props.track}
      onClick={onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </button>
  )
}
