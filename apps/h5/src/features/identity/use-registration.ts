import { identityCalls } from '@yf/contract/identity'
import { certificateFault, tidyCertificate, type CertificateKind } from '@yf/domain/certificate'
import { passwordFault } from '@yf/domain/password'
import { useState } from 'react'
import { call } from '#platform/http/call.ts'
import { agreementVersions } from '#features/content/shared/versions.ts'
import { signIn } from '#platform/session/session.ts'
import { useSupply } from '#platform/theme/login-theme.ts'
import { usePhoneCode } from './use-phone-code.ts'

export interface Person {
  name: string
  certificateType: CertificateKind
  certificateNumber: string
  password: string
}

type Errors = Partial<Record<keyof Person, string>>

const nobody: Person = { name: '', certificateType: 'idCard', certificateNumber: '', password: '' }

/** A password may be left out: the code lets in without one. */
export function faultsOf({ name, certificateType, certificateNumber, password }: Person): Errors {
  const number = certificateFault(certificateType, tidyCertificate(certificateNumber))
  const secret = password ? passwordFault(password) : null
  return {
    ...(name.trim() ? {} : { name: '请输入姓名' }),
    ...(number ? { certificateNumber: number } : {}),
    ...(secret ? { password: secret } : {}),
  }
}

/** Registration through an employer: the guard leads on to the home once somebody is in. */
export function useRegistration() {
  const fields = usePhoneCode({ toAnyPhone: true })
  const [person, setPerson] = useState(nobody)
  const [errors, setErrors] = useState<Errors>({})
  const supply = useSupply()

  const change = (part: Partial<Person>) => {
    setPerson({ ...person, ...part })
    const touched = new Set(Object.keys(part))
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !touched.has(name))))
  }
  const check = (): boolean => {
    const found = faultsOf(person)
    setErrors(found)
    return fields.check() && Object.keys(found).length === 0
  }
  const submit = async (): Promise<void> => {
    const { name, certificateType, certificateNumber, password } = person
    const userInfo = await call(identityCalls.register, {
      phone: fields.phone,
      code: fields.code,
      name: name.trim(),
      certificateType,
      certificateNumber: tidyCertificate(certificateNumber),
      agreementVersion: agreementVersions.user,
      ...(password ? { password } : {}),
      ...(supply ? { supply } : {}),
    })
    signIn(userInfo)
  }
  return { fields, person, errors, change, check, submit }
}
