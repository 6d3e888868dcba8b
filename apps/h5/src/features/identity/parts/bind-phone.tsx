import { identityCalls } from '@yf/contract/identity'
import type { FormEvent } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { setPendingLogin, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { settlePending } from '../pending.ts'
import { noProof, proofFaults } from '../shared/phone-code/proof.ts'
import { useConsent } from '../use-consent.ts'
import { Consent } from './consent.tsx'
import styles from './login-form.module.css'
import { PhoneCodeFields } from './phone-code-fields.tsx'

function register(): void {
  setPendingLogin(null)
  replaceWith('/register')
}

/** Last step of a provider login: asks for the phone. */
export function BindPhone() {
  const pending = useSession((session) => session.pendingLogin)
  const form = useForm(noProof, proofFaults)
  const consent = useConsent()
  const isBinding = pending?.isBind === true

  const settle = async () => {
    if (!form.check() || !(await consent.ensure())) return
    await form.submit(({ phone, code }) => settlePending(phone, code))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) void settle()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.step}>{isBinding ? '绑定手机号' : '验证手机号'}</h2>
      <p className={styles.note}>
        {isBinding
          ? '首次使用此方式登录，请验证您在企业登记的手机号，下次即可直接登录'
          : `为保护您的账号，请验证账号的手机号${pending?.mobile ? ` ${pending.mobile}` : ''}`}
      </p>
      <PhoneCodeFields form={form} codeCall={identityCalls.sendUserCode} />
      <Consent accepted={consent.accepted} onChange={consent.setAccepted} />
      <Button type="submit" block busy={form.isBusy} className={styles.submit}>
        {isBinding ? '绑定并登录' : '验证并登录'}
      </Button>
      <Button kind="secondary" block onTap={() => setPendingLogin(null)}>
        取消，换其他方式登录
      </Button>
      {isBinding && (
        <Button kind="plain" block onTap={register}>
          还没有账号？去注册
        </Button>
      )}
    </form>
  )
}
