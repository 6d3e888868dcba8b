import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import { phrases } from '#ui/phrases/phrases.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  title?: string
  content?: ReactNode
  confirmText?: string
  /** Without it there is only one button. */
  cancelText?: string
  tone?: 'normal' | 'danger'
  onConfirm: () => void
  onCancel: () => void
}

export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    content,
    confirmText = '确定',
    cancelText,
    tone = 'normal',
    onConfirm,
    onCancel,
  } = props
  return (
    <Overlay
      open={open}
      onClose={onCancel}
      label={title ?? '提示'}
      place="center"
      role="alertdialog"
      closeOnBackdrop={false}
      panelClassName={styles.dialog}
    >
      {title && <h2 className={styles.title}>{title}</h2>}
      {content && <div className={title ? styles.content : styles.alone}>{phrases(content)}</div>}
      <div className={styles.buttons}>
        {cancelText && (
          <Button kind="secondary" onTap={onCancel} className={styles.button}>
            {cancelText}
          </Button>
        )}
        <Button kind={tone === 'danger' ? 'danger' : 'primary'} onTap={onConfirm} className={styles.button}>
          {confirmText}
        </Button>
      </div>
    </Overlay>
  )
}
