import { certificateFacts } from '@yf/domain/certificate'
import { shanghaiDay } from '@yf/domain/dates'
import { maskCertificate, maskEmail, maskPhone } from '@yf/domain/masks'
import { genderNames } from '@yf/domain/gender'
import { personFaults, type EnteredPerson, type PersonFactsShown, type PersonFault } from '@yf/domain/person'
import { relationLabel } from '@yf/domain/relations'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import { rosterField, rosterMailRow, rosterPhoneField, rosterPhoneRow, rosterRow } from './encrypted.ts'
import { holderOfPhone, type Employment, type Person } from './store.ts'
import type { PeopleContext } from './watchers.ts'

/** A person with the facts by which contracts sort people into classes. */
export interface EmployedPerson extends EnteredPerson {
  readonly country: string
  readonly grade: string | null
  readonly region: string | null
  readonly department: string | null
  readonly branch: string | null
}

export type PersonOutcome =
  | { readonly kind: 'done'; readonly personId: string; readonly revision: number }
  | { readonly kind: 'fault'; readonly field: string; readonly message: string }
  | { readonly kind: 'missing' }
  /** Somebody else changed the person meanwhile. */
  | { readonly kind: 'moved' }

export const faultOf = (fault: PersonFault): PersonOutcome => ({ kind: 'fault', ...fault })

export const todayOf = ({ clock }: Pick<PeopleContext, 'clock'>): string => shanghaiDay(clock.now())

/** The person's own faults, and a phone that another person of the company has. */
export async function faultOfPerson(
  ctx: PeopleContext,
  companyId: string,
  person: EnteredPerson,
  except: string | null,
): Promise<PersonFault | null> {
  const [fault] = personFaults(person, todayOf(ctx))
  if (fault) return fault
  if (person.phone === null) return null
  const hashes = ctx.cipher.lookups(person.phone, rosterPhoneField)
  const holder = await holderOfPhone(ctx.db, companyId, hashes, except)
  return holder === null ? null : { field: 'phone', message: '该手机号已登记给本企业的其他人' }
}

/** The certificate number determines gender and birthday; the entered values count only without one. */
export function columnsOf(cipher: FieldCipher, id: string, entered: EmployedPerson) {
  const { certificateKind, certificateNumber, phone, mail } = entered
  const facts = certificateFacts(certificateKind, certificateNumber)
  return {
    name: entered.name,
    gender: facts?.gender ?? entered.gender!,
    birthday: facts?.birth ?? entered.birthday,
    country: entered.country,
    certificate_kind: certificateKind,
    certificate_hash: cipher.lookup(certificateNumber, rosterField),
    certificate_encrypted: cipher.encrypt(certificateNumber, rosterRow(id)),
    phone_hash: phone === null ? null : cipher.lookup(phone, rosterPhoneField),
    phone_encrypted: phone === null ? null : cipher.encrypt(phone, rosterPhoneRow(id)),
    mail_encrypted: mail === null ? null : cipher.encrypt(mail, rosterMailRow(id)),
  }
}

export interface PersonNumbers {
  readonly certificateNumber: string
  readonly phone: string | null
  readonly mail: string | null
}

export const numbersOf = (
  cipher: FieldCipher,
  person: Pick<Person, 'id' | 'certificate_encrypted' | 'phone_encrypted' | 'mail_encrypted'>,
): PersonNumbers => ({
  certificateNumber: cipher.open(person.certificate_encrypted, rosterRow(person.id)),
  phone: person.phone_encrypted && cipher.open(person.phone_encrypted, rosterPhoneRow(person.id)),
  mail: person.mail_encrypted && cipher.open(person.mail_encrypted, rosterMailRow(person.id)),
})

const classOf = (employment: Employment | undefined) => ({
  grade: employment?.grade ?? null,
  region: employment?.region ?? null,
  department: employment?.department ?? null,
  branch: employment?.branch ?? null,
})

/** The person as it was entered. */
export const enteredOf = (
  cipher: FieldCipher,
  person: Person,
  employment: Employment | undefined,
): EmployedPerson => ({
  name: person.name,
  gender: person.gender === 0 ? null : person.gender,
  certificateKind: person.certificate_kind,
  birthday: person.birthday,
  country: person.country,
  ...numbersOf(cipher, person),
  ...classOf(employment),
})

/** For the history: numbers are masked. */
export const shownFacts = (
  entered: EmployedPerson,
  days: PersonFactsShown & { readonly relation?: string | null },
): PersonFactsShown => ({
  name: entered.name,
  gender: entered.gender === null ? null : genderNames[entered.gender],
  certificate: maskCertificate(entered.certificateNumber),
  phone: entered.phone && maskPhone(entered.phone),
  mail: entered.mail && maskEmail(entered.mail),
  birthday: entered.birthday,
  country: entered.country,
  grade: entered.grade,
  region: entered.region,
  department: entered.department,
  branch: entered.branch,
  ...days,
  ...(days.relation ? { relation: relationLabel(days.relation) } : {}),
})

/** Both sides with only the fields that differ. */
export function differences(
  before: PersonFactsShown,
  after: PersonFactsShown,
): { before: PersonFactsShown; after: PersonFactsShown } {
  const names = (Object.keys(after) as (keyof PersonFactsShown)[]).filter(
    (name) => (before[name] ?? null) !== (after[name] ?? null),
  )
  const only = (facts: PersonFactsShown) =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null])) as PersonFactsShown
  return { before: only(before), after: only(after) }
}
