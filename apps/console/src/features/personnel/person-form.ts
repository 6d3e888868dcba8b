import type { Input } from '@yf/contract/call'
import type { PersonDetail, peopleAdminCalls } from '@yf/contract/people-admin'
import {
  certificateFacts,
  certificateFault,
  tidyCertificate,
  type CertificateKind,
} from '@yf/domain/certificate'
import { nameFault } from '@yf/domain/family'
import { isEmail } from '@yf/domain/email'
import { isPhone } from '@yf/domain/phone'
import type { Relation } from '@yf/domain/relations'

export interface PersonForm {
  readonly name: string
  readonly certificateType: CertificateKind
  readonly certificateNumber: string
  readonly gender: 1 | 2 | null
  readonly birthday: string
  readonly phone: string
  readonly mail: string
  readonly grade: string
  readonly region: string
  readonly department: string
  readonly branch: string
  readonly hiredOn: string
  readonly relation: Relation
  /** Registered contacts to remove. */
  readonly removesPhone: boolean
  readonly removesMail: boolean
}

export const emptyPerson: PersonForm = {
  name: '',
  certificateType: 'idCard',
  certificateNumber: '',
  gender: null,
  birthday: '',
  phone: '',
  mail: '',
  grade: '',
  region: '',
  department: '',
  branch: '',
  hiredOn: '',
  relation: 'spouse',
  removesPhone: false,
  removesMail: false,
}

/** Numbers are masked: an empty field leaves them as they are. */
export const formOf = (person: PersonDetail): PersonForm => ({
  ...emptyPerson,
  name: person.name,
  certificateType: person.certificateType,
  gender: person.gender === 1 || person.gender === 2 ? person.gender : null,
  birthday: person.birthday ?? '',
  grade: person.grade ?? '',
  region: person.region ?? '',
  department: person.department ?? '',
  branch: person.branch ?? '',
  hiredOn: person.hiredOn,
  relation: person.relation ?? 'spouse',
})

export type PersonFaults = Partial<Record<keyof PersonForm, string | null>>

interface FaultOptions {
  /** Numbers that are left empty stay as they are. */
  readonly isNew: boolean
  /** 入职日期, 生效日期 */
  readonly dayName: string
}

/** By field; the server checks again. */
export function faultsOf(form: PersonForm, { isNew, dayName }: FaultOptions): PersonFaults {
  const number = tidyCertificate(form.certificateNumber)
  const isGiven = isNew || number !== ''
  const facts = certificateFacts(form.certificateType, number)
  return {
    name: nameFault(form.name.trim()),
    certificateNumber: isGiven ? certificateFault(form.certificateType, number) : null,
    gender: form.gender === null && facts === null && isGiven ? '请选择性别' : null,
    phone: form.phone === '' || isPhone(form.phone) ? null : '手机号应为11位数字',
    mail: form.mail === '' || isEmail(form.mail) ? null : '邮箱格式不正确',
    hiredOn: form.hiredOn === '' ? `请填写${dayName}` : null,
  }
}

export const isWhole = (faults: PersonFaults): boolean => Object.values(faults).every((fault) => !fault)

const identityOf = (form: PersonForm) => {
  const number = tidyCertificate(form.certificateNumber)
  const isKnown = certificateFacts(form.certificateType, number) !== null
  return {
    name: form.name.trim(),
    certificateType: form.certificateType,
    certificateNumber: number,
    // What the number says is not sent: the server reads it there.
    ...(form.gender === null || isKnown ? {} : { gender: form.gender }),
    ...(form.birthday === '' || isKnown ? {} : { birthday: form.birthday }),
    phone: form.phone.trim(),
    mail: form.mail.trim(),
  }
}

const classOf = ({ grade, region, department, branch }: PersonForm) => ({ grade, region, department, branch })

export const hireInput = (
  form: PersonForm,
  companyId: string,
): Input<typeof peopleAdminCalls.hirePerson> => ({
  companyId,
  ...identityOf(form),
  ...classOf(form),
  hiredOn: form.hiredOn,
})

export const dependantInput = (
  form: PersonForm,
  companyId: string,
  holderId: string,
): Input<typeof peopleAdminCalls.addDependant> => ({
  companyId,
  holderId,
  relation: form.relation,
  ...identityOf(form),
  from: form.hiredOn,
})

/** An empty text removes; null leaves it as it is. */
const contactIn = (typed: string, removes: boolean): string | null => (removes ? '' : typed || null)

/** Only what was changed: what was not typed is not known here. */
export function changeInput(
  form: PersonForm,
  person: PersonDetail,
  companyId: string,
): Input<typeof peopleAdminCalls.changePerson> {
  const { name, certificateType, certificateNumber, gender, birthday, ...typed } = identityOf(form)
  const phone = contactIn(typed.phone, form.removesPhone)
  const mail = contactIn(typed.mail, form.removesMail)
  const isEmployee = person.relation === null
  return {
    companyId,
    id: person.id,
    revision: person.revision,
    ...(name === person.name ? {} : { name }),
    ...(certificateNumber === '' ? {} : { certificateType, certificateNumber }),
    ...(gender === undefined || gender === person.gender ? {} : { gender }),
    ...(birthday === undefined || birthday === person.birthday ? {} : { birthday }),
    ...(phone === null ? {} : { phone }),
    ...(mail === null ? {} : { mail }),
    ...(isEmployee ? classOf(form) : {}),
    ...(isEmployee && form.hiredOn !== person.hiredOn ? { hiredOn: form.hiredOn } : {}),
    ...(!isEmployee && form.relation !== person.relation ? { relation: form.relation } : {}),
    ...(!isEmployee && form.hiredOn !== person.dependantFrom ? { from: form.hiredOn } : {}),
  }
}
