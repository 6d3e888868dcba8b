import { Button } from '#ui/button/button.tsx'
import type { Consent as ConsentState } from '../use-consent.ts'
import { Consent } from './consent.tsx'
import styles from './login-form.module.css'

interface Props {
  maskedName: string
  /** The organisation that vouches for the person. */
  from?: string
  /** Null if the person has accepted the agreements before. */
  consent: ConsentState | null
  isBusy: boolean
  onConfirm: () => unknown
  onCancel: () => unknown
}

/** The person confirms the identity before a session is created. */
export function ConfirmIdentity({ maskedName, from, consent, isBusy, onConfirm, onCancel }: Props) {
  const confirm = async () => {
    if (!consent || (await consent.ensure())) await onConfirm()
  }
  return (
    <section className={styles.form} aria-label="确认登录身份">
      <h2 className={styles.step}>以{maskedName}的身份登录？</h2>
      <p className={styles.note}>
        {from ? `「${from}」请求为您登录原力星球。` : ''}
        如果这不是您本人，请取消，以免把您的信息留在他人的账号里。
      </p>
      {consent && <Consent accepted={consent.accepted} onChange={consent.setAccepted} />}
      <Button block busy={isBusy} className={styles.submit} onTap={confirm}>
        {consent ? '同意并登录' : '确认登录'}
      </Button>
      <Button kind="secondary" block onTap={onCancel}>
        取消
      </Button>
    </section>
  )
}
