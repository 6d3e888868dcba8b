import { cardsAdminCalls } from '@yf/contract/cards-admin'
import { messageCalls } from '@yf/contract/messages'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { noticeTarget } from '@yf/domain/notice-target'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { workOf } from '#testkit/work-of.ts'
import { notifyOpenedJob } from './notify-opened.ts'

const title = '自选福利可以选择了'
const coming = idOf('optionalOffer', 'coming')
const [software, haina] = [idOf('company', 'xinghe-software'), idOf('company', 'haina')]

const server = demoStage()
/** A second process on the same database. */
let other: TestServer
beforeAll(async () => {
  other = await startServer({ settings: { databaseUrl: server.databaseUrl }, clock: server.clock })
})
afterAll(() => other.close())

const run = (on: TestServer = server) => notifyOpenedJob.run({}, workOf(on))
const notified = (offerId = coming) =>
  server.db.selectFrom('optional_notice').select('account_id').where('offer_id', '=', offerId).execute()
const noticesIn = (companyId: string) =>
  server.db
    .selectFrom('notice')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('title', '=', title)
    .orderBy('account_id')
    .execute()
/** The expected result by a simple loop over today's employees. */
async function employees(companyId: string): Promise<string[]> {
  const all = await server.db.selectFrom('membership').selectAll().execute()
  return all
    .filter((one) => one.company_id === companyId && !one.is_family && one.status === 'active')
    .map(({ account_id }) => account_id)
    .toSorted()
}
const queued = async () =>
  (await sql`select 1 from pgboss.job where name = ${notifyOpenedJob.name}`.execute(server.db)).rows.length
const opening = async () =>
  (
    await server.db
      .selectFrom('optional_offer')
      .select('opens_at')
      .where('id', '=', coming)
      .executeTakeFirstOrThrow()
  ).opens_at

test('nobody is notified before the offer opens, nor about an offer that has been open for days', async () => {
  server.clock.set(new Date((await opening()).getTime() - 1))
  await run()
  expect([await notified(), await noticesIn(haina), await noticesIn(software)]).toEqual([[], [], []])
})

test('two concurrent and repeated runs notify each employee once when an offer opens, and nobody else', async () => {
  server.clock.set(await opening())
  await Promise.all([run(), run(other), run(), run(other)])
  server.clock.advance({ minutes: 5 })
  await Promise.all([run(), run(other)])
  const everybody = (await employees(haina)).map((account_id) => ({ account_id }))
  expect(everybody.length).toBeGreaterThan(3)
  expect(await noticesIn(haina)).toEqual(everybody)
  expect(await noticesIn(software)).toEqual([])
  const token = await server.tokenOf('zhoulan')
  const { result } = await server.call(messageCalls.list, { tab: 2, pageNo: 1, pageSize: 5 }, { token })
  const [notice] = result.records
  expect(notice).toMatchObject({ title, readStatus: 1, jumpUrlCode: 'OPTIONAL_BENEFIT_SELF' })
  expect(notice!.content).toMatch(/^「本人自选福利」已开放：2 项里选 1 项，请在 \d{4}-\d\d-\d\d 前选定/)
  expect(noticeTarget(notice!)).toEqual({ kind: 'address', address: '/yfCards/optional?who=self' })
})

test('an employee who joins while the offer is open is notified then, and a relative is not', async () => {
  const [newcomer, relative] = [idOf('account', '袁书言'), idOf('account', '白予安')]
  const joined = { company_id: haina, status: 'active' as const, joined_at: server.clock.now() }
  const holder = { holder_account_id: idOf('account', 'zhoulan'), family_id: idOf('family', 'somebody') }
  await server.db
    .insertInto('membership')
    .values([
      { ...joined, account_id: newcomer, is_family: false, holder_account_id: null, family_id: null },
      { ...joined, account_id: relative, is_family: true, ...holder },
    ])
    .execute()
  server.clock.advance({ minutes: 5 })
  await run(other)
  const now = (await noticesIn(haina)).map(({ account_id }) => account_id)
  expect(now).toEqual(await employees(haina))
  expect(now).toContain(newcomer)
  expect(now).not.toContain(relative)
})

test('an offer opened today is announced at once, except to employees who have chosen, and never after it is stopped', async () => {
  const staff = { token: await server.staffTokenOf('operator1') }
  const today = shanghaiDay(server.clock.now())
  let keys = 0
  const make = async () =>
    (
      await server.call(
        cardsAdminCalls.createOptional,
        {
          companyId: software,
          title: '<b>家人</b>福利',
          summary: '',
          audience: 'family',
          pick: 1,
          openDay: today,
          closeDay: addDays(today, 20),
          useUntil: addDays(today, 90),
          items: ['洗牙', '陪诊'].map((name) => ({
            name,
            summary: '',
            supplierCode: 'JINGHE' as const,
            times: 1,
            timeFen: 100,
          })),
        },
        { ...staff, headers: { 'idempotency-key': `told-opened-${(keys += 1)}` } },
      )
    ).result!.id
  const stopped = await make()
  expect(await queued()).toBe(1)
  await server.call(
    cardsAdminCalls.voidOptional,
    { companyId: software, id: stopped, reason: '合作终止' },
    staff,
  )
  const id = await make()
  const chooser = idOf('account', 'linxiao')
  const key = { company_id: software, offer_id: id, account_id: chooser, changed_at: server.clock.now() }
  await server.db.insertInto('optional_chooser').values(key).execute()
  await run()
  expect(await notified(stopped)).toEqual([])
  const everybody = await employees(software)
  expect((await notified(id)).map(({ account_id }) => account_id).toSorted()).toEqual(everybody)
  const got = (await noticesIn(software)).map(({ account_id }) => account_id)
  expect(got).toEqual(everybody.filter((account) => account !== chooser))
  const token = await server.tokenOf('袁书言')
  const { result } = await server.call(messageCalls.list, { tab: 2, pageNo: 1, pageSize: 5 }, { token })
  const notice = result.records.find(({ jumpUrlCode }) => jumpUrlCode === 'OPTIONAL_BENEFIT_FAMILY')
  expect(notice!.content).toContain('「&lt;b&gt;家人&lt;/b&gt;福利」')
})

test('after a process is killed halfway the next run notifies the remaining employees, each once', async () => {
  const id = idOf('optionalOffer', 'self')
  const reset = { notified_until: null, closes_at: new Date(server.clock.now().getTime() + 86_400_000) }
  await server.db.updateTable('optional_offer').set(reset).where('id', '=', id).execute()
  const everybody = await employees(software)
  await server.db
    .deleteFrom('optional_notice')
    .where('offer_id', '=', id)
    .where('account_id', 'in', everybody.slice(5))
    .execute()
  const before = (await noticesIn(software)).length
  await Promise.all([run(), run(other)])
  expect(await notified(id)).toHaveLength(everybody.length)
  const choosers = 1
  expect((await noticesIn(software)).length - before).toBe(everybody.length - 5 - choosers)
})
