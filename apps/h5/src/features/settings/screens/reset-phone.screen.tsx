import { identityCalls } from '@yf/contract/identity'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import { back } from '#platform/navigation/go.ts'
import { PhoneCodeFields } from '#features/identity/shared/phone-code/phone-code-fields.tsx'
import { isProven, noProof, proofFaults } from '#features/identity/shared/phone-code/proof.ts'
import { leaveForGood } from '#platform/session/leave.ts'
import { useSession } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import styles from '../parts/form.module.css'

/** Open to everybody: whoever has both phones needs no session (specification §4). */
export default function ResetPhoneScreen() {
  const mobile = useSession((session) => session.userInfo?.mobile ?? '')
  const [old, setOld] = useState({ ...noProof, phone: mobile })
  const [next, setNext] = useState(noProof)
  const [isChecked, setChecked] = useState(false)
  const change = useMutationOf(identityCalls.updateUserMobile)
  const isSame = next.phone !== '' && next.phone === old.phone

  const submit = async () => {
    setChecked(true)
    if (!isProven(old) || !isProven(next) || isSame) return
    const input = { oldPhone: old.phone, oldCode: old.code, newPhone: next.phone, newCode: next.code }
    try {
      await change.mutateAsync(input)
    } catch {
      // The call has said why; what was typed stays.
      return
    }
    // The server has ended every session of the account.
    leaveForGood()
    say('手机号已修改，请使用新手机号登录')
  }
  const newFaults = {
    ...(isChecked ? proofFaults(next) : {}),
    ...(isSame ? { phone: '新手机号与原手机号相同' } : {}),
  }
  return (
    <Page
      title="修改手机号"
      onBack={() => back('/setup')}
      actions={
        <Button block busy={change.isPending} onTap={submit}>
          确认修改
        </Button>
      }
    >
      <Card title="验证原手机号">
        <div className={styles.fields}>
          <PhoneCodeFields
            label="原手机号"
            codeLabel="原手机验证码"
            value={old}
            faults={isChecked ? proofFaults(old) : {}}
            audience="member"
            onChange={setOld}
          />
        </div>
      </Card>
      <Card title="绑定新手机号">
        <div className={styles.fields}>
          <PhoneCodeFields
            label="新手机号"
            codeLabel="新手机验证码"
            value={next}
            faults={newFaults}
            audience="anyone"
            onChange={setNext}
          />
        </div>
      </Card>
      <p className={styles.note}>
        修改后需用新手机号重新登录。原手机号已停用、收不到验证码时，请联系企业人事核实身份后更换。
      </p>
    </Page>
  )
}
