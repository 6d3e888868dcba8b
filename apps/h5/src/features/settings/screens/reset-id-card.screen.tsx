import { codeFault } from '@yf/domain/phone'
import { maskPhone } from '@yf/domain/masks'
import { useForm } from '#platform/forms/use-form.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { sendCode } from '#features/identity/shared/phone-code/send-code.ts'
import { useSession } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { storeCode } from '../certificate-step.ts'
import styles from '../parts/form.module.css'

/** First step of changing the certificate number: the code of the member's own phone, which the second step sends. */
export default function ResetIdCardScreen() {
  const userInfo = useSession((session) => session.userInfo)
  const { field, check } = useForm({ code: '' }, ({ code }) => ({ code: codeFault(code) }))
  const mobile = userInfo?.mobile ?? ''

  const goOn = () => {
    const proof = check()
    if (!proof) return
    storeCode(proof.code)
    replaceWith('/setup/editIdCard')
  }
  return (
    <Page
      actions={
        <Button block onTap={goOn}>
          下一步
        </Button>
      }
    >
      <Card title="当前信息">
        <Facts
          rows={[
            { label: '姓名', value: userInfo?.name },
            { label: '证件号码', value: userInfo?.certificateNumber ?? '未绑定' },
          ]}
        />
      </Card>
      <Card title="验证本人手机">
        <div className={styles.fields}>
          <Facts rows={[{ label: '手机号', value: maskPhone(mobile) }]} />
          <CodeField
            required
            {...field('code')}
            hint="为保护您的账号，修改证件号前需验证本人手机"
            onSend={() => sendCode(mobile, 'member')}
          />
        </div>
      </Card>
    </Page>
  )
}
