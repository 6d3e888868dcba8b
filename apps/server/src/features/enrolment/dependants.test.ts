import { beforeAll, expect, test } from 'vitest'
import { equityCalls } from '@yf/contract/equity'
import { familyCalls } from '@yf/contract/family'
import { identitySteps } from '@yf/contract/identity-steps'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { refusals } from '@yf/contract/refusals'
import { currentAgreement } from '@yf/domain/agreements'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { openRule } from '@yf/domain/people-class'
import { keepCode, newCode } from '#features/identity/codes.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { addTestContract, addTestPlan } from '#testkit/policies.ts'
import { workOf } from '#testkit/work-of.ts'
import { evaluatePeopleJob } from './jobs.ts'

const server = demoStage()
const companyId = idOf('company', 'yuanli')
const today = () => shanghaiDay(server.clock.now())
let hr = { token: '' }
let contractId = ''

/** A contract for employees and their children. */
async function addContract(): Promise<string> {
  const plan = await addTestPlan(server.db, { liabilities: [{}] })
  const days = [addDays(today(), -100), addDays(today(), 264)] as const
  const id = await addTestContract(server.db, { companyId, ...plan, days })
  const rule = { ...openRule, relations: ['self', 'child'] }
  await server.db
    .updateTable('contract_version')
    .set({ classes: jsonValue([{ key: 'all', name: '全体', isClosed: false, rule }]) as never })
    .where('contract_id', '=', id)
    .execute()
  return id
}
beforeAll(async () => {
  hr = { token: await server.staffTokenOf('hr2') }
  contractId = await addContract()
})

let count = 0
const someone = (name: string, born = '1990-05-06') => ({
  companyId,
  name,
  certificateType: 'idCard' as const,
  certificateNumber: inventedCertificate(born, 400 + ++count),
})
const hire = async (name: string) => {
  const person = { ...someone(name), phone: `1389998${1000 + ++count}`, hiredOn: addDays(today(), -30) }
  const { result } = await server.call(peopleAdminCalls.hirePerson, person, { ...hr, key: newId() })
  return { ...person, id: result.id }
}
const childOf = async (holderId: string, name: string, born = '2018-03-04') => {
  const child = { ...someone(name, born), holderId, relation: 'child' as const, from: addDays(today(), -10) }
  const { result } = await server.call(peopleAdminCalls.addDependant, child, { ...hr, key: newId() })
  return { ...child, id: result.id }
}
async function register({ phone, name, certificateNumber }: Awaited<ReturnType<typeof hire>>) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  const input = { phone, code, name, certificateNumber, agreementVersion: currentAgreement }
  return (await server.call(identitySteps.register, input)).result.token!
}
const familyOf = async (token: string) =>
  (await server.call(familyCalls.list, {}, { token })).result.filter(({ relation }) => relation !== 'self')
const coverOf = async (token: string, contract = contractId) => {
  const mine = (await server.call(equityCalls.mine, { companyId }, { token })).result.insureEquityList
  const own = await server.db.selectFrom('policy').select('id').where('contract_id', '=', contract).execute()
  return mine
    .filter(({ id }) => own.some((policy) => policy.id === id))
    .map(({ userFamilyId }) => userFamilyId)
}

test('the cover of a dependant appears in the account of the employee who registers, as the family member', async () => {
  const employee = await hire('宋知远')
  await childOf(employee.id, '宋小满')
  await childOf(employee.id, '宋小暑')
  const token = await register(employee)
  const family = await familyOf(token)
  expect(family.map(({ name, relation, canEdit }) => [name, relation, canEdit])).toEqual([
    ['宋小满', 'child', 0],
    ['宋小暑', 'child', 0],
  ])
  expect((await coverOf(token)).toSorted()).toEqual([null, ...family.map(({ id }) => id)].toSorted())
  const removed = await server.call(familyCalls.remove, { id: family[0]!.id }, { token })
  expect(removed.code).toBe(refusals.familyCovered.code)
})

test('a dependant who is added later appears at once, and one whom the member has named is not doubled', async () => {
  const employee = await hire('韩知行')
  const token = await register(employee)
  const named = someone('韩小雪', '2016-11-22')
  const { name, certificateType, certificateNumber } = named
  const added = await server.call(
    familyCalls.add,
    { name, certificateType, certificateNumber, relation: 'child' },
    { token, key: newId() },
  )
  expect(await coverOf(token)).toEqual([null])
  const announced = { ...named, holderId: employee.id, relation: 'child' as const, from: today() }
  await server.call(peopleAdminCalls.addDependant, announced, { ...hr, key: newId() })
  expect((await familyOf(token)).map(({ id }) => id)).toEqual([added.result.id])
  expect((await coverOf(token)).toSorted()).toEqual([null, added.result.id].toSorted())
})

test('a contract that is approved after the registration reaches the dependants too', async () => {
  const employee = await hire('唐知夏')
  await childOf(employee.id, '唐小寒')
  const token = await register(employee)
  const later = await addContract()
  await server.db
    .updateTable('contract_version')
    .set({ evaluated_at: null })
    .where('contract_id', '=', later)
    .execute()
  const first = { companyId, contractId: later, no: 1, startDay: addDays(today(), -100) }
  await evaluatePeopleJob.run({ ...first, after: null, people: 0 }, workOf(server))
  const [child] = await familyOf(token)
  expect((await coverOf(token, later)).toSorted()).toEqual([null, child!.id].toSorted())
})

test('a dependant of an employee who has not registered waits in nobody’s account', async () => {
  const employee = await hire('冯知秋')
  const child = await childOf(employee.id, '冯小露')
  const policies = await server.db
    .selectFrom('policy')
    .select(['account_id', 'family_id'])
    .where('person_id', '=', child.id)
    .where('contract_id', '=', contractId)
    .execute()
  expect(policies).toEqual([{ account_id: null, family_id: null }])
})
