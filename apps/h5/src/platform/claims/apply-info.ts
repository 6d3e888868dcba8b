import type { ApplyInfo, ApplyPage, ClaimMember } from '@yf/contract/claim-shapes'
import { emailFault } from '@yf/domain/email'
import { phoneFault } from '@yf/domain/phone'

export type InfoFaults = Partial<Record<keyof ApplyInfo, string>>

/** What the person was looking at when the claim began. */
export interface Preset {
  readonly familyId?: string | undefined
  readonly policyId?: string | undefined
}

const nothing: ApplyInfo = {
  familyId: null,
  policyId: null,
  visitType: null,
  visitStart: null,
  visitEnd: null,
  hospital: null,
  diagnosis: null,
  accidentNote: null,
  phone: null,
  email: null,
}

type Members = Pick<ApplyPage, 'members' | 'phone' | 'email'>

export const memberOf = (
  { members }: Pick<ApplyPage, 'members'>,
  familyId: string | null,
): ClaimMember | null => members.find((one) => one.familyId === familyId) ?? null

/** Who has one policy has nothing to choose. */
export function onlyPolicy(member: ClaimMember | null): string | null {
  const [first, second] = member?.policies ?? []
  return first && !second ? first.id : null
}

/** The one who was asked for, else the person himself, else whoever of the family is covered. */
function firstMember({ members }: Members, { familyId, policyId }: Preset): ClaimMember | null {
  const covered = members.find(({ policies }) => policies.some(({ id }) => id === policyId))
  const asked = members.find((one) => one.familyId === familyId)
  return covered ?? asked ?? members.find(({ refusal }) => refusal === null) ?? members[0] ?? null
}

export function initialInfo(
  page: Members,
  draft: (Partial<ApplyInfo> & Record<string, unknown>) | null,
  preset: Preset,
): ApplyInfo {
  const contact = { phone: page.phone || null, email: page.email }
  if (draft) {
    const known = Object.keys(nothing).flatMap((key) => {
      const value = draft[key]
      return value === null || value === undefined ? [] : [[key, value]]
    })
    return { ...nothing, ...contact, ...(Object.fromEntries(known) as Partial<ApplyInfo>) }
  }
  const member = firstMember(page, preset)
  const asked = member?.policies.find(({ id }) => id === preset.policyId)?.id
  return {
    ...nothing,
    ...contact,
    familyId: member?.familyId ?? null,
    policyId: asked ?? onlyPolicy(member),
  }
}

const isMasked = (phone: string) => phone.includes('*')

/** What is missing or wrong, by field, in words. */
export function infoFaults(info: ApplyInfo, today: string): InfoFaults {
  const faults: InfoFaults = {}
  if (!info.policyId) faults.policyId = '请选择保单'
  if (!info.visitType) faults.visitType = '请选择就诊类型'
  if (!info.visitStart) faults.visitStart = '请选择就诊开始日期'
  else if (info.visitStart > today) faults.visitStart = '就诊开始日期不能晚于今天'
  if (!info.visitEnd) faults.visitEnd = '请选择就诊结束日期'
  else if (info.visitEnd > today) faults.visitEnd = '就诊结束日期不能晚于今天'
  else if (info.visitStart && info.visitEnd < info.visitStart) faults.visitEnd = '结束日期不能早于开始日期'
  if (!info.hospital?.trim()) faults.hospital = '请填写就诊医院'
  if (info.visitType === 'accident' && !info.accidentNote?.trim()) faults.accidentNote = '请说明事故经过'
  const phone = info.phone ?? ''
  const wrongPhone = isMasked(phone) ? null : phoneFault(phone)
  if (wrongPhone) faults.phone = wrongPhone
  const wrongEmail = info.email?.trim() ? emailFault(info.email) : null
  if (wrongEmail) faults.email = wrongEmail
  return faults
}

/** Half a date or half an address would be refused, and everything else with it. */
export function sendable(change: Partial<ApplyInfo>, info: ApplyInfo, today: string): Partial<ApplyInfo> {
  const faults = infoFaults(info, today)
  const held = (['visitStart', 'visitEnd', 'phone', 'email'] as const).filter(
    (field) => faults[field] !== undefined && change[field] !== null,
  )
  return Object.fromEntries(
    Object.entries(change).filter(([field]) => !held.some((one) => one === field)),
  ) as Partial<ApplyInfo>
}
