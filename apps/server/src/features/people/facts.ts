import type { CertificateKind } from '@yf/domain/certificate'
import type { Gender } from '@yf/domain/gender'
import type { Relation } from '@yf/domain/relations'
import type { Db } from '#platform/db/handle.ts'
import { employmentOf, personById, type Employment, type Person } from './store.ts'

/** The facts about a person for other features: they determine the class, and the days of the cover. */
export interface PersonFacts {
  readonly companyId: string
  readonly personId: string
  readonly accountId: string | null
  readonly holderPersonId: string | null
  /** Null for an employee. */
  readonly relation: Relation | null
  readonly name: string
  readonly certificateKind: CertificateKind
  readonly certificateHash: string
  readonly gender: Gender
  readonly birthday: string | null
  readonly country: string
  readonly grade: string | null
  readonly region: string | null
  readonly department: string | null
  readonly branch: string | null
  /** The day of the last change of these four; null: none since the hire. */
  readonly classSince: string | null
  readonly hiredOn: string
  /** The first day without employment, or without the employer's entry of the dependant. */
  readonly leftOn: string | null
}

type FactsRow = Omit<
  Person,
  | 'certificate_encrypted'
  | 'phone_hash'
  | 'phone_encrypted'
  | 'mail_encrypted'
  | 'revision'
  | 'created_at'
  | 'joined_at'
>

/** Null if the company has no such person. A dependant has the class of the employee, and is covered no longer. */
export async function personFacts(db: Db, companyId: string, personId: string): Promise<PersonFacts | null> {
  const person = await personById(db, companyId, personId)
  if (!person) return null
  const employment = await employmentOf(db, companyId, person.holder_id ?? person.id)
  return employment ? factsOf(person, employment) : null
}

/** Of rows that were just written. */
export function factsOf(person: FactsRow, employment: Employment): PersonFacts {
  const from = person.dependant_from
  const hiredOn = from !== null && from > employment.hired_on ? from : employment.hired_on
  const ends = [employment.left_on, person.dependant_until].filter((day) => day !== null).toSorted()
  // An employment that was withdrawn counts as if it had never existed.
  const leftOn = person.status === 'withdrawn' ? hiredOn : (ends[0] ?? null)
  return {
    companyId: person.company_id,
    personId: person.id,
    accountId: person.account_id,
    holderPersonId: person.holder_id,
    relation: person.relation,
    name: person.name,
    certificateKind: person.certificate_kind,
    certificateHash: person.certificate_hash,
    gender: person.gender,
    birthday: person.birthday,
    country: person.country,
    grade: employment.grade,
    region: employment.region,
    department: employment.department,
    branch: employment.branch,
    classSince: employment.class_since,
    hiredOn,
    leftOn: leftOn !== null && leftOn < hiredOn ? hiredOn : leftOn,
  }
}
