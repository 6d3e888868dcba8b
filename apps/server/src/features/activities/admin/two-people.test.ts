import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { activitiesAdminCalls, type ActivityChange } from '@yf/contract/activities-admin'
import { activityCalls } from '@yf/contract/activities'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import type { ActivityContent } from '../tables.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const hardware = idOf('company', 'xinghe-hardware')
let lin: { token: string }
let operator: { token: string }
let finance: { token: string }
beforeAll(async () => {
  lin = { token: await server.tokenOf('linxiao') }
  operator = { token: await server.staffTokenOf('operator1') }
  finance = { token: await server.staffTokenOf('finance1') }
})

const prize = (points: number) =>
  ({
    kind: 'points',
    name: `${points} 积分`,
    points,
    odds: 10_000,
    stock: 50,
    how: '',
    batchId: null,
  }) as const

const composed = (changes: Partial<ActivityContent> = {}): ActivityContent => ({
  layout: 'active',
  title: '春日活动',
  summary: '',
  picLink: null,
  startTime: '2026-01-01 00:00:00',
  endTime: '2026-12-31 00:00:00',
  companyIds: [companyId],
  rules: [],
  steps: [],
  tasks: [],
  freeChances: 1,
  share: { title: '', words: '' },
  isPublished: 1,
  prizes: [prize(10)],
  ...changes,
})

const save = (sent: ActivityContent & { id?: string }) =>
  server.call(activitiesAdminCalls.saveActivity, sent, operator)
const changes = async (id: string): Promise<ActivityChange[]> => {
  const proposal = { pageNo: 1, pageSize: 100 }
  const { records } = (await server.call(activitiesAdminCalls.activityChanges, proposal, finance)).result
  return records.filter(({ activityId }) => activityId === id)
}
const decide = (activityId: string, no: number, isConfirmed: 0 | 1, who = finance, note = '') =>
  server.call(activitiesAdminCalls.decideActivity, { activityId, no, isConfirmed, note }, who)
const page = (id: string) => server.call(activityCalls.page, { companyId, id }, lin)
const auditTextsOf = async (
  action: 'changeActivity' | 'proposeActivity' | 'confirmActivity' | 'refuseActivity',
) =>
  asAuditorReadsAll(
    action,
    await server.db.selectFrom('audit_event').select('detail').where('action', '=', action).execute(),
  ).map(({ detail }) => detail)
/** Simulates that a month has passed: what was published without approval no longer counts. */
const aMonthLater = () =>
  server.db
    .updateTable('activity_change')
    .set({ proposed_at: new Date('2025-01-01') })
    .where('decided_by', 'is', null)
    .execute()

test('an activity that gives many points is hidden until finance staff approve it', async () => {
  const { result } = await save(composed({ title: '大奖季', prizes: [prize(100_000)], freeChances: 20 }))
  expect(result).toMatchObject({ isPublished: 0, proposal: { state: 'proposed', title: '大奖季' } })
  expect((await page(result.id)).code).toBe(refusals.notFound.code)
  const [waiting] = await changes(result.id)
  expect(waiting).toMatchObject({ state: 'proposed', points: 2_000_000, raise: 2_000_000, canDecide: 1 })
  expect(waiting!.differences).toContain('新增奖品「100000 积分」：100000 积分，概率 100%，50 份')
  expect((await decide(result.id, 1, 1, operator)).code).toBe(refusals.dutyNotHeld.code)
  expect((await decide(result.id, 1, 1)).result).toMatchObject({ state: 'inForce', canDecide: 0 })
  expect((await page(result.id)).result.prizes[0]).toMatchObject({ points: 100_000 })
  expect((await decide(result.id, 1, 0)).code).toBe(refusals.activityDecided.code)
  const [proposal] = await auditTextsOf('proposeActivity')
  expect(proposal).toContain('大奖季')
  expect(proposal).toContain('概率 100%，50 份')
  expect(proposal).toContain('可见企业：星河软件')
  expect(await auditTextsOf('confirmActivity')).toHaveLength(1)
})

test('members see the current version while a change waits, and keep it if the change is refused', async () => {
  const { result } = await save(composed({ title: '小活动' }))
  expect(result).toMatchObject({ isPublished: 1, proposal: null })
  const ten = { ...prize(10), id: result.prizes[0]!.id, odds: 5000 }
  const more = composed({ title: '更多奖品', prizes: [ten, { ...prize(500), odds: 5000 }] })
  const proposed = await save({ id: result.id, ...more })
  expect(proposed.result).toMatchObject({ title: '小活动', isPublished: 1, proposal: { title: '更多奖品' } })
  expect((await page(result.id)).result.title).toBe('小活动')
  const [waiting] = await changes(result.id)
  expect((await decide(result.id, waiting!.no, 0, finance, '超出预算')).result.state).toBe('refused')
  expect((await page(result.id)).result.prizes).toHaveLength(1)
  const { activities } = (await server.call(activitiesAdminCalls.activities, {}, operator)).result
  const saved = activities.find(({ id }) => id === result.id)!
  expect(saved.proposal).toMatchObject({ state: 'refused', note: '超出预算', title: '更多奖品' })
  // Edited again and approved, it is published with the same prizes as reviewed.
  await save({ id: result.id, ...more })
  const again = (await changes(result.id))[0]!
  expect((await decide(result.id, again.no, 1)).success).toBe(true)
  expect((await page(result.id)).result.title).toBe('更多奖品')
  const stored = (await server.call(activitiesAdminCalls.activities, {}, operator)).result.activities.find(
    ({ id }) => id === result.id,
  )!
  expect(stored.proposal).toBeNull()
  const same = { ...more, prizes: stored.prizes.map(({ drawn: _drawn, ...one }) => one) }
  expect((await save({ id: result.id, ...same })).result).toMatchObject({ proposal: null, title: '更多奖品' })
})

test('a new edit withdraws the waiting change, which can then no longer be approved', async () => {
  const { result } = await save(composed({ prizes: [prize(900)] }))
  const [waiting] = await changes(result.id)
  await save({ id: result.id, ...composed({ isPublished: 0, prizes: [] }) })
  expect((await changes(result.id))[0]).toMatchObject({ state: 'withdrawn', decidedBy: null })
  expect((await decide(result.id, waiting!.no, 1)).code).toBe(refusals.activityDecided.code)
  expect((await page(result.id)).code).toBe(refusals.notFound.code)
})

test('adds up small changes over a month, across the activities that the same members see', async () => {
  await aMonthLater()
  const small = () => save(composed({ freeChances: 20, prizes: [prize(5)] }))
  expect((await small()).result.proposal).toBeNull()
  expect((await small()).result.proposal).toBeNull()
  expect((await small()).result.proposal?.state).toBe('proposed')
  const others = composed({ companyIds: [hardware], freeChances: 20, prizes: [prize(10)] })
  expect((await save(others)).result.proposal).toBeNull()
  expect((await save(composed({ companyIds: [], prizes: [prize(1)] }))).result.proposal?.state).toBe(
    'proposed',
  )
  await aMonthLater()
  expect((await small()).result.proposal).toBeNull()
})

test('the limit cannot be bypassed by unpublishing and republishing, or by lowering odds and adding chances', async () => {
  await aMonthLater()
  const full = composed({ freeChances: 20, prizes: [prize(10)] })
  const { result } = await save(full)
  expect(result.proposal).toBeNull()
  const id = result.id
  const prizes = [{ ...prize(10), id: result.prizes[0]!.id }]
  await save({ id, ...full, prizes, isPublished: 0 })
  expect((await save({ id, ...full, prizes })).result.proposal).toBeNull()
  await save({ id, ...full, prizes: [{ ...prizes[0]!, odds: 1 }], freeChances: 1 })
  expect((await save({ id, ...full, prizes })).result.proposal?.state).toBe('proposed')
})

test('counts each of many concurrent publications', async () => {
  await aMonthLater()
  const one = () => save(composed({ freeChances: 20, prizes: [prize(8)] }))
  const all = await Promise.all(Array.from({ length: 8 }, one))
  expect(all.filter(({ result }) => result.proposal === null)).toHaveLength(1)
})

test('refuses approval of a change that has become invalid, and the change goes on waiting', async () => {
  const { result } = await save(composed({ title: '过时', prizes: [prize(900)] }))
  const stored = await server.db
    .selectFrom('activity_prize')
    .selectAll()
    .where('activity_id', '=', result.id)
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('activity_prize')
    .set({ stock: 90, drawn: 60 })
    .where('id', '=', stored.id)
    .execute()
  expect((await decide(result.id, 1, 1)).code).toBe(refusals.stockBelowDrawn.code)
  expect((await changes(result.id))[0]?.state).toBe('proposed')
  await server.db.updateTable('activity_prize').set({ drawn: 0 }).where('id', '=', stored.id).execute()
})

test('lists waiting changes first, and only for staff with the permission', async () => {
  const proposal = { pageNo: 1, pageSize: 100 }
  const { records } = (await server.call(activitiesAdminCalls.activityChanges, proposal, operator)).result
  const states = records.map(({ state }) => state)
  expect(states.lastIndexOf('proposed')).toBeLessThan(states.findIndex((state) => state !== 'proposed'))
  expect(records.every(({ canDecide }) => canDecide === 0)).toBe(true)
  for (const account of ['senior1', 'hr1', 'service1']) {
    const token = await server.staffTokenOf(account)
    const refused = await server.call(activitiesAdminCalls.activityChanges, proposal, { token })
    expect(refused.code).toBe(refusals.dutyNotHeld.code)
  }
})
