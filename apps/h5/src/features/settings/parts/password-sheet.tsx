import { identitySteps } from '@yf/contract/identity-steps'
import { maskPhone } from '@yf/domain/masks'
import { passwordFault, passwordRule } from '@yf/domain/password'
import { codeFault } from '@yf/domain/phone'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { sendCode } from '#features/identity/shared/phone-code/send-code.ts'
import { leaveForGood } from '#platform/session/leave.ts'
import { useSession } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { whenBackIsFree } from '#ui/overlay/back-guard.ts'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './form.module.css'

interface Props {
  open: boolean
  onClose: () => void
}

const empty = { code: '', password: '', again: '' }

const faultsOf = ({ code, password, again }: typeof empty) => ({
  code: codeFault(code),
  password: passwordFault(password),
  again: again === password ? null : '两次输入的密码不一致',
})

/** The server has ended every session. The sheet's history entry is removed before the page changes. */
async function signInAgain(): Promise<void> {
  await whenBackIsFree()
  leaveForGood()
  say('密码已修改，请重新登录')
}

/** Sets a first or a new password: the phone proves the identity. */
export default function PasswordSheet({ open, onClose }: Props) {
  const mobile = useSession((session) => session.userInfo?.mobile ?? '')
  const reset = useWrite(identitySteps.resetPassword)
  const { field, submit, isBusy } = useForm(empty, faultsOf)
  const save = async () => {
    const saved = await submit(({ code, password }) => reset.send({ phone: mobile, code, password }))
    if (!saved?.ok) return
    onClose()
    setTimeout(() => void signInAgain())
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="修改登录密码"
      actions={
        <Button block busy={isBusy} onTap={save}>
          确认修改
        </Button>
      }
    >
      <div className={styles.fields}>
        <CodeField
          {...field('code')}
          required
          hint={`验证码将发送到 ${maskPhone(mobile)}`}
          onSend={() => sendCode(mobile, 'member')}
        />
        <PasswordField
          {...field('password')}
          label="新密码"
          required
          autoComplete="new-password"
          hint={passwordRule}
        />
        <PasswordField {...field('again')} label="确认新密码" required autoComplete="new-password" />
      </div>
    </Sheet>
  )
}
