import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { activitiesAdminCalls, type AdminActivity } from '@yf/contract/activities-admin'
import { activityCalls } from '@yf/contract/activities'
import type { Input } from '@yf/contract/call'
import { equityCalls } from '@yf/contract/equity'
import { orderCalls } from '@yf/contract/orders'
import { pointsCalls } from '@yf/contract/points'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { recount } from '#testkit/recount/recount.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const season = idOf('promotion', 'points-season')
const story = idOf('promotion', 'health-story')
let lin: { token: string }
let chen: { token: string }
let operator: { token: string }
beforeAll(async () => {
  lin = { token: await server.tokenOf('linxiao') }
  chen = { token: await server.tokenOf('chenmo') }
  operator = { token: await server.staffTokenOf('operator1') }
})

const pageOf = (id: string, who = lin) => server.call(activityCalls.page, { companyId, id }, who)
const draw = (id: string, who = lin) => server.call(activityCalls.draw, { companyId, id }, who)
const activityOf = async (id: string): Promise<AdminActivity> =>
  (await server.call(activitiesAdminCalls.activities, {}, operator)).result.activities.find(
    (one) => one.id === id,
  )!
type ActivityInput = Input<typeof activitiesAdminCalls.saveActivity>

/** The input with which the editor saves an activity that it has loaded. */
function inputOf(activity: AdminActivity): ActivityInput {
  const {
    status: _,
    drawCount: __,
    visitCount: ___,
    updateTime: ____,
    proposal: _____,
    prizes,
    ...composed
  } = activity
  return { ...composed, prizes: prizes.map(({ drawn: _drawn, ...prize }) => prize) }
}
const save = async (id: string, changed: Partial<ActivityInput>, who = operator) =>
  server.call(activitiesAdminCalls.saveActivity, { ...inputOf(await activityOf(id)), ...changed }, who)

test('an activity page shows what staff configured, with odds that add up to 100%', async () => {
  const { result } = await pageOf(season)
  expect(result).toMatchObject({ title: '健康积分季', layout: 'active', status: 2, freeChances: 1 })
  const odds = result.prizes.reduce((sum, prize) => sum + prize.odds, result.emptyOdds)
  expect(odds).toBe(10_000)
  expect(result.tasks.map(({ source, chances }) => [source, chances])).toEqual([
    ['signIn', 1],
    ['policyRead', 1],
    ['consultationEnded', 2],
  ])
})

test('the demo activity draws coupons of its company, and 林晓 has already won one', async () => {
  const { result } = await pageOf(idOf('promotion', 'care-month'))
  expect(result.prizes.map(({ kind, name, goneNote }) => [kind, name, goneNote])).toEqual([
    ['coupon', '满 150 减 30 券', ''],
    ['coupon', '商城 8.5 折券', '您已领满'],
    ['points', '10 积分', ''],
  ])
})

test('an activity of another company and an unpublished activity are not found', async () => {
  const zhou = { token: await server.tokenOf('zhoulan') }
  const haina = idOf('company', 'haina')
  const lookUp = (id: string) => server.call(activityCalls.exist, { companyId: haina, id }, zhou)
  expect((await lookUp(season)).result.isThere).toBe(1)
  expect((await lookUp(story)).result).toEqual({ isThere: 0, id: null, layout: null })
  const page = await server.call(activityCalls.page, { companyId: haina, id: story }, zhou)
  expect(page.code).toBe(refusals.notFound.code)
  const drawn = await server.call(activityCalls.draw, { companyId: haina, id: story }, zhou)
  expect(drawn.code).toBe(refusals.notFound.code)
  await save(story, { isPublished: 0 })
  expect((await pageOf(story)).code).toBe(refusals.notFound.code)
  await save(story, { isPublished: 1 })
})

test('finds the running activity of the layout when no id is given, and the list omits activities that have ended', async () => {
  const exist = await server.call(activityCalls.exist, { companyId, layout: 'huhui' }, lin)
  expect(exist.result).toEqual({ isThere: 1, id: idOf('promotion', 'mutual'), layout: 'huhui' })
  const { result } = await server.call(activityCalls.running, { companyId }, lin)
  expect(result.map(({ title, status }) => [title, status])).toEqual([
    ['冬日暖心礼', 1],
    ['一份保障的故事', 2],
    ['邻里互惠计划', 2],
    ['健康积分季', 2],
    ['员工关怀月', 2],
  ])
})

test("allows no draw before the start and after the end, by the server's clock", async () => {
  for (const key of ['winter-gift', 'autumn-walk'])
    expect((await draw(idOf('promotion', key))).code).toBe(refusals.activityNotRunning.code)
})

test('a chance is earned by actions during the activity and used once, even by concurrent draws', async () => {
  await server.call(pointsCalls.signIn, { companyId }, chen)
  await server.call(equityCalls.policy, { id: idOf('policy', 'lin-medical') }, chen)
  expect((await pageOf(season, chen)).result.chancesLeft).toBe(2)
  const answers = await Promise.all(Array.from({ length: 8 }, () => draw(season, chen)))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  expect(answers.filter(({ code }) => code === refusals.noChanceLeft.code)).toHaveLength(6)
  const { result } = await pageOf(season, chen)
  expect(result).toMatchObject({ chancesLeft: 0 })
  expect(result.draws).toHaveLength(2)
})

test('credits points that were won at once, and creates an order for goods', async () => {
  const sure = {
    kind: 'points',
    name: '8 积分',
    points: 8,
    odds: 10_000,
    stock: 9,
    how: '',
    batchId: null,
  } as const
  await save(story, { prizes: [sure], freeChances: 1 })
  const score = async () => (await server.call(pointsCalls.myScore, { companyId }, lin)).result.balance
  const before = await score()
  const won = await draw(story)
  expect(won.result).toMatchObject({ chancesLeft: 0, draw: { prize: { name: '8 积分', kind: 'points' } } })
  expect(await score()).toBe(before + 8)

  const goods = {
    kind: 'goods',
    name: '家用血压计',
    points: 0,
    odds: 10_000,
    stock: 1,
    how: '前台领取',
    batchId: null,
  } as const
  const [drawnOne] = (await activityOf(story)).prizes
  await save(story, { prizes: [{ ...sure, id: drawnOne!.id, odds: 0 }, goods], freeChances: 2 })
  expect((await draw(story)).result.draw.prize).toMatchObject({ name: '家用血压计', how: '前台领取' })
  const orders = await server.call(orderCalls.list, { kind: 'activity', pageNo: 1, pageSize: 10 }, lin)
  expect(orders.result.records[0]).toMatchObject({ kind: 'activity', state: 2, totalFen: 0 })
  expect(orders.result.records[0]!.lines[0]).toMatchObject({ name: '家用血压计' })
  expect(orders.result.records[0]).toMatchObject({ stateName: '待领取' })
  // The order cost nothing, so there is no refund: requesting one does not remove the prize.
  const { id } = orders.result.records[0]!
  const { result } = await server.call(orderCalls.detail, { orderId: id }, lin)
  expect(result.can).toMatchObject({ refund: false })
  const tapped = await server.call(orderCalls.applyRefund, { orderId: id, reason: '不想要了' }, lin)
  expect(tapped.code).toBe(refusals.refundNotOpen.code)
  expect((await server.call(orderCalls.detail, { orderId: id }, lin)).result.state).toBe(2)
})

test('gives the last unit of a prize to one of many concurrent draws, and the others win nothing', async () => {
  const last = {
    kind: 'points',
    name: '大奖',
    points: 20,
    odds: 10_000,
    stock: 1,
    how: '',
    batchId: null,
  } as const
  const mutual = idOf('promotion', 'mutual')
  await save(mutual, { prizes: [last], freeChances: 6 })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => draw(mutual, at % 2 ? lin : chen)))
  const prizes = answers.flatMap(({ success, result }) =>
    success && result.draw.prize ? [result.draw.prize] : [],
  )
  expect(prizes).toHaveLength(1)
  expect(answers.filter(({ success }) => success)).toHaveLength(12)
  expect((await pageOf(mutual)).result.prizes[0]).toMatchObject({ isGone: 1 })
  expect((await activityOf(mutual)).prizes[0]).toMatchObject({ stock: 1, drawn: 1 })
})

test('rejects removing prizes that were drawn, stock below the number drawn and odds above 100%', async () => {
  const mutual = idOf('promotion', 'mutual')
  const [prize] = inputOf(await activityOf(mutual)).prizes
  expect((await save(mutual, { prizes: [{ ...prize!, stock: 0 }] })).code).toBe(refusals.stockBelowDrawn.code)
  expect((await save(mutual, { prizes: [] })).code).toBe(refusals.prizeDrawn.code)
  const { id: _, ...more } = { ...prize!, odds: 1 }
  expect((await save(mutual, { prizes: [prize!, more] })).code).toBe(refusals.oddsAboveAll.code)
  const times = { startTime: '2026-03-05 00:00:00', endTime: '2026-03-05 00:00:00' }
  expect((await save(mutual, times)).code).toBe(refusals.activityTimes.code)
  expect((await activityOf(mutual)).prizes[0]).toMatchObject({ name: '大奖', stock: 1 })
})

test('saving an activity writes an audit event, and staff without the permission cannot save', async () => {
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select(['staff_id', 'detail'])
    .where('action', '=', 'changeActivity')
    .execute()
  expect(asAuditorReadsAll('changeActivity', auditEvents)).toContainEqual({
    staff_id: idOf('staff', 'operator1'),
    detail: '邻里互惠计划；赠送机会：0 次 → 6 次；新增奖品「大奖」：20 积分，概率 100%，1 份',
  })
  for (const account of ['finance1', 'senior1', 'hr1']) {
    const token = await server.staffTokenOf(account)
    const lookUp = await server.call(activitiesAdminCalls.activities, {}, { token })
    expect(lookUp.code).toBe(refusals.dutyNotHeld.code)
  }
})

test('keeps stock, draws and balances consistent after all tests', async () => {
  expect(await recount(server.db)).toEqual([])
})
