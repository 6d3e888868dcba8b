import { expect, test } from 'vitest'
import { pointsCalls } from '@yf/contract/points'
import { refusals } from '@yf/contract/refusals'
import { addDays } from '@yf/domain/dates'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'
import { driftedAccounts } from '#platform/ledger/ledger.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')

const signInWith = (token: string) => server.call(pointsCalls.signIn, { companyId }, { token })
const signIn = async (person = 'linxiao') => signInWith(await server.tokenOf(person))
const score = async () =>
  (await server.call(pointsCalls.myScore, { companyId }, { token: await server.tokenOf('linxiao') })).result

test('a sign-in credits points once per Shanghai day, even concurrently', async () => {
  const { balance } = await score()
  server.clock.set('2026-03-02T23:59:00+08:00')
  // One session: a second login would end the first during its call.
  const token = await server.tokenOf('linxiao')
  const answers = await Promise.all(Array.from({ length: 6 }, () => signInWith(token)))
  expect(answers.filter(({ result }) => result.isNew === 1)).toHaveLength(1)
  expect(answers.map(({ result }) => [result.points, result.streak])).toEqual(answers.map(() => [5, 1]))
  expect(await score()).toMatchObject({
    balance: balance + 5,
    signIn: { isDone: 1, streak: 1, nextPoints: 5 },
  })
  server.clock.set('2026-03-03T00:00:00+08:00')
  expect((await score()).signIn).toEqual({ isDone: 0, streak: 1, nextPoints: 5 })
  expect((await signIn()).result).toMatchObject({ isNew: 1, streak: 2, balance: balance + 10 })
  expect(await driftedAccounts(server.db)).toEqual([])
})

test('the seventh day in a row credits more, and a missed day restarts the streak', async () => {
  const days = ['04', '05', '06', '07', '08']
  for (const day of days) {
    server.clock.set(`2026-03-${day}T09:00:00+08:00`)
    await signIn()
  }
  expect((await score()).signIn).toEqual({ isDone: 1, streak: 7, nextPoints: 5 })
  const last = await server.db
    .selectFrom('ledger_entry')
    .select(['amount', 'reason'])
    .where('event_key', '=', 'sign/2026-03-08')
    .executeTakeFirstOrThrow()
  expect(last).toEqual({ amount: 20, reason: '每日签到（连续7天）' })
  server.clock.set('2026-03-10T09:00:00+08:00')
  expect((await score()).signIn).toEqual({ isDone: 0, streak: 0, nextPoints: 5 })
})

test('a member cannot sign in at another company', async () => {
  expect((await signIn('zhoulan')).code).toBe(refusals.notFound.code)
})

test('a streak continues past four hundred days with its rewards', async () => {
  const companyId = idOf('company', 'yuanli')
  const first = '2026-04-01'
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      company_id: companyId,
      book: 'points',
      owner_id: idOf('account', 'hejing'),
      id: newId(),
      amount: 5,
      reason: '每日签到',
      event_key: `sign/${addDays(first, at)}`,
      created_at: new Date(`${addDays(first, at)}T09:00:00+08:00`),
    }))
  await server.db
    .deleteFrom('ledger_entry')
    .where('owner_id', '=', idOf('account', 'hejing'))
    .where('event_key', 'like', 'sign/%')
    .execute()
  await server.db.insertInto('ledger_entry').values(days(405)).execute()
  server.clock.set(`${addDays(first, 405)}T09:00:00+08:00`)
  const token = await server.tokenOf('hejing')
  const { result } = await server.call(pointsCalls.signIn, { companyId }, { token })
  // 406 days: the last of fifty-eight weeks.
  expect(result).toMatchObject({ isNew: 1, streak: 406, points: 20 })
})
