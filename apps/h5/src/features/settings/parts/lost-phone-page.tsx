import { AskEmployer } from '#features/employer/shared/ask-employer.tsx'
import { CertificateFields } from '#features/identity/shared/certificate/certificate-fields.tsx'
import { PhoneCodeFields } from '#features/identity/shared/phone-code/phone-code-fields.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useLostPhone } from '../use-lost-phone.ts'
import styles from './form.module.css'

type LostPhone = ReturnType<typeof useLostPhone>

/** For a member without the old phone: name, certificate and the mailbox known to the employer prove the identity. */
export default function LostPhonePage({ onOldPhone }: { onOldPhone: () => void }) {
  const lost = useLostPhone()
  return lost.sentTo === null ? (
    <OwnerStep lost={lost} onOldPhone={onOldPhone} />
  ) : (
    <MailStep lost={lost} sentTo={lost.sentTo} />
  )
}

function OwnerStep({ lost: { owner, find }, onOldPhone }: { lost: LostPhone; onOldPhone: () => void }) {
  const { values, faults, change } = owner
  return (
    <Page
      actions={
        <Button block busy={owner.isBusy} onTap={find}>
          核实身份
        </Button>
      }
    >
      <Card title="核实您的身份">
        <div className={styles.fields}>
          <TextField
            label="姓名"
            required
            clearable
            placeholder="请输入证件上的姓名"
            maxLength={40}
            {...owner.field('name')}
          />
          <CertificateFields
            kind={values.kind}
            number={values.number}
            error={faults.number}
            onKind={owner.set('kind')}
            onNumber={owner.set('number')}
          />
        </div>
      </Card>
      <Card title="绑定新手机号">
        <div className={styles.fields}>
          <PhoneCodeFields
            label="新手机号"
            codeLabel="新手机验证码"
            value={values}
            faults={faults}
            audience="anyone"
            onChange={change}
          />
        </div>
      </Card>
      <p className={styles.note}>
        验证码会发送到企业为您登记的邮箱。企业没有登记您的邮箱时，请联系企业人力资源登记后再试。
      </p>
      <AskEmployer />
      <Button kind="plain" block onTap={onOldPhone}>
        原手机号还能收验证码
      </Button>
    </Page>
  )
}

const MailStep = ({ lost: { mail, move, beginAgain }, sentTo }: { lost: LostPhone; sentTo: string }) => (
  <Page
    actions={
      <Button block busy={mail.isBusy} onTap={move}>
        更换手机号
      </Button>
    }
  >
    <Card title="查收邮件">
      <div className={styles.fields}>
        <p className={styles.note}>{`验证码已发送至 ${sentTo}，5 分钟内有效`}</p>
        <TextField
          label="邮件验证码"
          required
          placeholder="请输入6位验证码"
          inputMode="numeric"
          maxLength={6}
          {...mail.field('code')}
        />
      </div>
    </Card>
    <Button kind="plain" block onTap={beginAgain}>
      没有收到？返回重新核实
    </Button>
  </Page>
)
