import { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { activityCalls } from '@yf/contract/activities'
import type { Input } from '@yf/contract/call'
import { couponCalls } from '@yf/contract/coupons'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { enterMall, type MallTokens } from '#testkit/mall-token.ts'
import { recount } from '#testkit/recount/recount.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const season = idOf('promotion', 'points-season')
const batchId = idOf('couponBatch', 'health')
let lin: MallTokens
let chen: MallTokens
let operator: { token: string }
beforeAll(async () => {
  lin = await enterMall(server, 'linxiao')
  chen = await enterMall(server, 'chenmo')
  operator = { token: await server.staffTokenOf('operator1') }
})

type ActivityInput = Input<typeof activitiesAdminCalls.saveActivity>
type Prize = ActivityInput['prizes'][number]

const coupon = (stock: number, changed: Partial<Prize> = {}): Prize => ({
  kind: 'coupon',
  name: '运动健康立减',
  points: 0,
  odds: 10_000,
  stock,
  how: '已放入“我的优惠券”',
  batchId,
  ...changed,
})

/** A new activity of one company, with the given number of chances for everybody. */
async function compose(prizes: Prize[], changed: Partial<ActivityInput> = {}) {
  const { activities } = (await server.call(activitiesAdminCalls.activities, {}, operator)).result
  const like = activities.find(({ id }) => id === season)!
  const { id: _id, status: _s, drawCount: _d, visitCount: _v, updateTime: _u, ...composed } = like
  const input = { ...composed, companyIds: [companyId], freeChances: 6, prizes, ...changed }
  return server.call(activitiesAdminCalls.saveActivity, input, operator)
}
const draw = (id: string, who = lin) => server.call(activityCalls.draw, { companyId, id }, who)
const batch = async (id = batchId) =>
  server.db.selectFrom('coupon_batch').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const setBatch = (changed: object, id = batchId) =>
  server.db.updateTable('coupon_batch').set(changed).where('id', '=', id).execute()
const ownOf = async (who: MallTokens) =>
  (
    await server.call(
      couponCalls.mine,
      { companyId, state: 1, pageNo: 1, pageSize: 50 },
      { token: who.mallToken },
    )
  ).result.records.filter(({ name }) => name === '运动健康立减')
const wonBy = (answers: readonly { success: boolean; result: { draw: { prize: object | null } } }[]) =>
  answers.filter(({ success, result }) => success && result.draw.prize !== null)

test("a coupon that was won is listed among the member's coupons, and the batch has one less", async () => {
  const before = await batch()
  const { result: made } = await compose([coupon(5)])
  const [had, drawn] = [await ownOf(chen), await draw(made.id, chen)]
  expect(drawn.result.draw.prize).toMatchObject({ kind: 'coupon', name: '运动健康立减' })
  expect(await ownOf(chen)).toHaveLength(had.length + 1)
  expect((await batch()).taken).toBe(before.taken + 1)
  expect(await recount(server.db)).toEqual([])
})

test('a member never wins more coupons of a batch than allowed, even concurrently, and the page says so', async () => {
  await setBatch({ stock: 500 })
  const { result: made } = await compose([coupon(20)])
  const { per_person } = await batch()
  const before = (await ownOf(lin)).length
  const answers = await Promise.all(Array.from({ length: 6 }, () => draw(made.id)))
  expect(answers.every(({ success }) => success)).toBe(true)
  const all = await server.db
    .selectFrom('coupon')
    .select('id')
    .where((row) => row.and({ batch_id: batchId, account_id: idOf('account', 'linxiao') }))
    .execute()
  expect(all).toHaveLength(per_person)
  expect(wonBy(answers)).toHaveLength((await ownOf(lin)).length - before)
  const page = await server.call(activityCalls.page, { companyId, id: made.id }, lin)
  expect(page.result.prizes[0]).toMatchObject({ isGone: 1, goneNote: '您已领满' })
  // A prize that was not given is not counted as drawn.
  const { activities } = (await server.call(activitiesAdminCalls.activities, {}, operator)).result
  expect(activities.find(({ id }) => id === made.id)!.prizes[0]).toMatchObject({
    drawn: wonBy(answers).length,
  })
  expect(await recount(server.db)).toEqual([])
})

test('the page shows the odds of what this member can still win, which add up to 100% with the odds of winning nothing', async () => {
  const goods = { ...coupon(1), kind: 'goods' as const, name: '保温杯', odds: 2_000, batchId: null }
  const points = {
    ...coupon(10),
    kind: 'points' as const,
    name: '10 积分',
    points: 10,
    odds: 1_000,
    batchId: null,
  }
  const { result: made } = await compose([coupon(20, { odds: 4_000 }), goods, points])
  const oddsNow = async () => {
    const { result } = await server.call(activityCalls.page, { companyId, id: made.id }, lin)
    const oddsByName = Object.fromEntries(result.prizes.map(({ name, odds }) => [name, odds]))
    return { ...oddsByName, nothing: result.emptyOdds }
  }
  const names = { coupon: '运动健康立减', goods: '保温杯', points: '10 积分' }
  // 林晓 has reached the limit of this coupon.
  const { per_person, stock } = await batch()
  const mine = await server.db
    .selectFrom('coupon')
    .select('id')
    .where((row) => row.and({ batch_id: batchId, account_id: idOf('account', 'linxiao') }))
    .execute()
  expect(mine).toHaveLength(per_person)
  await setBatch({ stock: stock + 50 })
  expect(await oddsNow()).toEqual({
    [names.coupon]: 0,
    [names.goods]: 2_000,
    [names.points]: 1_000,
    nothing: 7_000,
  })
  await setBatch({ per_person: per_person + 1 })
  expect(await oddsNow()).toEqual({
    [names.coupon]: 4_000,
    [names.goods]: 2_000,
    [names.points]: 1_000,
    nothing: 3_000,
  })
  const setDrawn = (drawn: number) =>
    server.db
      .updateTable('activity_prize')
      .set({ drawn })
      .where((row) => row.and({ activity_id: made.id, kind: 'goods' }))
      .execute()
  await setDrawn(1)
  expect(await oddsNow()).toMatchObject({ [names.goods]: 0, nothing: 5_000 })
  await setDrawn(0)
  await setBatch({ stock, per_person })
})

test('gives the last coupon of a batch to one member, even if the prize has more stock', async () => {
  const { result: made } = await compose([coupon(10)])
  const { taken } = await batch()
  await setBatch({ stock: taken + 1, per_person: 50 })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => draw(made.id, at % 2 ? lin : chen)))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(wonBy(answers)).toHaveLength(1)
  expect((await batch()).taken).toBe(taken + 1)
  const page = await server.call(activityCalls.page, { companyId, id: made.id }, chen)
  expect(page.result.prizes[0]).toMatchObject({ isGone: 1, goneNote: '已抽完' })
  expect(await recount(server.db)).toEqual([])
})

test('never draws a coupon of a paused or expired batch', async () => {
  await setBatch({ stock: 500 })
  const { result: made } = await compose([coupon(10)])
  await setBatch({ is_paused: true })
  expect(wonBy([await draw(made.id)])).toEqual([])
  await setBatch({ is_paused: false, valid_from: new Date(0), valid_until: new Date(1), valid_days: null })
  expect(wonBy([await draw(made.id)])).toEqual([])
  await setBatch({ valid_from: null, valid_until: null, valid_days: 60 })
  expect(wonBy([await draw(made.id)])).toHaveLength(1)
})

test("a coupon prize must belong to the only company that sees it, be valid until the end and not exceed the batch's stock", async () => {
  const refused = async (prizes: Prize[], changed: Partial<ActivityInput> = {}) =>
    (await compose(prizes, changed)).code
  const other = refusals.prizeBatchOther.code
  expect(await refused([coupon(1)], { companyIds: [] })).toBe(other)
  expect(await refused([coupon(1)], { companyIds: [companyId, idOf('company', 'yuanli')] })).toBe(other)
  expect(await refused([coupon(1, { batchId: idOf('couponBatch', 'haina') })])).toBe(other)
  expect(await refused([coupon(1, { batchId: null })])).toBe(other)
  expect(await refused([coupon(1, { kind: 'goods' })])).toBe(other)
  const { stock, taken } = await batch()
  const half = { odds: 100 }
  expect(await refused([coupon(stock - taken, half), coupon(1, half)])).toBe(refusals.prizeBatchShort.code)
  expect((await compose([coupon(stock - taken - 1, half), coupon(1, half)])).success).toBe(true)
  await setBatch({ valid_from: new Date(0), valid_until: server.clock.now(), valid_days: null })
  expect(await refused([coupon(1)])).toBe(refusals.prizeBatchEnds.code)
})
