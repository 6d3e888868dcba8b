import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const policyFor = async (person: string, policy: string) =>
  server.call(equityCalls.policy, { id: idOf('policy', policy) }, { token: await server.tokenOf(person) })

test('a policy lists its liabilities, in the order of its terms', async () => {
  const { result } = await policyFor('linxiao', 'lin-medical')
  expect(result).toMatchObject({ name: '企业补充医疗保险', companyName: '星河软件', usedFen: 368_050 })
  expect(result.liabilities.map(({ name }) => name)).toEqual([
    '门急诊医疗费用',
    '住院医疗费用',
    '牙科治疗费用',
  ])
  expect(result.liabilities[0]).toMatchObject({
    visitType: 'outpatient',
    deductibleFen: 10_000,
    deductibleUsedFen: 10_000,
    ratio: 80,
    visitFen: 100_000,
    yearlyFen: 800_000,
    usedFen: 218_050,
    waitingDays: 30,
  })
  expect(result.policyNo).toMatch(/^YL\w\w\*+\w{4}$/)
})

test("the liabilities' payments add up to the policy's, and together they never exceed its limit", async () => {
  const sums = await server.db
    .selectFrom('policy')
    .innerJoin('group_contract', 'group_contract.id', 'policy.contract_id')
    .innerJoin('plan_version', 'plan_version.id', 'group_contract.plan_version_id')
    .innerJoin('plan_liability', 'plan_liability.version_id', 'plan_version.id')
    .leftJoin('policy_liability_use as use', (on) =>
      on.onRef('use.policy_id', '=', 'policy.id').onRef('use.liability_id', '=', 'plan_liability.id'),
    )
    .select([
      'plan_version.name',
      'policy.used_fen',
      'plan_version.cover_fen',
      sql<number>`coalesce(sum(use.used_fen), 0)::bigint`.as('used'),
      sql<number>`sum(plan_liability.yearly_fen)::bigint`.as('covered'),
    ])
    .groupBy(['policy.id', 'plan_version.name', 'policy.used_fen', 'plan_version.cover_fen'])
    .execute()
  expect(sums.length).toBeGreaterThan(12)
  for (const row of sums) {
    expect([row.name, row.used]).toEqual([row.name, row.used_fen])
    expect([row.name, row.covered <= row.cover_fen]).toEqual([row.name, true])
  }
})

test("a family member sees the policy that covers them and not the holder's", async () => {
  expect((await policyFor('chenmo', 'spouse-medical')).result).toMatchObject({
    insuredName: '陈默',
    userFamilyId: null,
  })
  expect((await policyFor('chenmo', 'lin-medical')).code).toBe(refusals.notFound.code)
})

test("another person's policy answers as nonexistent", async () => {
  const theirs = await policyFor('zhoulan', 'lin-medical')
  const nobodys = await policyFor('zhoulan', 'no such policy')
  expect(theirs).toMatchObject({ code: refusals.notFound.code, result: null })
  expect(theirs.message).toBe(nobodys.message)
})
