import type { Input } from '@yf/contract/call'
import type { familyCalls, FamilyMember } from '@yf/contract/family'
import {
  certificateFacts,
  certificateFault,
  certificateKinds,
  type CertificateKind,
} from '@yf/domain/certificate'
import { isDay } from '@yf/domain/dates'
import { birthFault, nameFault } from '@yf/domain/family'
import type { Gender } from '@yf/domain/gender'
import { relations, type Relation } from '@yf/domain/relations'
import { codeFault, phoneFault } from '@yf/domain/phone'

export interface MemberForm {
  relation: Relation | null
  name: string
  kind: CertificateKind
  /** Empty while a known member's number stays unchanged: the app never has it in full. */
  number: string
  birth: string
  gender: Gender | null
  mobile: string
  code: string
}

export type FormFaults = Partial<Record<keyof MemberForm, string>>

export const emptyForm: MemberForm = {
  relation: null,
  name: '',
  kind: 'idCard',
  number: '',
  birth: '',
  gender: null,
  mobile: '',
  code: '',
}

const kindOf = (text: string | null): CertificateKind =>
  certificateKinds.find(({ kind }) => kind === text)?.kind ?? 'idCard'

export const formOf = (member: FamilyMember): MemberForm => ({
  ...emptyForm,
  relation: relations.find(({ relation }) => relation === member.relation)?.relation ?? null,
  name: member.name,
  kind: kindOf(member.certificateType),
  birth: member.birth ?? '',
  gender: member.gender,
})

/** Birth date and gender if the certificate contains them: then neither is asked for. */
export function factsOf(form: MemberForm, existing: FamilyMember | null) {
  const isUnchanged =
    existing !== null && form.number === '' && form.kind === kindOf(existing.certificateType)
  if (!isUnchanged) return certificateFacts(form.kind, form.number)
  // An unchanged number is unknown to the app, but ID card numbers always contain both.
  return form.kind === 'idCard' && existing.birth ? { birth: existing.birth, gender: existing.gender } : null
}

export function faultsOf(form: MemberForm, existing: FamilyMember | null, today: string): FormFaults {
  const faults: Record<keyof MemberForm, string | null> = {
    relation: form.relation ? null : '请选择与本人关系',
    name: nameFault(form.name.trim()),
    kind: null,
    number: numberFault(form, existing),
    birth: null,
    gender: null,
    mobile: form.mobile === '' ? null : phoneFault(form.mobile),
    code: form.mobile === '' ? null : codeFault(form.code),
  }
  const facts = factsOf(form, existing)
  if (!facts) {
    faults.birth = isDay(form.birth) ? birthFault(form.birth, today) : '请选择出生日期'
    faults.gender = form.gender === null ? '请选择性别' : null
  } else faults.number ??= birthFault(facts.birth, today)
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as FormFaults
}

function numberFault(form: MemberForm, existing: FamilyMember | null): string | null {
  const isUnchanged = existing !== null && form.number === '' && form.kind === existing.certificateType
  return isUnchanged ? null : certificateFault(form.kind, form.number)
}

type AddMemberInput = Input<typeof familyCalls.add>
type UpdateMemberInput = Input<typeof familyCalls.update>

const personOf = (form: MemberForm, existing: FamilyMember | null) => {
  const { birth, gender } = factsOf(form, existing) ?? form
  return {
    name: form.name.trim(),
    relation: form.relation ?? 'child',
    birth,
    gender: gender === 1 ? (1 as const) : (2 as const),
  }
}

/** Call it only with a valid form. */
export const additionOf = (form: MemberForm): AddMemberInput => ({
  ...personOf(form, null),
  certificateType: form.kind,
  certificateNumber: form.number,
  ...(form.mobile === '' ? {} : { mobile: form.mobile, code: form.code }),
})

export const changeOf = (form: MemberForm, existing: FamilyMember): UpdateMemberInput => ({
  id: existing.id,
  ...personOf(form, existing),
  ...(form.number === '' ? {} : { certificateType: form.kind, certificateNumber: form.number }),
})
