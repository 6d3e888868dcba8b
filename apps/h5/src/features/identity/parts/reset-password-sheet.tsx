import { identityCalls } from '@yf/contract/identity'
import { passwordFault, passwordRule } from '@yf/domain/password'
import { useState, type FormEvent } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { usePhoneCode } from '../use-phone-code.ts'
import styles from './login-form.module.css'
import { PhoneCodeFields } from './phone-code-fields.tsx'

interface Props {
  open: boolean
  phone: string
  onClose: () => void
  onDone: (phone: string) => void
}

/** Sets the first password as well as a new one: the code proves whose phone it is. */
export default function ResetPasswordSheet({ open, phone, onClose, onDone }: Props) {
  const fields = usePhoneCode({ initial: phone })
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>()
  const reset = useMutationOf(identityCalls.resetPassword, { loading: false })

  const save = async () => {
    const fault = passwordFault(password)
    setError(fault ?? undefined)
    const isWhole = fields.check()
    if (!isWhole || fault) return
    await reset.mutateAsync({ phone: fields.phone, code: fields.code, password })
    say('密码已重置，请使用新密码登录')
    onClose()
    onDone(fields.phone)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The call says itself what went wrong.
    void save().catch(() => undefined)
  }
  return (
    <Sheet open={open} onClose={onClose} title="重置密码">
      <form className={styles.form} onSubmit={submit} noValidate>
        <PhoneCodeFields fields={fields} />
        <PasswordField
          label="新密码"
          value={password}
          error={error}
          hint={passwordRule}
          autoComplete="new-password"
          onChange={(value) => {
            setPassword(value)
            setError(undefined)
          }}
        />
        <Button type="submit" block busy={reset.isPending} className={styles.submit}>
          重置密码
        </Button>
      </form>
    </Sheet>
  )
}
