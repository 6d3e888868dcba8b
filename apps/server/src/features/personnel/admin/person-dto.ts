import type { PersonDetail, PersonRow } from '@yf/contract/people-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskCertificate, maskEmail, maskPhone } from '@yf/domain/masks'
import { mayDo } from '@yf/domain/staff'
import {
  dependantsOf,
  employmentsByPerson,
  employmentsOf,
  eventsOf,
  numbersOf,
  personNames,
  type Employment,
  type Person,
} from '#features/people/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

type ReadDeps = Pick<StaffContext, 'db' | 'cipher'>
type DetailDeps = Pick<StaffContext, 'db' | 'cipher' | 'staff'>

/** As rows of a list, with the class and the days of the employee to whom they belong. */
export async function toPersonRows(
  { db, cipher }: ReadDeps,
  companyId: string,
  people: readonly Person[],
): Promise<PersonRow[]> {
  const holders = people.flatMap(({ holder_id }) => holder_id ?? [])
  const names = await personNames(db, companyId, holders)
  const employees = people.map(({ id, holder_id }) => holder_id ?? id)
  const employments = await employmentsByPerson(db, companyId, employees)
  return people.map((person) => {
    const numbers = numbersOf(cipher, person)
    const employment = employments.get(person.holder_id ?? person.id)
    return {
      id: person.id,
      name: person.name,
      certificateType: person.certificate_kind,
      maskedCertificate: maskCertificate(numbers.certificateNumber),
      maskedPhone: numbers.phone && maskPhone(numbers.phone),
      status: person.status,
      isRegistered: person.account_id !== null,
      ...classAndDays(person, employment),
      relation: person.relation,
      holderId: person.holder_id,
      holderName: person.holder_id && (names.get(person.holder_id) ?? null),
    }
  })
}

const classAndDays = (person: Person, employment: Employment | undefined) => ({
  grade: employment?.grade ?? null,
  region: employment?.region ?? null,
  department: employment?.department ?? null,
  branch: employment?.branch ?? null,
  hiredOn: person.dependant_from ?? employment?.hired_on ?? '',
  leftOn: person.relation === null ? (employment?.left_on ?? null) : person.dependant_until,
})

export async function toPersonDetail(ctx: DetailDeps, person: Person): Promise<PersonDetail> {
  const { db, cipher } = ctx
  const { company_id: companyId, id } = person
  const [row] = await toPersonRows(ctx, companyId, [person])
  const { mail } = numbersOf(cipher, person)
  const employments = await employmentsOf(db, companyId, id)
  const events = await eventsOf(db, companyId, id)
  return {
    ...row!,
    revision: person.revision,
    memberId: mayDo(ctx.staff.role, 'members') ? person.account_id : null,
    gender: person.gender,
    birthday: person.birthday,
    country: person.country,
    maskedMail: mail && maskEmail(mail),
    dependantFrom: person.dependant_from,
    dependantUntil: person.dependant_until,
    employments: employments.map((one) => ({
      id: one.id,
      hiredOn: one.hired_on,
      leftOn: one.left_on,
      department: one.department,
    })),
    dependants: await toPersonRows(ctx, companyId, await dependantsOf(db, companyId, id)),
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      at: shanghaiMoment(event.at),
      by: event.staff_name,
      isImported: event.import_id !== null,
      before: event.before,
      after: event.after,
    })),
  }
}
