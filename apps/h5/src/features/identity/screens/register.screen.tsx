import { identityCalls } from '@yf/contract/identity'
import { certificateKinds } from '@yf/domain/certificate'
import { passwordRule } from '@yf/domain/password'
import { Suspense, type FormEvent } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Consent } from '../parts/consent.tsx'
import styles from '../parts/login-form.module.css'
import { PhoneCodeFields } from '../parts/phone-code-fields.tsx'
import { useConsent } from '../use-consent.ts'
import { useRegistration } from '../use-registration.ts'

const RosterProof = lazy(() => import('../parts/roster-proof.tsx'))

const kinds = certificateKinds.map(({ kind, label }) => ({ value: kind, label }))

/**
 * For employees on a company's roster: those without an account, and those who join another company with an existing
 * one.
 */
export default function RegisterScreen() {
  const { field, check, submit, isBusy, ways, beginAgain } = useRegistration()
  const consent = useConsent('注册')

  const register = async () => {
    if (check() && (await consent.ensure())) await submit()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void register()
  }
  if (ways)
    return (
      <Page>
        <Suspense>
          <RosterProof ways={ways} onBeginAgain={beginAgain} />
        </Suspense>
      </Page>
    )
  return (
    <Page>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Card title="您在企业登记的信息">
          <div className={styles.fields}>
            <TextField
              label="姓名"
              required
              {...field('name')}
              placeholder="与证件一致"
              autoComplete="name"
              maxLength={40}
            />
            <SelectField label="证件类型" required options={kinds} {...field('certificateType')} />
            <TextField
              label="证件号"
              required
              {...field('certificateNumber')}
              placeholder="用于核对您的员工身份"
              maxLength={30}
            />
          </div>
        </Card>
        <Card title="登录方式">
          <div className={styles.fields}>
            <PhoneCodeFields form={{ field, check }} codeCall={identityCalls.sendCode} />
            <PasswordField
              {...field('password')}
              hint={`选填，${passwordRule}；已有账号的，填写后会更换原密码`}
              placeholder="不设置则用验证码登录"
              autoComplete="new-password"
            />
          </div>
        </Card>
        <Consent accepted={consent.accepted} onChange={consent.setAccepted} />
        <Button type="submit" block busy={isBusy}>
          注册
        </Button>
        <p className={styles.note}>请使用您在企业登记的手机号；姓名或证件号未登记的，请联系企业人力资源。</p>
        <p className={styles.note}>
          已有账号、要加入新企业的，请填写账号的姓名、证件号和手机号，验证后即加入。
        </p>
      </form>
    </Page>
  )
}
