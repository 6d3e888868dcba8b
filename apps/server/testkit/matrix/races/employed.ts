import { peopleAdminCalls } from '@yf/contract/people-admin'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import type { Prepared } from './prepared.ts'
import type { RaceKit } from './race-kit.ts'

const companyId = idOf('company', 'yuanshan')
let count = 0

async function newcomer({ stage: { server } }: RaceKit) {
  const token = await server.staffTokenOf('operator1')
  const today = shanghaiDay(server.clock.now())
  const input = {
    companyId,
    name: '赛跑者',
    certificateType: 'idCard' as const,
    certificateNumber: inventedCertificate('1987-04-03', 100 + ++count),
    hiredOn: addDays(today, -10),
  }
  return { token, today, input }
}

/** A certificate is on the roster once. */
export async function toHire(kit: RaceKit): Promise<Prepared> {
  const { token, input } = await newcomer(kit)
  return { token, input }
}

async function employee(kit: RaceKit) {
  const { token, today, input } = await newcomer(kit)
  const { server } = kit.stage
  const { result } = await server.call(peopleAdminCalls.hirePerson, input, { token, key: newId() })
  return { token, today, person: { companyId, ...result } }
}

export async function toChangePerson(kit: RaceKit): Promise<Prepared> {
  const { token, person } = await employee(kit)
  return { token, input: { ...person, department: '新部门' } }
}

export async function toLeave(kit: RaceKit): Promise<Prepared> {
  const { token, today, person } = await employee(kit)
  return { token, input: { ...person, leftOn: today } }
}

async function leaver(kit: RaceKit, daysAhead: number) {
  const { token, today, person } = await employee(kit)
  const input = { ...person, leftOn: addDays(today, daysAhead) }
  const { result } = await kit.stage.server.call(peopleAdminCalls.leavePerson, input, { token, key: newId() })
  return { token, today, person: { companyId, ...result } }
}

export async function toCancelLeave(kit: RaceKit): Promise<Prepared> {
  const { token, person } = await leaver(kit, 5)
  return { token, input: person }
}

export async function toRejoin(kit: RaceKit): Promise<Prepared> {
  const { token, today, person } = await leaver(kit, 0)
  return { token, input: { ...person, hiredOn: today } }
}

async function dependant(kit: RaceKit) {
  const { token, today, person } = await employee(kit)
  const { input } = await newcomer(kit)
  const { hiredOn: _, ...identity } = input
  return { token, input: { ...identity, holderId: person.id, relation: 'child' as const, from: today } }
}

export const toAddDependant = (kit: RaceKit): Promise<Prepared> => dependant(kit)

export async function toRemoveDependant(kit: RaceKit): Promise<Prepared> {
  const { token, input } = await dependant(kit)
  const { server } = kit.stage
  const { result } = await server.call(peopleAdminCalls.addDependant, input, { token, key: newId() })
  return { token, input: { companyId, ...result, until: input.from } }
}
