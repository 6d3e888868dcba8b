import type { Input } from '@yf/contract/call'
import type { UserInfo } from '@yf/contract/identity'
import { identitySteps, type RosterWays } from '@yf/contract/identity-steps'
import { currentAgreement } from '@yf/domain/agreements'
import { certificateFault, tidyCertificate, type CertificateKind } from '@yf/domain/certificate'
import { passwordFault } from '@yf/domain/password'
import { useState } from 'react'
import { useForm, type Faults } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { signIn } from '#platform/session/session.ts'
import { useSupply } from '#platform/theme/login-theme.ts'
import { noProof, proofFaults, type Proof } from './shared/phone-code/proof.ts'

export interface Registration extends Proof {
  name: string
  certificateType: CertificateKind
  certificateNumber: string
  password: string
}

const empty: Registration = {
  ...noProof,
  name: '',
  certificateType: 'idCard',
  certificateNumber: '',
  password: '',
}

/** The password is optional: a code also logs in. */
export const faultsOf = (typed: Registration): Faults<Registration> => ({
  ...proofFaults(typed),
  name: typed.name.trim() ? null : '请输入姓名',
  certificateNumber: certificateFault(typed.certificateType, tidyCertificate(typed.certificateNumber)),
  password: typed.password ? passwordFault(typed.password) : null,
})

type RegisterInput = Input<typeof identitySteps.register>

const inputOf = ({ password, ...typed }: Registration, supply: string | null): RegisterInput => ({
  ...typed,
  name: typed.name.trim(),
  certificateNumber: tidyCertificate(typed.certificateNumber),
  agreementVersion: currentAgreement,
  ...(password ? { password } : {}),
  ...(supply ? { supply } : {}),
})

/**
 * Registration through an employer: the guard opens the home page after the login. With a phone unknown to the
 * employer, `ways` lists how the person can prove their identity.
 */
export function useRegistration() {
  const form = useForm(empty, faultsOf)
  const register = useWrite(identitySteps.register)
  const supply = useSupply()
  const [ways, setWays] = useState<RosterWays | null>(null)
  const submit = async (): Promise<void> => {
    const registered = await form.submit((typed) => register.send(inputOf(typed, supply)))
    if (!registered?.ok) return
    const { confirm, ...person } = registered.result
    if (confirm) setWays(confirm)
    else signIn(person as UserInfo)
  }
  /** The code is used up: another attempt needs a new one. */
  const beginAgain = () => {
    setWays(null)
    form.change({ code: '' })
  }
  return { ...form, submit, ways, beginAgain }
}
