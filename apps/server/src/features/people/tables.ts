import type { Generated, JSONColumnType } from 'kysely'
import type { CertificateKind } from '@yf/domain/certificate'
import type { Gender } from '@yf/domain/gender'
import type { PersonEventKind, PersonFactsShown, PersonStatus } from '@yf/domain/person'
import type { Relation } from '@yf/domain/relations'

/** An employee or a dependant whom a company has entered. Only people with such a row may register. */
export interface PersonTable {
  company_id: string
  id: string
  name: string
  gender: Gender
  certificate_kind: CertificateKind
  certificate_hash: string
  certificate_encrypted: string
  /** The employer's contact of the person. */
  phone_hash: string | null
  phone_encrypted: string | null
  mail_encrypted: string | null
  account_id: string | null
  joined_at: Date | null
  status: Generated<PersonStatus>
  birthday: string | null
  country: Generated<string>
  /** Null for an employee. A dependant refers to the employee, and has a first and a last day of its own. */
  relation: Relation | null
  holder_id: string | null
  dependant_from: string | null
  /** The first day on which the person is no longer a dependant. */
  dependant_until: string | null
  /** The number of changes. Whoever changes or undoes the row names the revision that they have seen. */
  revision: Generated<number>
  created_at: Generated<Date>
}

/** One period of employment. A person who returns to the company gets another row. */
export interface EmploymentTable {
  company_id: string
  id: string
  person_id: string
  state: 'coming' | 'current' | 'ended'
  hired_on: string
  /** The first day without employment. */
  left_on: string | null
  grade: string | null
  region: string | null
  department: string | null
  branch: string | null
  /** The day of the last change of grade, region, department or branch; null: none since the hire. */
  class_since: string | null
  created_at: Date
}

export interface PersonEventTable {
  company_id: string
  id: string
  person_id: string
  kind: PersonEventKind
  at: Date
  staff_id: string | null
  staff_name: string | null
  import_id: string | null
  before: JSONColumnType<PersonFactsShown>
  after: JSONColumnType<PersonFactsShown>
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    person: PersonTable
    employment: EmploymentTable
    person_event: PersonEventTable
  }
}
