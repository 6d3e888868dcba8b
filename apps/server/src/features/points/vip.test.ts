import { randomUUID } from 'node:crypto'
import { equityCalls } from '@yf/contract/equity'
import { pointsCalls } from '@yf/contract/points'
import { refusals } from '@yf/contract/refusals'
import { signInPoints } from '@yf/domain/points'
import { rewardsOf, usualRules } from '@yf/domain/points-rules'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { workOf } from '#testkit/work-of.ts'
import { balanceOf, driftedAccounts, post } from '#platform/ledger/ledger.ts'
import { newId } from '#platform/ids.ts'
import { turns } from '#testkit/campaign.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import {
  creditConsultation,
  givePoints,
  ratioOf,
  returnPoints,
  rulesOn,
  spendPoints,
  taskDone,
} from './public.ts'
import { expirePoints } from './jobs.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const page = { pageNo: 1, pageSize: 50 }
const tokens = new Map<string, string>()
/** Sessions do not last for months: on another day everybody logs in again. */
const noon = (day: string) => {
  tokens.clear()
  server.clock.set(`${day}T12:00:00+08:00`)
}
beforeEach(() => noon('2026-03-02'))

async function as(person: string) {
  const token = tokens.get(person) ?? (await server.tokenOf(person))
  tokens.set(person, token)
  return { token }
}
const member = async (person: string, more: object = {}) =>
  (await server.call(pointsCalls.member, { companyId, ...more }, await as(person))).result
const signIn = async (person: string) =>
  (await server.call(pointsCalls.signIn, { companyId }, await as(person))).result
const makeUp = async (person: string, day: string) =>
  server.call(pointsCalls.makeUp, { companyId, day }, await as(person))
const ownerOf = (person: string) => ({ companyId, accountId: idOf('account', person) })
const ctx = () => ({ db: server.db, clock: server.clock })

test('a company without a rule has one fen per point, and one with a rule its own value', async () => {
  const other = idOf('company', 'haina')
  const ratioInApp = async () =>
    (await server.call(pointsCalls.ratio, { companyId }, await as('linxiao'))).result.pointsPerYuan
  const pointsPerFen = (company: string) => ratioOf(server.db, company, server.clock.now())
  expect([await ratioInApp(), await pointsPerFen(companyId)]).toEqual([100, 1])
  // As stored by the migration: the oldest rules, with defaults for everything else.
  const storedRules = sql`${JSON.stringify({ pointsPerFen: 2 })}::jsonb`
  await sql`insert into points_rule_change (company_id, no, start_day, rules, reason, state, proposed_by, proposed_at)
    values (${other}, 0, '2000-01-01', ${storedRules}, '沿用原有的积分价值', 'inForce', ${randomUUID()}, now())`.execute(
    server.db,
  )
  expect(await pointsPerFen(other)).toBe(2)
  expect((await rulesOn(server.db, other, '2026-03-02')).signIn).toEqual(usualRules.signIn)
  expect(await pointsPerFen(companyId)).toBe(1)
  const refused = await server.call(pointsCalls.ratio, { companyId: other }, await as('linxiao'))
  expect(refused.code).toBe(refusals.notFound.code)
  await server.db.deleteFrom('points_rule_change').where('company_id', '=', other).execute()
})

test('the level depends on all points ever earned, and spending does not lower it', async () => {
  const before = await member('linxiao')
  expect(before).toMatchObject({ earned: 3010, level: { no: 3, name: '卓越' }, missing: 1990 })
  expect(before.next).toMatchObject({ name: '原力', benefits: ['每月 4 张补签卡', '任务积分加成 50%'] })
  await spendPoints(ctx(), { ...ownerOf('linxiao'), points: 100, reason: '兑换', event: 'spend/1' })
  await returnPoints(ctx(), {
    ...ownerOf('linxiao'),
    points: 100,
    reason: '退回',
    event: 'spend/1/back',
    undoes: 'spend/1',
  })
  expect((await member('linxiao')).earned).toBe(3010)
})

test("another member's level, records and company are not found", async () => {
  const other = { companyId, memberBaseId: idOf('account', 'linxiao') }
  const asChen = await as('chenmo')
  expect((await server.call(pointsCalls.member, other, asChen)).code).toBe(refusals.notFound.code)
  const records = { ...other, month: '2026-03', ...page }
  expect((await server.call(pointsCalls.records, records, asChen)).code).toBe(refusals.notFound.code)
  const elsewhere = { companyId: idOf('company', 'haina') }
  expect((await server.call(pointsCalls.tasks, elsewhere, asChen)).code).toBe(refusals.notFound.code)
  expect((await server.call(pointsCalls.member, other, await as('linxiao'))).success).toBe(true)
})

test('a month of sign-ins credits each day once, more on the seventh and most on the thirtieth', async () => {
  let sum = 0
  for (let day = 1; day <= 31; day++) {
    noon(`2026-05-${String(day).padStart(2, '0')}`)
    const { isNew, points, streak } = await signIn('chenmo')
    expect([isNew, points, streak]).toEqual([1, signInPoints(rewardsOf(usualRules), day), day])
    sum += points
  }
  expect(sum).toBe(26 * 5 + 4 * 20 + 100)
  const { calendar, earned } = await member('chenmo', { month: '2026-05' })
  expect(calendar.days).toHaveLength(31)
  expect(calendar).toMatchObject({ streak: 31, isDone: 1, nextPoints: 5 })
  expect(earned).toBe(sum)
  noon('2026-06-01')
  expect((await member('chenmo')).calendar).toMatchObject({
    month: '2026-06',
    streak: 31,
    isDone: 0,
    days: [],
  })
})

test('a missed day is made up with a card of the month, and joins the streak', async () => {
  for (const day of ['2026-07-01', '2026-07-02', '2026-07-04']) {
    noon(day)
    await signIn('chenmo')
  }
  expect((await makeUp('chenmo', '2026-07-04')).code).toBe(refusals.makeUpClosed.code)
  expect((await makeUp('chenmo', '2026-06-30')).code).toBe(refusals.makeUpClosed.code)
  expect((await makeUp('chenmo', '2026-07-02')).code).toBe(refusals.signedBefore.code)
  expect((await member('chenmo')).calendar).toMatchObject({ streak: 1, makeUps: { allowed: 1, left: 1 } })
  expect((await makeUp('chenmo', '2026-07-03')).result).toMatchObject({ points: 5, left: 0 })
  const { calendar } = await member('chenmo')
  expect(calendar).toMatchObject({ streak: 4, makeUps: { left: 0 } })
  expect(calendar.days.filter(({ isMakeUp }) => isMakeUp === 1)).toEqual([
    { day: '2026-07-03', points: 5, isMakeUp: 1 },
  ])
  noon('2026-07-06')
  expect((await makeUp('chenmo', '2026-07-05')).code).toBe(refusals.noMakeUpLeft.code)
  noon('2026-08-02')
  expect((await makeUp('chenmo', '2026-08-01')).success).toBe(true)
})

test('concurrent make-ups never exceed the cards', async () => {
  noon('2026-09-20')
  const days = ['11', '12', '13', '14', '15', '16'].map((day) => `2026-09-${day}`)
  await as('linxiao')
  const answers = await Promise.all(days.map((day) => makeUp('linxiao', day)))
  expect(answers.filter(({ success }) => success)).toHaveLength(3)
  expect((await member('linxiao')).calendar.days).toHaveLength(3)
})

test('tasks are completed by real events, once per event or day, with the bonus of the level', async () => {
  const tasks = async () => (await server.call(pointsCalls.tasks, { companyId }, await as('linxiao'))).result
  const task = async (code: string) => (await tasks()).find((one) => one.code === code)
  const balance = () =>
    balanceOf(server.db, { companyId, book: 'points', ownerId: idOf('account', 'linxiao') })
  const before = await balance()
  const look = { id: idOf('policy', 'lin-medical') }
  const asLin = await as('linxiao')
  for (const _ of [1, 2]) await server.call(equityCalls.policy, look, asLin)
  expect(await balance()).toBe(before + 12)
  expect(await task('policyRead')).toMatchObject({ points: 12, doneTimes: 1, isDoneToday: 1, isTold: 0 })
  for (const _ of [1, 2]) await creditConsultation(ctx(), ownerOf('linxiao'))
  expect(await balance()).toBe(before + 12 + 24)
  for (const event of ['case-1', 'case-1', 'case-2'])
    await taskDone(server.db, server.clock, ownerOf('linxiao'), 'claimFinished', event)
  expect(await task('claimFinished')).toMatchObject({ doneTimes: 2 })
  expect(await balance()).toBe(before + 12 + 24 + 120)
})

test('the app reports only tasks that it alone knows, once a day', async () => {
  const completeTask = async (taskCode: 'rulesRead' | 'claimFinished') =>
    server.call(pointsCalls.completeTask, { companyId, taskCode }, await as('chenmo'))
  expect((await completeTask('claimFinished')).code).toBe(refusals.taskByEvent.code)
  await as('chenmo')
  const completed = await Promise.all([1, 2, 3].map(() => completeTask('rulesRead')))
  expect(completed.filter(({ result }) => result.isNew === 1)).toHaveLength(1)
  noon('2026-03-03')
  expect((await completeTask('rulesRead')).result).toMatchObject({ isNew: 1, points: 2 })
})

test('the statement of a month names each reason, and links an entry with its reversal', async () => {
  noon('2026-10-05')
  const mine = ownerOf('linxiao')
  await givePoints(ctx(), { ...mine, points: 40, reason: '活动奖励', event: 'gift/1' })
  await spendPoints(ctx(), { ...mine, points: 30, reason: '订单 DD1 抵扣', event: 'order/o1' })
  await returnPoints(ctx(), {
    ...mine,
    points: 10,
    reason: '订单 DD1 退回',
    event: 'order/o1/back/x',
    undoes: 'order/o1',
  })
  const asLin = await as('linxiao')
  const { result } = await server.call(pointsCalls.records, { companyId, month: '2026-10', ...page }, asLin)
  expect(result).toMatchObject({ total: 3, earned: 40, spent: 20 })
  const by = (reason: string) => result.records.find((entry) => entry.reason === reason)!
  expect(by('订单 DD1 抵扣').undoneBy).toMatchObject([{ amount: 10, createTime: '2026-10-05 12:00:00' }])
  expect(by('订单 DD1 退回').undoes).toEqual({
    reason: '订单 DD1 抵扣',
    createTime: '2026-10-05 12:00:00',
  })
  expect(by('活动奖励')).toMatchObject({ undoes: null, undoneBy: [] })
  const costs = await server.call(pointsCalls.costs, { companyId, ...page }, asLin)
  expect(costs.result.records.every(({ amount }) => amount < 0)).toBe(true)
  expect(costs.result.records[0]).toMatchObject({ reason: '订单 DD1 抵扣', amount: -30 })
})

test('after any earning, spending and returning the balance is the sum, and a return extends no term', async () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom('earn', 'spend', 'back'), points: fc.integer({ min: 1, max: 60 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const somebody = { companyId, accountId: newId() }
      const account = { companyId, book: 'points', ownerId: somebody.accountId }
      const spent: { event: string; left: number }[] = []
      let [balance, earned] = [0, 0]
      for (const [at, { kind, points }] of story.entries()) {
        noon(at % 2 ? '2026-04-01' : '2026-04-02')
        const event = `${kind}/${at}`
        if (kind === 'earn') {
          await post(server.db, server.clock, account, { amount: points, reason: '测试', eventKey: event })
          balance += points
          earned += points
        }
        if (kind === 'spend' && (await spendPoints(ctx(), { ...somebody, points, reason: '测试', event }))) {
          balance -= points
          spent.push({ event, left: points })
        }
        const open = spent.find(({ left }) => left >= points)
        if (kind === 'back' && open) {
          // A year later: as a new earning it would outlive the others.
          noon('2027-04-01')
          await returnPoints(ctx(), { ...somebody, points, reason: '测试', event, undoes: open.event })
          open.left -= points
          balance += points
        }
        expect(await balanceOf(server.db, account)).toBe(balance)
      }
      expect(balance).toBeLessThanOrEqual(earned)
      server.clock.set('2028-01-01T00:10:00+08:00')
      await expirePoints({}, workOf(server))
      expect(await balanceOf(server.db, account)).toBe(0)
    }),
    { numRuns: turns({ usually: 6, inCampaign: 300 }) },
  )
})

test('every balance is the sum of its entries after all tests', async () => {
  expect(await driftedAccounts(server.db)).toEqual([])
})
