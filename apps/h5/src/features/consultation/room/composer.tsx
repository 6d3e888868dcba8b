import { useEffect, useRef, type KeyboardEvent } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './composer.module.css'

interface ComposerProps {
  value: string
  onChange: (text: string) => void
  onSend: () => void
  onPicture: () => void
}

const longest = 1000

/** Grows with its text up to the maximum of the style sheet. */
function useGrowing(value: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const found = field.current
    if (!found) return
    found.style.height = 'auto'
    found.style.height = value === '' ? '' : `${found.scrollHeight}px`
  }, [value])
  return field
}

/** The message input. The keyboard's send key sends, except during IME composition. */
export function Composer({ value, onChange, onSend, onPicture }: ComposerProps) {
  const field = useGrowing(value)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className={styles.composer}>
      <button
        type="button"
        className={classNames(base.tap, styles.picture)}
        aria-label="发送图片"
        onClick={onPicture}
      >
        <Icon name="image" size={26} />
      </button>
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        maxLength={longest}
        aria-label="对医生说"
        placeholder="说说您的情况"
        enterKeyHint="send"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      {/* Not a Button: that accepts one tap per second, and the field is empty after each message anyway. */}
      <button
        type="button"
        className={classNames(base.tap, styles.send)}
        disabled={value.trim() === ''}
        onClick={onSend}
      >
        发送
      </button>
    </div>
  )
}
