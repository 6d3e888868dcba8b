import { asAuditorReads } from '#testkit/audit-events.ts'
import { pointsCalls } from '@yf/contract/points'
import { pointsAdminCalls } from '@yf/contract/points-admin'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import type { PointsRules } from '@yf/domain/points-rules'
import { usualRules } from '@yf/domain/points-rules'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { inThisOrder } from '#testkit/run-in-order.ts'
import { idOf } from '#seeds/ids.ts'
import { creditConsultation, creditPaperlessClaim, pointsOf, taskDone } from '#features/points/public.ts'
import { naiveDiscountFen, enterShop } from './test-discount.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const page = { pageNo: 1, pageSize: 20 }

let tokens = new Map<string, { token: string }>()
async function as(staff: string) {
  const session = tokens.get(staff) ?? { token: await server.staffTokenOf(staff) }
  tokens.set(staff, session)
  return session
}
/** Sessions do not last for weeks. */
const on = (moment: string) => {
  tokens = new Map()
  server.clock.set(`${moment}:00+08:00`)
}
beforeEach(async () => {
  await server.db.deleteFrom('points_rule_change').where('company_id', '=', companyId).execute()
  on('2026-03-02T12:00')
})

const lin = async () => ({ token: await server.tokenOf('linxiao') })
const member = async () => (await server.call(pointsCalls.member, { companyId }, await lin())).result
const tasks = async () => (await server.call(pointsCalls.tasks, { companyId }, await lin())).result
const rules = async (by = 'operator1') =>
  (await server.call(pointsAdminCalls.rules, { companyId }, await as(by))).result
const wire = (change: Partial<PointsRules>) => {
  const whole = { ...usualRules, ...change }
  return { ...whole, levels: [...whole.levels] }
}
const ask = async (change: Partial<PointsRules>, more: object = {}, by = 'operator1') =>
  server.call(
    pointsAdminCalls.changeRules,
    {
      companyId,
      basedOn: (await rules()).newestNo,
      startDay: '2026-03-03',
      reason: '调整签到',
      rules: wire(change),
      ...more,
    },
    await as(by),
  )
const decide = async (no: number, isConfirmed: 0 | 1, by = 'finance1') =>
  server.call(pointsAdminCalls.decideRules, { companyId, no, isConfirmed, note: '' }, await as(by))
const withdraw = async (no: number, by = 'operator1') =>
  server.call(pointsAdminCalls.withdrawRules, { companyId, no }, await as(by))
const history = async () =>
  (await server.call(pointsAdminCalls.ruleChanges, { companyId, ...page }, await as('finance1'))).result

const signIn = { ...usualRules.signIn, day: 8 }
const beyond = { ...usualRules.carbon, claim: { isOn: true, points: 501 } }
const generous = { ...usualRules.signIn, day: 50, week: 100, month: 300 }

test('a change applies from its day on, and earlier credits stay', async () => {
  const changed = (await ask({ signIn })).result
  expect(changed).toMatchObject({ no: 1, state: 'inForce', differences: ['每日签到：5 → 8 积分'] })
  const before = await member()
  expect(before).toMatchObject({
    calendar: { nextPoints: 5 },
    coming: { day: '2026-03-03', changes: ['每日签到：5 → 8 积分'] },
  })
  expect((await server.call(pointsCalls.signIn, { companyId }, await lin())).result.points).toBe(5)
  on('2026-03-03T00:00')
  expect(await member()).toMatchObject({ calendar: { nextPoints: 8 }, coming: null })
  const signed = (await server.call(pointsCalls.signIn, { companyId }, await lin())).result
  expect(signed).toMatchObject({ isNew: 1, points: 8, streak: 2 })
  expect((await member()).calendar.days.map(({ points }) => points)).toEqual([5, 8])
})

test('another company has its own rules', async () => {
  await ask({ signIn })
  on('2026-03-05T12:00')
  const token = await server.tokenOf('zhoulan')
  const other = idOf('company', 'haina')
  const score = await server.call(pointsCalls.myScore, { companyId: other }, { token })
  expect(score.result.signIn.nextPoints).toBe(5)
})

test('a disabled task is hidden, cannot be reported and credits nothing for events meanwhile', async () => {
  const off = {
    ...usualRules.tasks,
    policyRead: { isOn: false, points: 10 },
    rulesRead: { isOn: false, points: 2 },
  }
  await ask({ tasks: off })
  on('2026-03-03T12:00')
  expect((await tasks()).map(({ code }) => code)).toEqual([
    'claimFinished',
    'examBooked',
    'consultationEnded',
  ])
  const refused = await server.call(
    pointsCalls.completeTask,
    { companyId, taskCode: 'rulesRead' },
    await lin(),
  )
  expect(refused.code).toBe(refusals.taskOff.code)
  const { earned } = await member()
  await server.call(equityCalls.policy, { id: idOf('policy', 'lin-medical') }, await lin())
  const owner = { companyId, accountId: idOf('account', 'linxiao') }
  expect(await taskDone(server.db, server.clock, owner, 'policyRead', 'some-policy')).toBeNull()
  expect((await member()).earned).toBe(earned)
})

test("a raised threshold lowers nobody's level, and the missing points are counted by the new one", async () => {
  const before = await member()
  expect(before.level.no).toBe(3)
  const higher = usualRules.levels.map((level, at) => ({ ...level, from: [0, 1000, 8000, 20_000][at]! }))
  const { result } = await ask({ levels: higher })
  expect(result.state).toBe('inForce')
  on('2026-03-03T12:00')
  const after = await member()
  expect(after).toMatchObject({ level: { no: 3, from: 8000 }, next: { no: 4, from: 20_000 } })
  expect(after.missing).toBe(20_000 - after.earned)
})

test('a change that gives much more waits for another person, and applies from the following day at the earliest', async () => {
  const proposed = (await ask({ signIn: generous })).result
  expect(proposed).toMatchObject({ state: 'proposed', canDecide: 0 })
  expect((await ask({ signIn })).code).toBe(refusals.rulesWaiting.code)
  const companies = await server.call(pointsAdminCalls.ruleCompanies, {}, await as('finance1'))
  expect(companies.result.find(({ id }) => id === companyId)).toMatchObject({ isWaiting: 1 })
  on('2026-03-06T12:00')
  expect((await member()).calendar.nextPoints).toBe(5)
  expect((await history()).records[0]).toMatchObject({ canDecide: 1 })
  const answers = [await decide(proposed.no, 1), await decide(proposed.no, 1, 'finance2')]
  expect(answers.map(({ code }) => code)).toContain(refusals.rulesDecided.code)
  expect(answers[0]!.result).toMatchObject({ state: 'inForce', startDay: '2026-03-07' })
  expect((await member()).calendar.nextPoints).toBe(5)
  on('2026-03-07T12:00')
  expect((await member()).calendar.nextPoints).toBe(50)
})

test('a refused change never applies, and small changes are measured together', async () => {
  const { no } = (await ask({ signIn: generous })).result
  expect((await decide(no, 0)).result).toMatchObject({ state: 'refused', decidedBy: '陈财务' })
  const small = (day: number) => ({ signIn: { ...usualRules.signIn, day } })
  expect((await ask(small(9))).result.state).toBe('inForce')
  expect((await ask(small(13))).result.state).toBe('inForce')
  const third = (await ask(small(14))).result
  expect(third.state).toBe('proposed')
  await decide(third.no, 1)
  // Approved by two people, so the measuring starts anew.
  expect((await ask(small(20))).result.state).toBe('inForce')
  on('2026-03-03T12:00')
  expect((await member()).calendar.nextPoints).toBe(20)
})

test('a new value of a point needs a second person, applies to new orders from its day, and keeps existing ones', async () => {
  const balance = () => pointsOf(server.db, { companyId, accountId: idOf('account', 'linxiao') })
  const priceFen = 4_900
  const orderOf = async (id: string) =>
    server.db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const proposed = (await ask({ pointsPerFen: 3 })).result
  expect(proposed).toMatchObject({ state: 'proposed', differences: ['抵 1 元：100 → 300 积分'] })
  await decide(proposed.no, 1)
  expect(await member()).toMatchObject({ coming: { changes: ['抵 1 元：100 → 300 积分'] } })

  const had = await balance()
  const before = await enterShop(server)
  const first = naiveDiscountFen(1_000, priceFen, before.pointsPerFen)
  expect([before.pointsPerFen, before.pointsPerYuan, first.fen]).toEqual([1, 100, 1_000])
  const old = (await before.buy(first.points, priceFen - first.fen)).result
  expect(await balance()).toBe(had - first.points)

  on('2026-03-03T00:00')
  const after = await enterShop(server)
  const second = naiveDiscountFen(1_000, priceFen, after.pointsPerFen)
  expect([after.pointsPerFen, after.pointsPerYuan]).toEqual([3, 300])
  expect(second).toEqual({ points: 999, fen: 333 })
  // Yesterday's price is no longer valid today.
  const stale = await after.buy(first.points, priceFen - first.fen)
  expect(stale.code).toBe(String(refusals.mallPriceChanged.code))
  const fresh = (await after.buy(second.points, priceFen - second.fen)).result
  expect(await orderOf(fresh.orderId)).toMatchObject({ points_fen: 333, points_per_fen: 3, money_fen: 4_567 })
  expect(await balance()).toBe(had - first.points - second.points)

  // Yesterday's order stays as placed, and returns what it took.
  expect(await orderOf(old.orderId)).toMatchObject({ points_fen: 1_000, points_per_fen: 1, money_fen: 3_900 })
  await after.cancel(old.orderId)
  expect(await balance()).toBe(had - second.points)
})

test('carbon points follow the rules of the day of the action, and disabled actions credit nothing', async () => {
  const carbon = async () => (await server.call(pointsCalls.myCarbon, { companyId }, await lin())).result
  const owner = { companyId, accountId: idOf('account', 'linxiao') }
  const claim = (caseId: string) => creditPaperlessClaim(server, { ...owner, caseId })
  const look = async (policy: string) =>
    server.call(equityCalls.policy, { id: idOf('policy', policy) }, await lin())
  const start = await carbon()
  expect(start.deeds).toEqual([
    { deed: 'claim', points: 30 },
    { deed: 'policy', points: 10 },
    { deed: 'consultation', points: 20 },
  ])
  const changed = {
    claim: { isOn: true, points: 45 },
    policy: { isOn: false, points: 10 },
    consultation: { isOn: false, points: 20 },
  }
  expect((await ask({ carbon: changed })).result.state).toBe('inForce')
  await claim('before')
  expect((await carbon()).balance).toBe(start.balance + 30)
  on('2026-03-03T00:00')
  await claim('before')
  await claim('after')
  await creditConsultation(server, owner)
  const { earned } = await member()
  for (const _ of [1, 2]) await look('lin-critical')
  // Only its carbon points are disabled: the task is another rule.
  expect((await member()).earned).toBe(earned + 12)
  const end = await carbon()
  expect(end.balance).toBe(start.balance + 30 + 45)
  expect(end.deeds).toEqual([{ deed: 'claim', points: 45 }])

  // With the task disabled as well it credits nothing at all, but is recorded as done.
  const tasks = { ...usualRules.tasks, policyRead: { isOn: false, points: 10 } }
  await ask({ carbon: changed, tasks }, { startDay: '2026-03-04' })
  on('2026-03-04T00:00')
  await look('lin-accident')
  await ask({}, { startDay: '2026-03-05' })
  on('2026-03-05T00:00')
  // Enabled again: later actions are credited, those done meanwhile are not.
  const before = await member()
  for (const policy of ['lin-critical', 'lin-accident']) await look(policy)
  expect([(await carbon()).balance, (await member()).earned]).toEqual([end.balance, before.earned])
  await look('lin-million')
  expect((await carbon()).balance).toBe(end.balance + 10)
  expect((await member()).earned).toBe(before.earned + 12)
})

test('nobody decides alone, and only these two roles have access', async () => {
  const { no } = (await ask({ signIn: generous })).result
  expect((await decide(no, 1, 'operator1')).code).toBe(refusals.dutyNotHeld.code)
  expect((await ask({ signIn }, {}, 'finance1')).code).toBe(refusals.dutyNotHeld.code)
  await server.db
    .updateTable('points_rule_change')
    .set({ proposed_by: idOf('staff', 'finance1') })
    .where('company_id', '=', companyId)
    .execute()
  expect((await decide(no, 1)).code).toBe(refusals.ownRules.code)
  expect((await decide(no + 1, 1)).code).toBe(refusals.notFound.code)
  const seen = await server.call(pointsAdminCalls.rules, { companyId }, await as('senior1'))
  expect(seen.code).toBe(refusals.dutyNotHeld.code)
})

test('only the proposer can withdraw a change, while it waits', async () => {
  const { no } = (await ask({ signIn: generous })).result
  const waiting = (
    await server.call(pointsAdminCalls.ruleChanges, { companyId, ...page }, await as('operator2'))
  ).result
  expect(waiting.records[0]).toMatchObject({ state: 'proposed', canWithdraw: 0 })
  expect((await withdraw(no, 'operator2')).code).toBe(refusals.rulesOfAnother.code)
  expect((await withdraw(no, 'finance1')).code).toBe(refusals.dutyNotHeld.code)
  expect((await withdraw(no + 1)).code).toBe(refusals.notFound.code)
  expect((await withdraw(no)).result).toMatchObject({ state: 'withdrawn', canWithdraw: 0, decidedBy: null })
  expect((await decide(no, 1)).code).toBe(refusals.rulesDecided.code)
  expect((await withdraw(no)).code).toBe(refusals.rulesDecided.code)
  // Nothing waits any more, so another change can be proposed, independent of the withdrawn one.
  const next = (await ask({ signIn: generous })).result
  expect(next).toMatchObject({ no: no + 1, state: 'proposed', canWithdraw: 1 })
  expect((await decide(next.no, 1)).result.state).toBe('inForce')
  expect((await withdraw(next.no)).code).toBe(refusals.rulesDecided.code)
})

test.each([
  { isConfirmed: 1, first: 'decided', state: 'inForce', tomorrow: 50 },
  { isConfirmed: 0, first: 'decided', state: 'refused', tomorrow: 5 },
  { isConfirmed: 1, first: 'withdrawn', state: 'withdrawn', tomorrow: 5 },
  { isConfirmed: 0, first: 'withdrawn', state: 'withdrawn', tomorrow: 5 },
] as const)(
  'of concurrent decision ($isConfirmed) and withdrawal only the first takes effect: $first',
  async ({ isConfirmed, first, state, tomorrow }) => {
    const { no } = (await ask({ signIn: generous })).result
    await history()
    const auditEventsBefore = await auditEventsOfRules()
    const both = [() => decide(no, isConfirmed), () => withdraw(no)]
    const row = sql`select 1 from points_rule_change where company_id = ${companyId} and no = ${no} for update`
    const answers = await inThisOrder(server.db, row, first === 'decided' ? both : both.toReversed())
    expect(answers.map(({ success }) => success)).toEqual([true, false])
    expect(answers[1]!.code).toBe(refusals.rulesDecided.code)
    expect((await history()).records[0]).toMatchObject({ no, state, canDecide: 0 })
    expect(await auditEventsOfRules()).toHaveLength(auditEventsBefore.length + 1)
    on('2026-03-03T00:00')
    expect((await member()).calendar.nextPoints).toBe(tomorrow)
  },
)

const auditEventsOfRules = () =>
  server.db
    .selectFrom('audit_event')
    .select('action')
    .where('action', 'in', ['confirmPointsRules', 'refusePointsRules', 'withdrawPointsRules'])
    .execute()

test('two concurrent changes of the same rules do not overwrite each other', async () => {
  await as('operator1')
  const both = await Promise.all([8, 9].map((day) => ask({ signIn: { ...signIn, day } }, { basedOn: 0 })))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.map(({ code }) => code)).toContain(refusals.rulesChanged.code)
  expect((await ask({ signIn: { ...signIn, day: 7 } }, { basedOn: 0 })).code).toBe(refusals.rulesChanged.code)
  expect((await history()).total).toBe(1)
})

test.each([
  ['today is too late', { signIn }, { startDay: '2026-03-02' }, '生效日期应在 2026-03-03 至 2026-05-31 之间'],
  ['half a year ahead is too far', { signIn }, { startDay: '2026-09-01' }, '生效日期应在'],
  ['no day', { signIn }, { startDay: '2026-02-30' }, '生效日期应在'],
  ['nothing is other', { signIn: usualRules.signIn }, {}, '没有任何改动'],
  ['blank reason', { signIn }, { reason: '   ' }, '请写明原因'],
  ['a threshold below the one before', { levels: usualRules.levels.toReversed() }, {}, '启程的门槛应为 0'],
  ['a worth without bounds', { pointsPerFen: 101 }, {}, '抵一分钱的积分'],
  ['a carbon deed without bounds', { carbon: beyond }, {}, '任务积分'],
  ['points out of bounds', { signIn: { ...signIn, day: 501 } }, {}, '每日签到积分'],
])('bad input is refused by its field: %s', async (_, change, more, expectedMessage) => {
  const answered = await ask(change, { ...more })
  expect(answered.http).toBe(400)
  expect(answered.message).toContain(expectedMessage)
  expect((await history()).total).toBe(0)
})

test('a later change never starts before an earlier one, and replaces it on the same day', async () => {
  await ask({ signIn }, { startDay: '2026-03-10' })
  expect(await rules()).toMatchObject({ newestFrom: '2026-03-10', earliestDay: '2026-03-10', newestNo: 1 })
  expect((await ask({ signIn: { ...signIn, day: 9 } }, { startDay: '2026-03-05' })).http).toBe(400)
  expect((await ask({ signIn: { ...signIn, day: 9 } }, { startDay: '2026-03-10' })).success).toBe(true)
  on('2026-03-10T12:00')
  expect((await member()).calendar.nextPoints).toBe(9)
  expect((await rules()).inForce.signIn.day).toBe(9)
  const { records } = await history()
  expect(records.map(({ no, differences }) => [no, differences])).toEqual([
    [2, ['每日签到：8 → 9 积分']],
    [1, ['每日签到：5 → 8 积分']],
  ])
  expect(records[0]).toMatchObject({ proposedBy: '郑运营', proposedTime: '2026-03-02 12:00:00' })
})

test('every action is audited', async () => {
  const auditEvents = await server.db.selectFrom('audit_event').select(['action', 'detail']).execute()
  const kinds = new Set(auditEvents.map(({ action }) => action))
  for (const action of [
    'changePointsRules',
    'proposePointsRules',
    'confirmPointsRules',
    'refusePointsRules',
    'withdrawPointsRules',
  ])
    expect(kinds).toContain(action)
  expect(asAuditorReads(auditEvents).find(({ action }) => action === 'changePointsRules')?.detail).toContain(
    '每日签到：5 → 8 积分',
  )
})
