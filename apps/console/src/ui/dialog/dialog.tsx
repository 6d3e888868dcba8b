import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  title: string
  children: ReactNode
  confirmText: string
  isDanger?: boolean
  isBusy?: boolean
  /** Why the last try did not go well. */
  fault?: string | null
  /** false: something that it needs is missing. */
  canConfirm?: boolean
  /** A third way out, at the left. */
  aside?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Mounted while it is open; the browser itself keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const { title, confirmText, isDanger = false, isBusy = false, canConfirm = true, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (!isBusy) onClose()
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (canConfirm && !isBusy) props.onConfirm()
        }}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.content}>
          {props.children}
          {props.fault && (
            <p className={styles.fault} role="alert">
              {props.fault}
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          {props.aside}
          <span className={styles.space} />
          <Button onPress={onClose} disabled={isBusy}>
            取消
          </Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'primary'} disabled={!canConfirm} isBusy={isBusy}>
            {confirmText}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
