import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import type { VisitType } from '@yf/domain/claim-materials'
import { fromMoment } from '@yf/domain/dates'
import { demoStage } from '#testkit/demo-stage.ts'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { encryptedReason } from '#features/claims/record/timeline.ts'
import { staffActor, system } from '#features/claims/record/transitions.ts'
import { accountId, caseLab, companyId, type CaseLab } from '#features/claims/record/test-cases.ts'
import { caseSubject } from '#features/claims/record/own-case.ts'
import { insertPayment } from '../payment/payments.ts'
import { freshMs } from './past-times.ts'

// A Monday.
const now = '2026-03-02 13:00:00'
const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
  server.clock.set(fromMoment(now))
  await server.db.updateTable('claim_case').set({ decided_at: null }).execute()
  await server.db.updateTable('payment').set({ paid_at: null }).execute()
})
afterEach(async () => {
  await lab.clear()
  isLearnt()
})
/** Statistics are cached for some minutes. */
const isLearnt = () => server.clock.advance({ seconds: freshMs / 1_000 })

const expectedOf = async (caseId: string) => {
  const { nextStep, expectedTime } = (await server.call(claimCalls.detail, { caseId }, lab)).result
  return { nextStep, expectedTime }
}

const handler = staffActor('0198c0de-0000-7000-8000-000000000001')

interface Past {
  readonly count?: number
  readonly actor?: string
  readonly visit?: VisitType
  readonly billed?: number
  /** The times of submission, request, supplement and decision. */
  readonly transitions?: readonly (readonly [from: number, to: number, at: string])[]
}

const submitted = [0, 1, '2026-02-24 09:00:00'] as const
/** After one working day and an hour. */
const usual = [submitted, [4, 6, '2026-02-25 10:00:00']] as const

async function decided({
  count = 10,
  actor = handler,
  visit,
  billed = 50_000,
  transitions = usual,
}: Past = {}) {
  for (let time = 0; time < count; time += 1) {
    const set = {
      visit_type: visit ?? ('outpatient' as const),
      billed_fen: billed,
      submitted_at: fromMoment(transitions[0]![2]),
      decided_at: fromMoment(transitions.at(-1)![2]),
    }
    const id = await lab.addCase({ state: 6, receipts: [], kinds: [], set })
    for (const [from, to, at] of transitions) {
      const cause = { actor: to === 1 ? accountId : actor, reason: '测试', at: fromMoment(at) }
      await recordState(server.db, caseSubject({ company_id: companyId, id }), { from, to }, cause)
    }
  }
  isLearnt()
}

const open = (set: object = {}) => lab.addCase({ state: 1, set: { billed_fen: 50_000, ...set } })

test('caches the statistics for five minutes, and then loads them again', async () => {
  const caseId = await open()
  expect((await expectedOf(caseId)).expectedTime).toBeNull()
  await decided()
  server.clock.advance({ seconds: -1 })
  expect((await expectedOf(caseId)).expectedTime).toBeNull()
  server.clock.advance({ seconds: 1 })
  expect((await expectedOf(caseId)).expectedTime).not.toBeNull()
})

test('ignores decisions of half a year ago and earlier', async () => {
  const day = (date: string) =>
    [
      [0, 1, `${date} 09:00:00`],
      [4, 6, `${date} 13:00:00`],
    ] as const
  await decided({ count: 9 })
  await decided({ count: 1, transitions: day('2025-09-02') })
  expect((await expectedOf(await open())).expectedTime).toBeNull()
  await decided({ count: 1, transitions: day('2025-09-04') })
  expect((await expectedOf(await open())).expectedTime).not.toBeNull()
})

test('without past decisions nothing is promised', async () => {
  await decided({ count: 9 })
  expect(await expectedOf(await open())).toEqual({
    nextStep: '等待理赔专员受理，有进展会通知您',
    expectedTime: null,
  })
})

test('otherwise promises what most similar cases took, in working days', async () => {
  await decided()
  expect(await expectedOf(await open())).toEqual({
    nextStep: '等待理赔专员受理，预计 2 个工作日内有结果',
    expectedTime: '2026-03-04 18:30:00',
  })
})

test('automatic decisions do not count, however fast', async () => {
  const atOnce = [submitted, [4, 6, '2026-02-24 09:00:01']] as const
  await decided({ count: 30, actor: system, transitions: atOnce })
  expect((await expectedOf(await open())).expectedTime).toBeNull()
  await decided()
  expect((await expectedOf(await open())).nextStep).toContain('预计 2 个工作日内')
})

test('cases of another kind of visit do not count', async () => {
  await decided({ visit: 'inpatient' })
  expect((await expectedOf(await open())).expectedTime).toBeNull()
  expect((await expectedOf(await open({ visit_type: 'inpatient' }))).expectedTime).not.toBeNull()
})

test.each([
  [100_000, 100_000, true],
  [100_000, 100_001, false],
  [100_001, 100_000, false],
  [100_001, 1_000_000, true],
  [1_000_001, 1_000_000, false],
])('cases of %i fen count for one of %i fen: %s', async (past, billed_fen, hasEstimate) => {
  await decided({ billed: past })
  expect((await expectedOf(await open({ billed_fen }))).expectedTime !== null).toBe(hasEstimate)
})

test('time spent waiting for documents is not counted', async () => {
  const transitions = [
    [0, 1, '2026-01-05 09:00:00'],
    [1, 2, '2026-01-05 10:00:00'],
    [2, 3, '2026-01-05 11:00:00'],
    [3, 2, '2026-02-25 09:00:00'],
    [2, 4, '2026-02-25 10:00:00'],
    [4, 7, '2026-02-25 11:00:00'],
  ] as const
  await decided({ transitions })
  expect((await expectedOf(await open())).nextStep).toContain('预计 1 个工作日内')
})

test('the Spring Festival does not count, and a worked Saturday does', async () => {
  await decided()
  server.clock.set(fromMoment('2026-02-13 10:00:00'))
  const caseId = await open({ submitted_at: fromMoment('2026-02-13 10:00:00') })
  // Saturday the 14th is worked, then the festival until the 23rd.
  expect((await expectedOf(caseId)).expectedTime).toBe('2026-02-24 18:30:00')
  server.clock.set(fromMoment(now))
})

test('a supplemented case is expected from the supplement on', async () => {
  await decided()
  const caseId = await open({ submitted_at: fromMoment('2026-02-09 10:00:00') })
  const subject = caseSubject({ company_id: companyId, id: caseId })
  const reason = await encryptedReason(
    { ...server.services, db: server.db },
    { account_id: accountId, id: caseId },
    '测试',
  )
  const cause = { actor: accountId, reason, at: fromMoment('2026-03-02 12:00:00') }
  expect((await expectedOf(caseId)).nextStep).toContain('比平时稍久')
  await recordState(server.db, subject, { from: 3, to: 2 }, cause)
  expect((await expectedOf(caseId)).expectedTime).toBe('2026-03-04 18:30:00')
})

test('a case that takes longer than most says so, and never names a past time', async () => {
  await decided()
  const caseId = await lab.addCase({
    state: 4,
    set: { billed_fen: 50_000, submitted_at: fromMoment('2026-02-25 10:00:00') },
  })
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

async function paid(count: number, isAtOnce: boolean, created: string, arrived: string | null) {
  for (let time = 0; time < count; time += 1) {
    const caseId = await lab.addCase({ state: arrived ? 6 : 5, receipts: [], kinds: [] })
    const { bank_card_id } = await lab.caseOf(caseId)
    await insertPayment(server.db, {
      company_id: companyId,
      subject_kind: 'claim',
      subject_id: caseId,
      subject_no: 'LP',
      id: newId(),
      batch_id: null,
      amount_fen: 100,
      account_id: accountId,
      bank_card_id: bank_card_id!,
      state: arrived ? 'paid' : 'sent',
      is_at_once: isAtOnce,
      tries: 1,
      receipt: null,
      failure: null,
      created_at: fromMoment(created),
      sent_at: null,
      asked_at: null,
      paid_at: arrived ? fromMoment(arrived) : null,
    })
    if (!arrived) return caseId
  }
  return ''
}

test('expects a payment by how long payments of the same way took', async () => {
  const underWay = await paid(1, false, '2026-03-02 10:00:00', null)
  await paid(10, true, '2026-02-24 10:00:00', '2026-02-24 10:05:00')
  expect(await expectedOf(underWay)).toEqual({
    nextStep: '赔款正在打款，到账后会通知您',
    expectedTime: null,
  })
  // Four working days later: Saturday the 28th is worked for the Spring Festival.
  await paid(10, false, '2026-02-25 10:00:00', '2026-03-02 10:00:00')
  expect(await expectedOf(underWay)).toEqual({
    nextStep: '赔款预计 4 个工作日内到账',
    expectedTime: '2026-03-06 18:30:00',
  })
})
