import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './button.module.css'

export interface ButtonProps {
  children?: ReactNode
  /** `bare` is for tools inside a panel. */
  kind?: 'primary' | 'secondary' | 'danger' | 'bare'
  icon?: IconName
  /** The name where there is no word beside the icon; also shown on hover. */
  label?: string
  title?: string
  type?: 'button' | 'submit'
  disabled?: boolean
  isBusy?: boolean
  onPress?: () => void
}

export function Button(props: ButtonProps) {
  const { children, kind = 'secondary', icon, label, type = 'button', disabled, isBusy } = props
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames(styles.button, styles[kind], !children && styles.square)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      aria-label={label}
      title={props.title ?? label}
      onClick={props.onPress}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
