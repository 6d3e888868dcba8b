import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimTrialCalls } from '@yf/contract/claims-trial'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { takeCase } from '../record/find.ts'
import { staffActor } from '../record/transitions.ts'
import { addPolicy, caseLab, companyId, type CaseLab } from '../record/test-cases.ts'
import { settle } from '../decision/settle.ts'

const server = demoStage()
let lab: CaseLab
let policyId: string
beforeAll(async () => {
  lab = await caseLab(server)
  const terms = { grades: ['tertiary', 'secondary'], isPublicOnly: true, outsideRatio: 0 } as const
  policyId = await addPolicy(server, { yearlyFen: 100_000, visitFen: 60_000, deductibleFen: 10_000, terms })
})
afterEach(() => lab.clear())

const visit = {
  companyId,
  visitType: 'outpatient',
  grade: 'tertiary',
  isPublic: 1,
  billedFen: 50_000,
} as const
const ask = (change: object = {}, token = lab.token) =>
  server.call(claimTrialCalls.trial, { ...visit, policyId, ...change }, { token })

/** Decided by a person, so that part of the policy is used. */
async function settled(billed_fen: number): Promise<void> {
  const caseId = await lab.addCase({ state: 4, policyId, receipts: [{ billed_fen, day: '2026-02-20' }] })
  const actor = staffActor('0198c0de-0000-7000-8000-000000000001')
  await lab.work().transaction(async (ctx) => settle(ctx, (await takeCase(ctx.db, caseId))!, { actor }))
}

test('the estimate uses the rule of every decision for a visit without a receipt', async () => {
  const { result } = await ask({ socialFen: 10_000, ownExpenseFen: 5_000 })
  // 500 less 100 paid by social insurance, 50 outside the catalogue and the deductible of 100, at eighty percent.
  expect(result).toMatchObject({
    payableFen: 20_000,
    line: {
      liabilityName: '门急诊医疗费用',
      socialFen: 10_000,
      ownExpenseFen: 5_000,
      deductibleFen: 10_000,
      ratio: 80,
      payableFen: 20_000,
    },
    standing: { deductibleFen: 10_000, deductibleUsedFen: 0, deductibleLeftFen: 10_000, leftFen: 100_000 },
    doubts: [],
  })
})

test('deductible and yearly sum used by earlier cases are subtracted and shown, here and on the policy', async () => {
  await settled(70_000)
  const { result } = await ask()
  // 70,000 less the deductible at eighty percent were paid: 48,000 of 100,000.
  expect(result.standing).toEqual({
    liabilityName: '门急诊医疗费用',
    deductibleFen: 10_000,
    deductibleUsedFen: 10_000,
    deductibleLeftFen: 0,
    visitFen: 60_000,
    yearlyFen: 100_000,
    usedFen: 48_000,
    leftFen: 52_000,
  })
  expect(result.payableFen).toBe(40_000)
  expect((await ask({ billedFen: 70_000 })).result).toMatchObject({
    payableFen: 52_000,
    line: { overLimitFen: 4_000 },
  })
  const policy = await server.call(equityCalls.policy, { id: policyId }, lab)
  expect(policy.result.liabilities[0]).toMatchObject({ deductibleFen: 10_000, deductibleUsedFen: 10_000 })
})

test('what the terms exclude is refused with the reason, and what is unknown is a doubt', async () => {
  expect((await ask({ grade: 'clinic' })).result).toMatchObject({
    payableFen: 0,
    line: { reason: expect.stringContaining('保单只保障三级医院、二级医院') },
  })
  expect((await ask({ isPublic: 0 })).result.line.reason).toContain('保单只保障公立医院')
  expect((await ask({ grade: undefined })).result.doubts).toEqual([expect.stringContaining('待核对')])
  expect((await ask({ visitType: 'dental' })).result).toMatchObject({
    payableFen: 0,
    standing: null,
    line: { liabilityName: null, reason: expect.stringContaining('未包含该就诊类型') },
  })
})

test('stores nothing, however often it is called', async () => {
  const before = (await ask()).result
  for (const billedFen of [50_000, 60_000]) await ask({ billedFen })
  expect((await ask()).result).toEqual(before)
  const cases = await server.db
    .selectFrom('claim_case')
    .select('id')
    .where('policy_id', '=', policyId)
    .execute()
  expect(cases).toEqual([])
})

test('the household overview lists everybody once, with policies of today and the sums of the estimate', async () => {
  const of = async (person: string) =>
    server.call(claimTrialCalls.household, { companyId }, { token: await server.tokenOf(person) })
  // The lab's person has a session of its own.
  const mine = await server.call(claimTrialCalls.household, { companyId }, { token: lab.token })
  const [self] = mine.result.people
  const part = self!.parts.find((one) => one.policyId === policyId && one.visitType === 'outpatient')
  const { standing } = (await ask()).result
  expect(part).toMatchObject({ leftFen: standing!.leftFen, usedFen: standing!.usedFen })
  const names = mine.result.people.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(self!.parts.some(({ policyName }) => policyName === '团体重大疾病保险')).toBe(false)
  // A family member sees only themselves; a stranger nothing.
  expect((await of('chenmo')).result.people.map(({ name }) => name)).toEqual(['陈默'])
  expect((await of('zhoulan')).code).toBe(refusals.notInCompany.code)
})

test("reports parts that exceed the total, and does not find a stranger's policy", async () => {
  expect(await ask({ socialFen: 40_000, ownExpenseFen: 10_001 })).toMatchObject({ http: 400 })
  expect((await ask({ socialFen: 40_000, ownExpenseFen: 10_000 })).success).toBe(true)
  const stranger = await server.tokenOf('zhoulan')
  expect(await ask({}, stranger)).toMatchObject({ success: false })
  expect(await ask({ policyId: companyId })).toMatchObject({ code: refusals.policyNotOfMember.code })
})
