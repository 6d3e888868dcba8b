import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { passwordFault, passwordRule } from '@yf/domain/password'
import type { FormEvent } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { proofFaults, type Proof } from '../shared/phone-code/proof.ts'
import styles from './login-form.module.css'
import { PhoneCodeFields } from './phone-code-fields.tsx'

interface Props {
  open: boolean
  phone: string
  onClose: () => void
  onDone: (phone: string) => void
}

type ResetForm = Proof & { password: string }

const faultsOf = (reset: ResetForm) => ({ ...proofFaults(reset), password: passwordFault(reset.password) })

/** Sets the first or a new password: the code proves the ownership of the phone. */
export default function ResetPasswordSheet({ open, phone, onClose, onDone }: Props) {
  const form = useForm<ResetForm>({ phone, code: '', password: '' }, faultsOf)
  const reset = useWrite(identitySteps.resetPassword, { loading: false })

  const save = async () => {
    const saved = await form.submit(reset.send)
    if (!saved?.ok) return
    say('密码已重置，请使用新密码登录')
    onClose()
    onDone(form.values.phone)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) void save()
  }
  return (
    <Sheet open={open} onClose={onClose} title="重置密码">
      <form className={styles.form} onSubmit={submit} noValidate>
        <PhoneCodeFields form={form} codeCall={identityCalls.sendUserCode} />
        <PasswordField
          label="新密码"
          {...form.field('password')}
          hint={passwordRule}
          autoComplete="new-password"
        />
        <Button type="submit" block busy={form.isBusy} className={styles.submit}>
          重置密码
        </Button>
      </form>
    </Sheet>
  )
}
