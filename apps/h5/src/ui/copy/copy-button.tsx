import base from '#ui/base.module.css'
import { useTap } from '#ui/button/use-tap.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'

export interface CopyButtonProps {
  text: string | null | undefined
  /** The copied item, for the accessible name: 订单号. */
  what?: string
}

export function CopyButton({ text, what = '' }: CopyButtonProps) {
  const tap = useTap(() => copyText(text))
  return (
    <button
      type="button"
      className={classNames(base.tap, styles.button)}
      aria-label={`复制${what}`}
      onClick={() => void tap()}
    >
      <Icon name="copy" size={16} />
      <span>复制</span>
    </button>
  )
}
