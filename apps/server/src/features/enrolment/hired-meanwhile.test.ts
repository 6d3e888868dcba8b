import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { openRule } from '@yf/domain/people-class'
import { hire } from '#features/people/public.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { addTestPlan } from '#testkit/policies.ts'
import { workOf } from '#testkit/work-of.ts'
import { evaluatePeopleJob } from './jobs.ts'

const server = demoStage()
const companyId = idOf('company', 'haina')

test('a contract is not approved while somebody is being hired, so that the job sees everybody', async () => {
  const today = shanghaiDay(server.clock.now())
  const { versionId } = await addTestPlan(server.db, { liabilities: [{}] })
  const operator = { token: await server.staffTokenOf('operator1') }
  const second = { token: await server.staffTokenOf('operator2') }
  const rule = {
    ...openRule,
    relations: ['self' as const],
    grades: null,
    regions: null,
    departments: null,
    branches: null,
  }
  const startsOn = addDays(today, -10)
  const contract = (
    await server.call(
      plansAdminCalls.addContract,
      {
        companyId,
        previousId: null,
        planVersionId: versionId,
        startsOn,
        endsOn: addDays(today, 300),
        classes: [{ key: 'all', name: '全体', isClosed: false, yearlyFen: null, rule }],
      },
      { ...operator, key: newId() },
    )
  ).result
  const key = { contractId: contract.id, no: 1, edits: 0 }
  await server.call(plansAdminCalls.submitContract, key, operator)

  let approved = false
  const { personId, approving } = await workOf(server).transaction(async (tx) => {
    const request = {
      name: '程知时',
      certificateKind: 'idCard' as const,
      certificateNumber: inventedCertificate('1991-02-03', 640),
      gender: null,
      birthday: null,
      phone: null,
      mail: null,
      country: 'CN',
      grade: null,
      region: null,
      department: null,
      branch: null,
      hiredOn: addDays(today, -20),
      leftOn: null,
    }
    const done = await hire(tx, companyId, request, { staffId: null, staffName: '测试', importId: null })
    const decision = server.call(plansAdminCalls.decideContract, { ...key, isConfirmed: 1, note: '' }, second)
    const settled = decision.then(() => (approved = true))
    await wait(400)
    expect(approved).toBe(false)
    return { personId: (done as { personId: string }).personId, approving: settled }
  })
  await approving
  await evaluatePeopleJob.run(
    { companyId, contractId: contract.id, no: 1, startDay: startsOn, after: null, people: 0 },
    workOf(server),
  )
  const policies = await server.db
    .selectFrom('policy')
    .select('start_dt')
    .where('person_id', '=', personId)
    .where('contract_id', '=', contract.id)
    .execute()
  expect(policies).toEqual([{ start_dt: startsOn }])
})
