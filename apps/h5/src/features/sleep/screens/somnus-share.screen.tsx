import { sleepCalls } from '@yf/contract/sleep'
import { phoneFault } from '@yf/domain/phone'
import { useState } from 'react'
import { useForm, type Faults } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { Link } from '#platform/navigation/link.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './somnus-share.module.css'

interface ShareVisitor {
  name: string
  phone: string
  hasAgreed: boolean
}

const faultsOf = ({ name, phone, hasAgreed }: ShareVisitor): Faults<ShareVisitor> => ({
  name: name.trim() === '' ? '请输入姓名' : null,
  phone: phoneFault(phone),
  hasAgreed: hasAgreed ? null : '请先阅读并同意',
})

/** A visitor from a shared link has no session and no page to go back to. */
const useLeave = (): { onBack?: null } => (useSession(sessionKind) === 'member' ? {} : { onBack: null })

export default function SomnusShareScreen() {
  const leave = useLeave()
  const [isSubmitted, setSubmitted] = useState(false)
  if (!isSubmitted) return <ShareForm leave={leave} onSubmitted={() => setSubmitted(true)} />
  return (
    <Page {...leave}>
      <section className={styles.hero} role="status">
        <Icon name="check" size={40} />
        <h2 className={styles.title}>已提交</h2>
        <p className={styles.told}>课程顾问会在两个工作日内与您联系。同一手机号只会联系一次。</p>
      </section>
    </Page>
  )
}

const offers = ['两分钟了解自己的睡眠', '7天、21天、42天，循序渐进', '每天十分钟，不靠药物']

function ShareForm({ leave, onSubmitted }: { leave: { onBack?: null }; onSubmitted: () => void }) {
  const { code } = useQueryParams()
  const form = useForm<ShareVisitor>({ name: '', phone: '', hasAgreed: false }, faultsOf)
  const share = useWrite(sleepCalls.share)
  const isCode = code !== undefined && /^[\w-]{16}$/.test(code)
  const submit = async () => {
    const response = await form.submit(({ name, phone }) =>
      share.send({ name: name.trim(), phone, consent: 1, ...(isCode ? { code } : {}) }),
    )
    if (response?.ok) onSubmitted()
  }
  return (
    <Page
      {...leave}
      actions={
        <Button block busy={form.isBusy} onTap={submit}>
          我想了解
        </Button>
      }
    >
      <section className={styles.hero}>
        <Icon name="moon" size={40} />
        <h2 className={styles.title}>朋友邀您一起睡个好觉</h2>
        <ul className={styles.offers}>
          {offers.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <Card title="留下联系方式">
        <div className={styles.fields}>
          <TextField label="姓名" required maxLength={20} placeholder="怎么称呼您" {...form.field('name')} />
          <PhoneField required {...form.field('phone')} />
          <div>
            <Checkbox checked={form.values.hasAgreed} onChange={form.set('hasAgreed')}>
              {'同意将姓名和手机号提供给睡眠课程方，仅用于与我联系一次。'}
              <Link to="/privacyPolicy" className={styles.link}>
                隐私政策
              </Link>
            </Checkbox>
            <p className={styles.fault} aria-live="polite">
              {form.faults.hasAgreed}
            </p>
          </div>
        </div>
      </Card>
    </Page>
  )
}
