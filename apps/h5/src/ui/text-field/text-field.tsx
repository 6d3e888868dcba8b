import type { ChangeEvent, HTMLAttributes, ReactNode, Ref } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { FormRow, type RowFrameProps } from '#ui/form-row/form-row.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './text-field.module.css'

export interface TextFieldProps extends RowFrameProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Enter on the keyboard. */
  onEnter?: () => void
  name?: string
  placeholder?: string
  type?: 'text' | 'password' | 'tel' | 'email' | 'search'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint']
  autoComplete?: string
  maxLength?: number
  disabled?: boolean
  icon?: IconName
  /** Replaces the icon. */
  picture?: string | null
  /** On the right of the field: a unit, a button. */
  extra?: ReactNode
  clearable?: boolean
  /** Several lines. */
  rows?: number
  inputRef?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, error, hint, required, hideLabel, value, onChange, icon, extra, clearable, rows } = props
  const canClear = clearable && value !== '' && !props.disabled
  const shared = {
    className: styles.input,
    value,
    name: props.name,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    disabled: props.disabled,
    autoComplete: props.autoComplete ?? 'off',
    enterKeyHint: props.enterKeyHint,
    inputMode: props.inputMode,
    onBlur: props.onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  const clear = canClear && (
    <button
      type="button"
      className={classNames(base.tap, styles.button)}
      aria-label={`清除${label}`}
      onClick={() => onChange('')}
    >
      <Icon name="close" size={16} />
    </button>
  )
  return (
    <FormRow
      {...{ label, error, hint, required, hideLabel }}
      lead={icon && <Icon name={icon} size={20} picture={props.picture} />}
      extra={
        <>
          {clear}
          {extra}
        </>
      }
    >
      {(ids) =>
        rows ? (
          <textarea {...ids} {...shared} rows={rows} />
        ) : (
          <input
            {...ids}
            {...shared}
            type={props.type ?? 'text'}
            ref={props.inputRef}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onEnter?.()
            }}
          />
        )
      }
    </FormRow>
  )
}
