import { identityRefusals } from '@yf/contract/refusals/identity'
import { familyCalls } from '@yf/contract/family'
import { identitySteps } from '@yf/contract/identity-steps'
import { certificateFault } from '@yf/domain/certificate'
import { useEffect, useState } from 'react'
import { CertificateFields } from '#features/identity/shared/certificate/certificate-fields.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { updateUserInfo, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import {
  forgetStep,
  storedCertificate,
  storedCode,
  refuseCode,
  type Certificate,
} from '../certificate-step.ts'
import styles from '../parts/form.module.css'

/** The first number needs no code; a change needs the code of the previous step. */
function useNeededCode(): string | null {
  const hasCertificate = useSession((session) => Boolean(session.userInfo?.certificateNumber))
  // The state when the screen opened: saving must not lead back to the first step.
  const [needsCode] = useState(hasCertificate)
  const [code] = useState(storedCode)
  useEffect(() => {
    if (needsCode && code === null) replaceWith('/setup/resetIdCard')
  }, [needsCode, code])
  return needsCode ? code : null
}

const none: Certificate = { kind: 'idCard', number: '' }

const faultsOf = ({ kind, number }: Certificate) => ({ number: certificateFault(kind, number) })

function useCertificateForm() {
  const code = useNeededCode()
  const leave = useWayBack()
  const bind = useWrite(identitySteps.bindCertificateNumber)
  const form = useForm<Certificate>(() => storedCertificate() ?? none, faultsOf)
  const save = async () => {
    const bound = await form.submit(({ kind, number }) =>
      bind.send({ certificateType: kind, certificateNumber: number, ...(code ? { code } : {}) }),
    )
    if (!bound) return
    if (!bound.ok) {
      // A rejected code must be requested again; the input stays.
      if (bound.error.code === identityRefusals.wrongCode.code) {
        refuseCode(form.values)
        replaceWith('/setup/resetIdCard')
      }
      return
    }
    const { certificateNumber, birth, gender } = bound.result
    updateUserInfo({ certificateNumber, birth, gender })
    useSession.setState({ isHaveCertificateNumber: true })
    forgetStep()
    void refresh(familyCalls.list)
    say('证件号已保存')
    leave()
  }
  return { ...form, save }
}

export default function EditIdCardScreen() {
  const name = useSession((session) => session.userInfo?.name)
  const { values, faults, set, save, isBusy } = useCertificateForm()
  return (
    <Page
      actions={
        <Button block busy={isBusy} onTap={save}>
          保存
        </Button>
      }
    >
      <Card>
        <div className={styles.fields}>
          <Facts rows={[{ label: '姓名', value: name }]} />
          <CertificateFields
            kind={values.kind}
            number={values.number}
            error={faults.number}
            onKind={set('kind')}
            onNumber={set('number')}
          />
        </div>
      </Card>
      <p className={styles.note}>
        请填写与保单一致的本人证件，用于理赔、体检和问诊时核实身份。证件号码加密保存，页面上只显示部分数字。
      </p>
    </Page>
  )
}
