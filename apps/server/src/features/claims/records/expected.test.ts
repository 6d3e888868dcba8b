import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { demoStage } from '#testkit/demo-stage.ts'
import { caseLab, type CaseLab } from '../case/test-cases.ts'
import { workingDaysAfter } from './expected.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
  await server.db.updateTable('claim_case').set({ decided_at: null }).execute()
})
afterEach(() => lab.clear())

const hour = 3_600_000
const before = (hours: number) => new Date(server.clock.now().getTime() - hours * hour)
const expectedOf = async (caseId: string) => {
  const { nextStep, expectedTime } = (await server.call(claimCalls.detail, { caseId }, lab)).result
  return { nextStep, expectedTime }
}
/** Decided so many hours after they were submitted. */
async function decidedAfter(...hours: number[]): Promise<void> {
  for (const [at, took] of hours.entries()) {
    const set = { submitted_at: before(100 + at + took), decided_at: before(100 + at) }
    await lab.addCase({ state: 6, receipts: [], kinds: [], set })
  }
}

test('working days leave out the weekend', () => {
  const friday = new Date('2026-03-06T15:00:00+08:00')
  expect(workingDaysAfter(friday, 2)).toEqual(new Date('2026-03-10T18:30:00+08:00'))
})

test('without a past, two working days are told', async () => {
  const caseId = await lab.addCase({ state: 1 })
  expect(await expectedOf(caseId)).toEqual({
    nextStep: '等待理赔专员受理，一般 2 个工作日内有结果',
    expectedTime: '2026-03-04 18:30:00',
  })
})

test('with one, what most cases took; those that the machine decided tell nothing', async () => {
  await decidedAfter(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0, 0, 0)
  const caseId = await lab.addCase({ state: 2 })
  expect(await expectedOf(caseId)).toEqual({
    nextStep: '理赔专员正在审核资料，同类案件通常在 6 小时内有结果',
    expectedTime: '2026-03-02 19:00:00',
  })
})

test('one that takes longer than most is told so, and never an hour that has passed', async () => {
  await decidedAfter(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  const caseId = await lab.addCase({ state: 4, set: { submitted_at: before(5) } })
  expect(await expectedOf(caseId)).toEqual({
    nextStep: '正在核定赔付金额，比平时稍久，请您再耐心等待',
    expectedTime: '2026-03-03 18:30:00',
  })
})

test.each([
  [3, '请按要求补充资料并提交，收到后继续审核'],
  [6, null],
  [8, null],
] as const)('in state %i the next step is %s', async (state, nextStep) => {
  const caseId = await lab.addCase({ state })
  expect(await expectedOf(caseId)).toEqual({ nextStep, expectedTime: null })
})
