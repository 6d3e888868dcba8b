import type { Input } from '@yf/contract/call'
import { identitySteps } from '@yf/contract/identity-steps'
import { Suspense, useState } from 'react'
import { useForm, type Faults } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { PhoneCodeFields } from '#features/identity/shared/phone-code/phone-code-fields.tsx'
import { proofFaults } from '#features/identity/shared/phone-code/proof.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { leaveForGood } from '#platform/session/leave.ts'
import { rememberNextPhone } from '#platform/session/next-phone.ts'
import { useSession } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import styles from '../parts/form.module.css'

type Phones = Input<typeof identitySteps.updateUserMobile>

const oldProof = ({ oldPhone, oldCode }: Phones) => ({ phone: oldPhone, code: oldCode })
const newProof = ({ newPhone, newCode }: Phones) => ({ phone: newPhone, code: newCode })

const sameFault = ({ oldPhone, newPhone }: Phones): string | undefined =>
  newPhone !== '' && newPhone === oldPhone ? '新手机号与原手机号相同' : undefined

function faultsOf(phones: Phones): Faults<Phones> {
  const [old, next] = [proofFaults(oldProof(phones)), proofFaults(newProof(phones))]
  return {
    oldPhone: old.phone,
    oldCode: old.code,
    newPhone: sameFault(phones) ?? next.phone,
    newCode: next.code,
  }
}

const LostPhonePage = lazy(() => import('../parts/lost-phone-page.tsx'))

/** Public: a person with both phones needs no session (specification §4). */
export default function ResetPhoneScreen() {
  const { lost } = useQueryParams()
  const [isLost, setLost] = useState(lost === '1')
  return isLost ? (
    <Suspense>
      <LostPhonePage onOldPhone={() => setLost(false)} />
    </Suspense>
  ) : (
    <BothPhones onLost={() => setLost(true)} />
  )
}

function BothPhones({ onLost }: { onLost: () => void }) {
  const oldPhone = useSession((session) => session.userInfo?.mobile ?? '')
  const form = useForm<Phones>({ oldPhone, oldCode: '', newPhone: '', newCode: '' }, faultsOf)
  const { values, faults, change, isBusy } = form
  const update = useWrite(identitySteps.updateUserMobile)

  const save = async () => {
    const saved = await form.submit(update.send)
    if (!saved?.ok) return
    // The server has ended every session of the account.
    rememberNextPhone(values.newPhone)
    leaveForGood()
    say('手机号已修改，请使用新手机号登录')
  }
  return (
    <Page
      actions={
        <Button block busy={isBusy} onTap={save}>
          确认修改
        </Button>
      }
    >
      <Card title="验证原手机号">
        <div className={styles.fields}>
          <PhoneCodeFields
            label="原手机号"
            codeLabel="原手机验证码"
            value={oldProof(values)}
            faults={{ phone: faults.oldPhone, code: faults.oldCode }}
            audience="member"
            onChange={({ phone, code }) => change({ oldPhone: phone, oldCode: code })}
          />
        </div>
      </Card>
      <Card title="绑定新手机号">
        <div className={styles.fields}>
          <PhoneCodeFields
            label="新手机号"
            codeLabel="新手机验证码"
            value={newProof(values)}
            // Reports the same phone while typing.
            faults={{ phone: sameFault(values) ?? faults.newPhone, code: faults.newCode }}
            audience="anyone"
            onChange={({ phone, code }) => change({ newPhone: phone, newCode: code })}
          />
        </div>
      </Card>
      <p className={styles.note}>修改后需用新手机号重新登录。</p>
      <Button kind="plain" block onTap={onLost}>
        原手机号已停用，收不到验证码？
      </Button>
    </Page>
  )
}
