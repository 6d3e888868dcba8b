import { identityRefusals } from '@yf/contract/refusals/identity'
import { familyCalls } from '@yf/contract/family'
import { identityCalls } from '@yf/contract/identity'
import { certificateFault, type CertificateKind } from '@yf/domain/certificate'
import { useEffect, useState } from 'react'
import { CertificateFields } from '#features/identity/shared/certificate/certificate-fields.tsx'
import { isCallError } from '@yf/client/call-error'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import { back, replaceWith } from '#platform/navigation/go.ts'
import { updateUserInfo, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { forgetCode, keptCode } from '../certificate-step.ts'
import styles from '../parts/form.module.css'

/** The first number needs no proof; another one needs the code of the step before. */
function useNeededCode(): string | null {
  const hasCertificate = useSession((session) => Boolean(session.userInfo?.certificateNumber))
  // As it was when the screen opened: saving must not send anybody back to the first step.
  const [needsCode] = useState(hasCertificate)
  const [code] = useState(keptCode)
  useEffect(() => {
    if (needsCode && code === null) replaceWith('/setup/resetIdCard')
  }, [needsCode, code])
  return needsCode ? code : null
}

function useBinding(input: { kind: CertificateKind; number: string }, code: string | null) {
  const bind = useMutationOf(identityCalls.bindCertificateNumber)
  const send = async () => {
    const { kind: certificateType, number: certificateNumber } = input
    try {
      const own = await bind.mutateAsync({ certificateType, certificateNumber, ...(code ? { code } : {}) })
      const { certificateNumber: masked, birth, gender } = own
      updateUserInfo({ certificateNumber: masked, birth, gender })
      useSession.setState({ isHaveCertificateNumber: true })
    } catch (error) {
      // The call has said why. A code that is not accepted has to be asked for again.
      if (isCallError(error) && error.code === identityRefusals.wrongCode.code) {
        forgetCode()
        replaceWith('/setup/resetIdCard')
      }
      return
    }
    forgetCode()
    void refresh(familyCalls.list)
    say('证件号已保存')
    back('/setup')
  }
  return { send, isPending: bind.isPending }
}

export default function EditIdCardScreen() {
  const name = useSession((session) => session.userInfo?.name)
  const [kind, setKind] = useState<CertificateKind>('idCard')
  const [number, setNumber] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { send, isPending } = useBinding({ kind, number }, useNeededCode())
  const fault = certificateFault(kind, number)
  const submit = async () => {
    setChecked(true)
    if (!fault) await send()
  }
  return (
    <Page
      title="编辑证件号"
      onBack={() => back('/setup')}
      actions={
        <Button block busy={isPending} onTap={submit}>
          保存
        </Button>
      }
    >
      <Card>
        <div className={styles.fields}>
          <Facts rows={[{ label: '姓名', value: name }]} />
          <CertificateFields
            kind={kind}
            number={number}
            error={(isChecked && fault) || undefined}
            onKind={setKind}
            onNumber={setNumber}
          />
        </div>
      </Card>
      <p className={styles.note}>
        请填写与保单一致的本人证件，用于理赔、体检和问诊时核实身份。证件号码加密保存，页面上只显示部分数字。
      </p>
    </Page>
  )
}
