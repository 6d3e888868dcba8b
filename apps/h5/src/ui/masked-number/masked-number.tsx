import { useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './masked-number.module.css'

export interface MaskedNumberProps {
  /** The kind of number: 手机号, 银行卡号. */
  label: string
  masked: string
  /** Fetches the whole number on demand; without it there is nothing to reveal. */
  reveal?: () => string | Promise<string>
  /** Offers a copy button once the whole number is shown. */
  copyable?: boolean
}

export function MaskedNumber({ label, masked, reveal, copyable }: MaskedNumberProps) {
  const [full, setFull] = useState<string>()
  const [isPending, setPending] = useState(false)

  const toggle = async () => {
    if (full !== undefined || !reveal) return setFull(undefined)
    setPending(true)
    try {
      setFull(await reveal())
    } catch {
      // The request layer has shown the error; the number stays masked.
    } finally {
      setPending(false)
    }
    return undefined
  }

  const isOpen = full !== undefined
  return (
    <span className={styles.masked}>
      <span className={styles.number}>{full ?? masked}</span>
      {reveal && (
        <button
          type="button"
          className={classNames(base.tap, styles.eye)}
          aria-label={`${isOpen ? '隐藏' : '显示'}${label}`}
          aria-pressed={isOpen}
          aria-busy={isPending || undefined}
          disabled={isPending}
          onClick={() => void toggle()}
        >
          <Icon name={isOpen ? 'eye' : 'eye-off'} size={20} />
        </button>
      )}
      {copyable && isOpen && <CopyButton text={full} what={label} />}
    </span>
  )
}
