import {
  certificateFacts,
  certificateFault,
  tidyCertificate,
  type CertificateKind,
} from '@yf/domain/certificate'
import { isDay } from '@yf/domain/dates'
import { birthFault, familyLimits, nameFault } from '@yf/domain/family'
import type { Gender } from '@yf/domain/gender'
import type { Relation } from '@yf/domain/relations'

/** A person's identity, validated. */
export interface VerifiedPerson {
  readonly name: string
  readonly relation: Relation
  readonly kind: CertificateKind
  readonly number: string
  readonly birth: string
  readonly gender: Gender
}

/** `field` is the DTO field, `words` the message. */
export interface PersonFault {
  readonly field: 'name' | 'certificateNumber' | 'birth' | 'gender'
  readonly message: string
}

export interface DeclaredMember {
  readonly name: string
  readonly relation: Relation
  readonly certificateType: CertificateKind
  readonly certificateNumber: string
  readonly birth?: string | undefined
  readonly gender?: Gender | undefined
}

/**
 * Birth and gender are derived from a number that contains them, and must agree with it; otherwise they are required.
 */
export function personOf(claimed: DeclaredMember, today: string): VerifiedPerson | PersonFault {
  const { relation, certificateType: kind } = claimed
  const name = claimed.name.trim()
  const number = tidyCertificate(claimed.certificateNumber)
  const wrongName = nameFault(name)
  if (wrongName) return { field: 'name', message: wrongName }
  const wrongNumber = certificateFault(kind, number)
  if (wrongNumber) return { field: 'certificateNumber', message: wrongNumber }

  const facts = certificateFacts(kind, number)
  const { birth = facts?.birth, gender = facts?.gender } = claimed
  if (birth === undefined) return { field: 'birth', message: '请填写出生日期' }
  if (gender === undefined) return { field: 'gender', message: '请选择性别' }
  if (facts && birth !== facts.birth) return { field: 'birth', message: '出生日期与证件号码不一致' }
  if (facts && gender !== facts.gender) return { field: 'gender', message: '性别与证件号码不一致' }
  const wrongBirth = isDay(birth) ? birthFault(birth, today) : '出生日期不存在，请核对'
  if (wrongBirth) return { field: facts ? 'certificateNumber' : 'birth', message: wrongBirth }
  return { name, relation, kind, number, birth, gender }
}

export const isFault = (checked: VerifiedPerson | PersonFault): checked is PersonFault => 'field' in checked

/** Why a family has no room for another person of this relation; `others` are all except the one in question. */
export function roomFor(
  relation: Relation,
  others: readonly { readonly relation: Relation }[],
): 'familyFull' | 'spouseTaken' | 'parentsFull' | null {
  if (others.length >= familyLimits.all) return 'familyFull'
  const same = others.filter((one) => one.relation === relation).length
  if (relation === 'spouse' && same >= familyLimits.spouse) return 'spouseTaken'
  if (relation === 'parent' && same >= familyLimits.parent) return 'parentsFull'
  return null
}
