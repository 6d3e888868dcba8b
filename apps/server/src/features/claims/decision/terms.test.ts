import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import type { Terms } from '@yf/domain/adjudication/terms'
import { demoStage } from '#testkit/demo-stage.ts'
import { flagRows, takeCase } from '../record/find.ts'
import { endorsePolicy } from '#testkit/policies.ts'
import { staffActor } from '../record/transitions.ts'
import { addPolicy, caseLab, type CaseLab, type AddCaseOptions } from '../record/test-cases.ts'
import { reject } from './reject.ts'
import { settle } from './settle.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(() => lab.clear())

const actor = staffActor('0198c0de-0000-7000-8000-000000000001')
const decide = (caseId: string) =>
  lab.work().transaction(async (ctx) => settle(ctx, (await takeCase(ctx.db, caseId))!, { actor }))
const detailOf = async (caseId: string) => (await server.call(claimCalls.detail, { caseId }, lab)).result
const submitted = async (options: AddCaseOptions) => {
  const caseId = await lab.addCase(options)
  return (await lab.submit(caseId)).result
}
const flagsOf = async (caseId: string) => flagRows(server.db, await lab.caseOf(caseId))

const exclusions: Terms['exclusions'] = [{ name: '整形美容', codes: ['Z41'], words: ['双眼皮', '美容'] }]

test.each([
  ['by its diagnosis', '北京协和医院', '要求双眼皮手术'],
  ['by where it was done', '丽人医疗美容门诊部', '门诊治疗'],
])(
  'a cosmetic operation is not paid automatically: %s, and a person reads why',
  async (_, hospital, diagnosis) => {
    const policyId = await addPolicy(server, { yearlyFen: 1_000_000, terms: { exclusions } })
    const receipts = [{ billed_fen: 90_000, hospital }]
    const excludedCase = await submitted({ policyId, receipts, set: { diagnosis } })
    expect(excludedCase).toMatchObject({ isDecided: 0, payableFen: null })
    expect((await flagsOf(excludedCase.caseId)).map(({ kind }) => kind)).toContain('uncovered')
  },
)

test('a hospital missing in the directory is a doubt if the terms depend on its kind', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, terms: { isPublicOnly: true } })
  const unknown = await submitted({ policyId, receipts: [{ hospital: '某某医院' }] })
  expect(unknown.isDecided).toBe(0)
  const flags = await flagsOf(unknown.caseId)
  expect(flags.map(({ text }) => text)).toContain('某某医院不在医院名录中，等级与性质待核对')
  const known = await submitted({ policyId, receipts: [{ hospital: '北京星云第一人民医院' }] })
  expect(known).toMatchObject({ isDecided: 1, payableFen: 40_000 })
  // Another name of the same hospital, and one that is not public.
  const alias = await submitted({ policyId, receipts: [{ hospital: '北京第一人民医院' }] })
  expect(alias).toMatchObject({ isDecided: 1 })
  expect(await submitted({ policyId, receipts: [{ hospital: '北京星云和睦国际诊所' }] })).toMatchObject({
    isDecided: 0,
  })
})

test('charges outside the catalogue are excluded if the terms say so, and the line says it', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, terms: { outsideRatio: 0 } })
  const own = { billed_fen: 20_850, own_expense_fen: 6255 }
  const decided = await submitted({ policyId, receipts: [own] })
  expect(decided).toMatchObject({ isDecided: 1, payableFen: 11_676 })
  expect((await detailOf(decided.caseId)).lines[0]).toMatchObject({
    ownExpenseFen: 6255,
    reason: expect.stringContaining('目录外自费 ¥62.55 不在保障范围') as unknown,
  })
})

test.each([
  ['before the policy', '2025-12-30'],
  ['in the waiting period', '2026-01-15'],
])('a visit %s is not paid although its invoice came later', async (_, day) => {
  const { isDecided, caseId } = await submitted({
    set: { visit_start: day, visit_end: day },
    receipts: [{ day: '2026-02-20' }],
  })
  expect(isDecided).toBe(0)
  expect((await flagsOf(caseId)).map(({ kind }) => kind)).toContain('uncovered')
})

test('a visit inside the policy is paid although its invoice came two days after the end', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, start: '2025-03-01' })
  await server.db.updateTable('policy').set({ end_dt: '2026-02-18' }).where('id', '=', policyId).execute()
  const caseId = await lab.addCase({
    state: 4,
    policyId,
    set: { visit_start: '2026-02-18', visit_end: '2026-02-18' },
    receipts: [{ day: '2026-02-20' }],
  })
  expect(await decide(caseId)).toMatchObject({ decision: { payableFen: 40_000 } })
})

test('a case below the deductible is settled at zero with a friendly message, and the next one continues from there', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, deductibleFen: 10_000 })
  const small = await submitted({ policyId, receipts: [{ billed_fen: 6000 }] })
  expect(small).toMatchObject({ state: 6, stateName: '已结案', isDecided: 1, payableFen: 0 })
  const detail = await detailOf(small.caseId)
  expect(JSON.stringify(detail.timeline)).toContain('¥60.00 已计入年度免赔额')
  expect(detail.payment).toBeNull()
  expect(await lab.titles(small.caseId)).toContain('理赔已结案')
  const next = await submitted({ policyId, receipts: [{ billed_fen: 50_000 }] })
  expect(next).toMatchObject({ isDecided: 1, payableFen: 36_800 })
})

test('a case below the deductible that a person decides is settled at zero, and not refused', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, deductibleFen: 10_000 })
  const caseId = await lab.addCase({ state: 4, policyId, receipts: [{ billed_fen: 6000 }] })
  expect(await decide(caseId)).toMatchObject({ kind: 'settled', decision: { payableFen: 0 } })
  expect(await lab.caseOf(caseId)).toMatchObject({ state: 6, payable_fen: 0, closed_at: expect.any(Date) })
  expect(await lab.paymentOf(caseId)).toEqual([])
})

test('a visit claimed late takes its chronological position, and the difference for the earlier case is paid with it', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, deductibleFen: 10_000 })
  expect((await submitted({ policyId, receipts: [{ billed_fen: 50_000 }] })).payableFen).toBe(32_000)
  const set = { visit_start: '2026-02-10', visit_end: '2026-02-10' }
  const late = await submitted({ policyId, receipts: [{ billed_fen: 6000, day: '2026-02-10' }], set })
  expect(late).toMatchObject({ isDecided: 1, payableFen: 4800 })
  expect(await detailOf(late.caseId)).toMatchObject({ earlierFen: 4800, lines: [{ payableFen: 0 }] })
  const { used_fen, deductible_used_fen } = await server.db
    .selectFrom('policy_liability_use')
    .select(['used_fen', 'deductible_used_fen'])
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow()
  expect([used_fen, deductible_used_fen]).toEqual([36_800, 10_000])
})

test('two receipts of one day give the same sum in one case or two, in any order', async () => {
  const paid = async (cases: AddCaseOptions['receipts'][]) => {
    const policyId = await addPolicy(server, {
      yearlyFen: 1_000_000,
      deductibleFen: 10_000,
      visitFen: 100_000,
    })
    let sum = 0
    for (const receipts of cases) {
      const caseId = await lab.addCase({ state: 4, policyId, receipts: receipts ?? [] })
      const settled = await decide(caseId)
      sum += settled.kind === 'settled' ? settled.decision.payableFen : Number.NaN
    }
    return sum
  }
  const large = { billed_fen: 140_000, hospital: '北京星云第一人民医院' }
  const small = { billed_fen: 20_000, hospital: '北京星云中医院' }
  const sums = [
    await paid([[large, small]]),
    await paid([[small, large]]),
    await paid([[large], [small]]),
    await paid([[small], [large]]),
  ]
  expect(sums).toEqual([116_000, 116_000, 116_000, 116_000])
})

test('a receipt of a hospital other than declared is not paid automatically', async () => {
  const { isDecided, caseId } = await submitted({
    receipts: [{ hospital: '海港医院' }],
    set: { hospital: '北京协和医院' },
  })
  expect(isDecided).toBe(0)
  expect(await flagsOf(caseId)).toMatchObject([{ kind: 'otherHospital' }])
})

test('a refused invoice goes to manual review, also with another picture by another member', async () => {
  const invoice = { invoice_code: '077', invoice_number: '70070070' }
  const refused = await lab.addCase({ state: 4, receipts: [invoice] })
  await lab
    .work()
    .transaction(async (ctx) =>
      reject(ctx, (await takeCase(ctx.db, refused))!, { actor, reason: '票据系伪造' }),
    )
  const again = await submitted({ receipts: [{ ...invoice, invoice_code: '' }] })
  expect(again.isDecided).toBe(0)
  const { case_no } = await lab.caseOf(refused)
  expect((await flagsOf(again.caseId)).map(({ text }) => text)).toContain(
    `发票 70070070 曾在案件 ${case_no} 中被拒赔：票据系伪造`,
  )
})

test.each([
  ['a black picture', [], '没有读到文字'],
  [
    'somebody else’s record',
    [
      '北京协和医院',
      '姓名：王建国 性别：男',
      '就诊日期：2026-02-20',
      '诊断：急性上呼吸道感染。对症治疗，随诊',
    ],
    '的姓名为王建国，与就诊人林晓不同',
  ],
  [
    'a record of another day',
    ['北京协和医院', '姓名：林晓', '就诊日期：2026-02-02', '诊断：急性上呼吸道感染。对症治疗，随诊'],
    '的日期为2026-02-02，与申报的就诊日期2026-02-20不同',
  ],
  [
    'a record of another hospital',
    ['海港医院', '姓名：林晓', '就诊日期：2026-02-20', '诊断：急性上呼吸道感染。对症治疗，随诊'],
    '的医院为海港医院，与申报的北京协和医院不同',
  ],
])('%s is not paid automatically, and the flag names the disagreement', async (_, record, message) => {
  const { isDecided, caseId } = await submitted({ record })
  expect(isDecided).toBe(0)
  expect((await flagsOf(caseId)).map((flag) => flag.text).join('\n')).toContain(message)
})

test('two visits on either side of an endorsement are paid by the terms of their own day', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 60_000 })
  await endorsePolicy(server.db, policyId, '2026-02-20', (one) => ({ ...one, ratio: 90, yearlyFen: 80_000 }))
  const visit = (day: string) => ({
    policyId,
    receipts: [{ billed_fen: 50_000, day }],
    set: { visit_start: day, visit_end: day },
  })
  expect(await submitted(visit('2026-02-19'))).toMatchObject({ isDecided: 1, payableFen: 40_000 })
  // What was used before the endorsement counts towards its higher limit.
  expect(await submitted(visit('2026-02-20'))).toMatchObject({ isDecided: 1, payableFen: 40_000 })
  const { used_fen } = await server.db
    .selectFrom('policy_liability_use')
    .select('used_fen')
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow()
  expect(used_fen).toBe(80_000)
})
