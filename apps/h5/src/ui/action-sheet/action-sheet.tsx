import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Overlay } from '#ui/overlay/overlay.tsx'
import styles from './action-sheet.module.css'

export interface SheetAction {
  key: string
  label: string
  note?: string
  tone?: 'normal' | 'danger'
  disabled?: boolean
}

export interface ActionSheetProps {
  open: boolean
  title?: string
  actions: readonly SheetAction[]
  cancelText?: string
  onSelect: (key: string) => void
  onClose: () => void
}

export function ActionSheet(props: ActionSheetProps) {
  const { open, title, actions, cancelText = '取消', onSelect, onClose } = props
  const choose = (key: string) => {
    onClose()
    onSelect(key)
  }
  return (
    <Overlay
      open={open}
      onClose={onClose}
      label={title ?? '请选择'}
      place="bottom"
      panelClassName={styles.sheet}
    >
      {title && <p className={styles.title}>{title}</p>}
      <ul className={styles.list}>
        {actions.map((action) => (
          <li key={action.key}>
            <button
              type="button"
              disabled={action.disabled}
              className={classNames(base.tap, styles.action, action.tone === 'danger' && styles.danger)}
              onClick={() => choose(action.key)}
            >
              <span>{action.label}</span>
              {action.note && <span className={styles.note}>{action.note}</span>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={classNames(base.tap, styles.action, styles.cancel)} onClick={onClose}>
        {cancelText}
      </button>
    </Overlay>
  )
}
