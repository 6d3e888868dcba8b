import { useRef, useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { keepDigits } from '#ui/numeric-field/keep-digits.ts'
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'
import styles from './code-field.module.css'
import { useCountdown } from './use-countdown.ts'

type InheritedProps = Omit<TextFieldProps, 'label' | 'type' | 'rows' | 'extra' | 'maxLength' | 'inputRef'>

export interface CodeFieldProps extends InheritedProps {
  label?: string
  /** Sends the code; the countdown starts unless it returns false or fails. */
  onSend: () => Promise<boolean | void> | boolean | void
  seconds?: number
  length?: number
}

export function CodeField({ label = '验证码', onSend, seconds = 60, length = 6, ...props }: CodeFieldProps) {
  const { left, start } = useCountdown()
  const [isSending, setSending] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const send = async () => {
    setSending(true)
    try {
      if ((await onSend()) === false) return
      setWasSent(true)
      start(seconds)
      input.current?.focus()
    } catch {
      // The sender shows its own error; the member can retry at once.
    } finally {
      setSending(false)
    }
  }

  const buttonText = left > 0 ? `${left}秒后重发` : wasSent ? '重新获取' : '获取验证码'
  return (
    <TextField
      placeholder={`请输入${label}`}
      autoComplete="one-time-code"
      {...props}
      label={label}
      inputMode="numeric"
      inputRef={input}
      onChange={(text) => props.onChange(keepDigits(text).slice(0, length))}
      extra={
        <button
          type="button"
          className={classNames(base.tap, styles.send)}
          disabled={left > 0 || isSending}
          onClick={() => void send()}
        >
          {isSending ? '发送中...' : buttonText}
        </button>
      }
    />
  )
}
