import { certificateLabel } from '@yf/domain/certificate'
import { genderNames } from '@yf/domain/gender'
import { relationLabel } from '@yf/domain/relations'
import type { ImportContext, RowValues } from '#features/imports/public.ts'
import {
  employmentsByPerson,
  enteredOf,
  numbersOf,
  peopleAfter,
  personsById,
  type Employment,
  type Person,
} from '#features/people/public.ts'
import type { PeopleColumn } from './columns.ts'

const perPage = 500
const first = '00000000-0000-0000-0000-000000000000'

/** Who is employed or announced, then the dependants: the file can be imported again as it is. */
export async function* exportedPeople(ctx: ImportContext, companyId: string): AsyncGenerator<RowValues> {
  for (const kind of ['employees', 'dependants'] as const) {
    let after = first
    for (;;) {
      const people = await peopleAfter(ctx.db, companyId, kind, after, perPage)
      const employees = people.map(({ id, holder_id }) => holder_id ?? id)
      const employments = await employmentsByPerson(ctx.db, companyId, employees)
      const holders = await personsById(ctx.db, companyId, employees)
      for (const person of people) {
        const holder = person.holder_id === null ? null : (holders.get(person.holder_id) ?? null)
        yield rowOf(ctx, person, holder, employments.get(person.holder_id ?? person.id))
      }
      if (people.length < perPage) break
      after = people.at(-1)!.id
    }
  }
}

function rowOf(
  { cipher }: ImportContext,
  person: Person,
  holder: Person | null,
  employment: Employment | undefined,
): Record<PeopleColumn, string> {
  const entered = enteredOf(cipher, person, employment)
  const isEmployee = person.relation === null
  const ofEmployee = (text: string | null) => (isEmployee ? (text ?? '') : '')
  return {
    name: entered.name,
    certificateType: certificateLabel(entered.certificateKind),
    certificateNumber: entered.certificateNumber,
    phone: entered.phone ?? '',
    mail: entered.mail ?? '',
    gender: entered.gender === null ? '' : genderNames[entered.gender],
    birthday: entered.birthday ?? '',
    department: ofEmployee(entered.department),
    branch: ofEmployee(entered.branch),
    region: ofEmployee(entered.region),
    grade: ofEmployee(entered.grade),
    hiredOn: (isEmployee ? employment?.hired_on : person.dependant_from) ?? '',
    leftOn: (isEmployee ? employment?.left_on : person.dependant_until) ?? '',
    relation: person.relation === null ? '' : relationLabel(person.relation),
    holderNumber: holder ? numbersOf(cipher, holder).certificateNumber : '',
    country: entered.country,
  }
}
