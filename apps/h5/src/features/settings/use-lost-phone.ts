import { identitySteps } from '@yf/contract/identity-steps'
import { certificateFault, type CertificateKind } from '@yf/domain/certificate'
import { nameFault } from '@yf/domain/family'
import { codeFault } from '@yf/domain/phone'
import { useState } from 'react'
import { proofFaults } from '#features/identity/shared/phone-code/proof.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { leaveForGood } from '#platform/session/leave.ts'
import { rememberNextPhone } from '#platform/session/next-phone.ts'

interface Owner {
  name: string
  kind: CertificateKind
  number: string
  phone: string
  code: string
}

const nobody: Owner = { name: '', kind: 'idCard', number: '', phone: '', code: '' }

const ownerFaults = (owner: Owner) => ({
  name: nameFault(owner.name.trim()),
  number: certificateFault(owner.kind, owner.number),
  ...proofFaults(owner),
})

/** Two steps: identity and new phone, then the code from the mailbox known to the employer. */
export function useLostPhone() {
  const [letter, setLetter] = useState<{ token: string; sentTo: string } | null>(null)
  const owner = useForm(nobody, ownerFaults)
  const mail = useForm({ code: '' }, ({ code }) => ({ code: codeFault(code) }))

  const find = async () => {
    const found = await owner.submit(({ name, kind, number, phone, code }) =>
      write(identitySteps.findByMail, {
        phone,
        code,
        name: name.trim(),
        certificateType: kind,
        certificateNumber: number,
      }),
    )
    if (found?.ok) setLetter(found.result)
  }
  const move = async () => {
    const credentials = { authorization: `Bearer ${letter?.token ?? ''}` }
    const moved = await mail.submit((values) => write(identitySteps.moveByMail, values, credentials))
    if (!moved?.ok) return
    rememberNextPhone(owner.values.phone)
    leaveForGood()
    say('手机号已更换，原密码已失效，请用验证码登录')
  }
  /** The sent codes are used up: the new phone must be verified again. */
  const beginAgain = () => {
    owner.change({ code: '' })
    mail.begin({ code: '' })
    setLetter(null)
  }
  return { owner, mail, sentTo: letter?.sentTo ?? null, find, move, beginAgain }
}
