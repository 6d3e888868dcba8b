import { useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'
import styles from '#ui/text-field/text-field.module.css'

type PasswordFieldProps = Partial<Pick<TextFieldProps, 'label'>> &
  Omit<TextFieldProps, 'label' | 'type' | 'rows'>

export function PasswordField({ label = '密码', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const eye = (
    <button
      type="button"
      className={classNames(base.tap, styles.button)}
      aria-label={isShown ? `隐藏${label}` : `显示${label}`}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon name={isShown ? 'eye' : 'eye-off'} size={20} />
    </button>
  )
  return (
    <TextField
      placeholder={`请输入${label}`}
      autoComplete="current-password"
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      extra={eye}
    />
  )
}
