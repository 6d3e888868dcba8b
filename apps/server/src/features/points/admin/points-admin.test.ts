import { messageCalls } from '@yf/contract/messages'
import { pointsCalls } from '@yf/contract/points'
import { pointsAdminCalls } from '@yf/contract/points-admin'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const page = { pageNo: 1, pageSize: 20 }
const sessions: Record<string, { token: string }> = {}
let lin: { token: string }
beforeAll(async () => {
  lin = { token: await server.tokenOf('linxiao') }
  for (const account of ['operator1', 'finance1', 'finance2', 'senior1'])
    sessions[account] = { token: await server.staffTokenOf(account) }
})

const propose = (points: number, by = 'operator1', phone = '13800000001') =>
  server.call(pointsAdminCalls.propose, { companyId, phone, points, reason: '补发健步走奖励' }, sessions[by]!)
const decide = (id: string, isConfirmed: 0 | 1, by = 'finance1') =>
  server.call(pointsAdminCalls.decide, { id, isConfirmed, note: '' }, sessions[by]!)
const balance = async () => (await server.call(pointsCalls.myScore, { companyId }, lin)).result.balance

test('a proposed adjustment credits points, with a notice, only after another person confirms it', async () => {
  const before = await balance()
  const proposed = (await propose(120)).result
  expect(proposed).toMatchObject({ memberName: '林*', memberPhone: '138****0001', state: 'proposed' })
  expect(await balance()).toBe(before)
  const answers = await Promise.all(['finance1', 'finance2'].map((by) => decide(proposed.id, 1, by)))
  expect(answers.map(({ code }) => code).toSorted()).toContain(refusals.adjustmentDecided.code)
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await balance()).toBe(before + 120)
  const notices = await server.call(messageCalls.list, { tab: 2, ...page }, lin)
  expect(notices.result.records[0]).toMatchObject({ title: '积分到账', jumpUrl: '/vip' })
})

test('a refused adjustment changes nothing, and one below a zero balance is not confirmed', async () => {
  const before = await balance()
  const refused = (await propose(500)).result
  expect((await decide(refused.id, 0)).result).toMatchObject({ state: 'refused', decidedBy: '陈财务' })
  const tooMuch = (await propose(-100_000)).result
  expect((await decide(tooMuch.id, 1)).code).toBe(refusals.pointsBelowZero.code)
  expect(await balance()).toBe(before)
  const some = (await propose(-20)).result
  expect((await decide(some.id, 1)).success).toBe(true)
  expect(await balance()).toBe(before - 20)
})

test('proposing and confirming need different roles and different people, and other roles can do neither', async () => {
  const proposed = (await propose(10)).result
  expect((await decide(proposed.id, 1, 'operator1')).code).toBe(refusals.dutyNotHeld.code)
  expect((await propose(10, 'finance1')).code).toBe(refusals.dutyNotHeld.code)
  // A person whose role was changed after proposing.
  await server.db
    .updateTable('points_adjustment')
    .set({ proposed_by: idOf('staff', 'finance1') })
    .where('id', '=', proposed.id)
    .execute()
  expect((await decide(proposed.id, 1)).code).toBe(refusals.ownProposal.code)
  const list = await server.call(pointsAdminCalls.adjustments, page, sessions['senior1']!)
  expect(list.code).toBe(refusals.dutyNotHeld.code)
  const own = (await server.call(pointsAdminCalls.adjustments, page, sessions['finance1']!)).result
  expect(own.records.find(({ id }) => id === proposed.id)).toMatchObject({ canDecide: 0 })
})

test('refuses a phone unknown at the company and an adjustment of zero points', async () => {
  expect((await propose(10, 'operator1', '13999999999')).code).toBe(refusals.memberUnknown.code)
  expect((await propose(10, 'operator1', '13800000002')).code).toBe(refusals.memberUnknown.code)
  expect((await propose(0)).http).toBe(400)
})

test('every action is audited', async () => {
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select('action')
    .where('action', 'in', ['proposePoints', 'confirmPoints', 'refusePoints', 'listAdjustments'])
    .execute()
  const kinds = new Set(auditEvents.map(({ action }) => action))
  expect(kinds).toEqual(new Set(['proposePoints', 'confirmPoints', 'refusePoints', 'listAdjustments']))
})

test('keeps stock, draws and balances consistent after all tests', async () => {
  expect(await recount(server.db)).toEqual([])
})
