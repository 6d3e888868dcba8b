import type { ApplyInfo, ApplyPage, ClaimMember } from '@yf/contract/claim-shapes'
import type { VisitType } from '@yf/domain/claim-materials'
import { isEmail } from '@yf/domain/email'
import { phoneFault } from '@yf/domain/phone'

/** The application data as shown on the screen; an empty string means no value. */
export interface ApplyForm {
  /** null: the applicant. */
  readonly familyId: string | null
  readonly policyId: string | null
  readonly visitType: VisitType | null
  readonly visitStart: string
  readonly visitEnd: string
  readonly hospital: string
  readonly diagnosis: string
  readonly accidentNote: string
  /** The total of the invoices; only the old flow asks for it. */
  readonly declaredFen: number | null
  /** Masked if it is the known number; a new one is typed in full. */
  readonly phone: string
  readonly email: string
}

export type ApplyFaults = Partial<Record<keyof ApplyForm, string>>
export type UnsentFields = Partial<ApplyForm>

/** The props of every form field. */
export interface ApplicationFieldsProps {
  form: ApplyForm
  faults: ApplyFaults
  onChange: (part: Partial<ApplyForm>) => void
}

/** What the claim was opened with: the policy viewed, and whom it covers. */
export interface ApplyPreselection {
  readonly familyId?: string | undefined
  readonly policyId?: string | undefined
}

export const longest = { hospital: 60, diagnosis: 100, accidentNote: 300, email: 100 } as const

export const isMasked = (phone: string): boolean => phone.includes('*')

export const memberOf = (members: readonly ClaimMember[], familyId: string | null): ClaimMember | undefined =>
  members.find((member) => member.familyId === familyId)

const canClaim = ({ refusal, policies }: ClaimMember) => refusal === null && policies.length > 0

/** The wanted policy if the member has it, otherwise the first; the member can choose another. */
export const policyFor = (member: ClaimMember | undefined, preselected?: string | null): string | null => {
  const policies = member?.policies ?? []
  return (policies.find(({ id }) => id === preselected) ?? policies[0])?.id ?? null
}

function firstMember(
  members: readonly ClaimMember[],
  { familyId, policyId }: ApplyPreselection,
): ClaimMember | undefined {
  const able = members.filter(canClaim)
  return (
    able.find((member) => member.familyId === familyId) ??
    able.find((member) => member.policies.some(({ id }) => id === policyId)) ??
    able[0]
  )
}

/** The server's draft, overlaid with the unsent changes of this phone. */
export function formOf(
  { draft, members, phone, email }: Pick<ApplyPage, 'draft' | 'members' | 'phone' | 'email'>,
  unsent: UnsentFields,
  preselected: ApplyPreselection = {},
): ApplyForm {
  const member = draft ? memberOf(members, draft.familyId) : firstMember(members, preselected)
  const familyId = draft ? draft.familyId : (member?.familyId ?? null)
  return {
    familyId,
    policyId: policyFor(member, draft?.policyId ?? preselected.policyId),
    visitType: draft?.visitType ?? null,
    visitStart: draft?.visitStart ?? '',
    visitEnd: draft?.visitEnd ?? '',
    hospital: draft?.hospital ?? '',
    diagnosis: draft?.diagnosis ?? '',
    accidentNote: draft?.accidentNote ?? '',
    declaredFen: draft?.declaredFen ?? null,
    phone: draft?.phone ?? phone,
    email: (draft ? draft.email : email) ?? '',
    ...unsent,
  }
}

/** Another policy, perhaps of another person, may not cover the chosen visit type. */
export function withPolicy(form: ApplyForm, member: ClaimMember | undefined, policyId: string | null) {
  const { familyId = null, policies = [] } = member ?? {}
  const paid = policies.find(({ id }) => id === policyId)?.visitTypes ?? []
  const isPaid = form.visitType === null || paid.includes(form.visitType)
  return { familyId, policyId, ...(isPaid ? {} : { visitType: null }) }
}

function daysFaults({ visitStart, visitEnd }: ApplyForm, today: string): ApplyFaults {
  const faults: ApplyFaults = {}
  if (visitStart > today) faults.visitStart = '就诊日期不能晚于今天'
  if (visitEnd > today) faults.visitEnd = '末次就诊或出院日期不能晚于今天'
  else if (visitEnd !== '' && visitEnd < visitStart) faults.visitEnd = '末次就诊或出院日期不能早于首次日期'
  return faults
}

function contactFaults({ phone, email }: ApplyForm): ApplyFaults {
  const wrongPhone = isMasked(phone) ? null : phoneFault(phone)
  const isWrongEmail = email.trim() !== '' && !isEmail(email.trim())
  return {
    ...(wrongPhone ? { phone: wrongPhone } : {}),
    ...(isWrongEmail ? { email: '请输入正确的邮箱，例如 name@example.com，不需要请留空' } : {}),
  }
}

/** Faults that block the page, in field order. */
export function applyFaults(form: ApplyForm, today: string): ApplyFaults {
  const faults: ApplyFaults = {}
  if (form.policyId === null) faults.policyId = '请选择保单'
  if (form.visitType === null) faults.visitType = '请选择就诊类型'
  if (form.visitStart === '') faults.visitStart = '请选择就诊日期'
  else if (form.visitEnd === '') faults.visitEnd = '请选择末次就诊或出院日期'
  Object.assign(faults, daysFaults(form, today))
  if (form.hospital.trim() === '') faults.hospital = '请填写就诊医院'
  if (form.visitType === 'accident' && form.accidentNote.trim() === '')
    faults.accidentNote = '请说明意外发生的时间、地点和经过'
  return { ...faults, ...contactFaults(form) }
}

const text = (value: string) => value.trim() || null

/** The changes that are valid to send now; the rest waits until it is complete. */
export function sendable(unsent: UnsentFields, form: ApplyForm, today: string): Partial<ApplyInfo> {
  const changed = (name: keyof ApplyForm) => name in unsent
  const info: Partial<ApplyInfo> = {}
  if (changed('familyId')) info.familyId = form.familyId
  if (changed('policyId')) info.policyId = form.policyId
  if (changed('visitType')) info.visitType = form.visitType
  // Sent together, because the server validates them against each other.
  if ((changed('visitStart') || changed('visitEnd')) && Object.keys(daysFaults(form, today)).length === 0) {
    info.visitStart = form.visitStart || null
    info.visitEnd = form.visitEnd || null
  }
  if (changed('hospital')) info.hospital = text(form.hospital)
  if (changed('diagnosis')) info.diagnosis = text(form.diagnosis)
  if (changed('accidentNote')) info.accidentNote = text(form.accidentNote)
  if (changed('declaredFen')) info.declaredFen = form.declaredFen
  const faults = contactFaults(form)
  if (changed('phone') && !faults.phone) info.phone = form.phone
  if (changed('email') && !faults.email) info.email = text(form.email)
  return info
}
