import { Alert, Button, Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

export interface DialogProps {
  title: string
  children: ReactNode
  confirmText: string
  isDanger?: boolean
  /** For rows of several fields. */
  isWide?: boolean
  /** Shows something: only the confirm button closes it. */
  isNotice?: boolean
  isBusy?: boolean
  /** Why the last call failed. */
  fault?: string | null
  /** false: a required value is missing. */
  canConfirm?: boolean
  /** A third button, at the left. */
  aside?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Confirms one action. Mounted while it is open; Enter confirms, Escape closes it. */
export function Dialog(props: DialogProps) {
  const { title, confirmText, isDanger = false, isNotice = false, isBusy = false, canConfirm = true } = props
  const close = () => {
    if (!isBusy) props.onClose()
  }
  const confirm = () => {
    if (canConfirm && !isBusy) props.onConfirm()
  }
  return (
    <Modal
      open
      centered
      {...(props.isWide ? { width: 880 } : {})}
      title={<h2 className={styles.title}>{title}</h2>}
      // A click outside must not discard typed text.
      mask={{ closable: false }}
      closable={false}
      keyboard={!isNotice}
      footer={null}
      onCancel={close}
    >
      <Form layout="vertical" className={styles.form} onFinish={confirm}>
        <div className={styles.content}>
          {props.children}
          {props.fault && <Alert type="error" showIcon title={props.fault} />}
        </div>
        <div className={styles.buttons}>
          {props.aside}
          <span className={styles.space} />
          {!isNotice && (
            <Button onClick={close} disabled={isBusy}>
              取消
            </Button>
          )}
          <Button
            htmlType="submit"
            type="primary"
            danger={isDanger}
            disabled={!canConfirm || isBusy}
            loading={isBusy}
          >
            {confirmText}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
