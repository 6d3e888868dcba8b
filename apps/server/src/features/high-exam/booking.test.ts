import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { highExamCalls } from '@yf/contract/high-exam'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { workOf } from '#testkit/work-of.ts'
import { idOf } from '#seeds/ids.ts'
import { newcomers } from '#seeds/companies.ts'
import { askJob, cancelJob } from './ask-partner.ts'
import { changeJob } from './change.ts'
import { roundJob } from './round.ts'
import {
  asInstitution,
  examsOf,
  fengshiAt,
  institutionCode,
  leftOf,
  openDay,
  ordersAtPartner,
  playProvider,
  encrypted,
  send,
  software,
  sendExamEvent,
  visitor,
  type Visitor,
} from './test-exams.ts'

const phone = '13900000044'
const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: fengshiAt(sandbox) }))
const exams = examsOf(server)

let she: Visitor
beforeEach(async () => {
  she = await visitor(server, '梁若溪')
})
afterEach(async () => {
  await playProvider(sandbox, null)
  await playProvider(sandbox, null, phone)
  await server.db.deleteFrom('notice').where('account_id', '=', she.accountId).execute()
})

const stateOf = async (id: string) => (await exams.booking(she, id)).result.state
const jobOf = (bookingId: string) => ({ accountId: she.accountId, bookingId })
const thereOf = async (id: string) =>
  (await ordersAtPartner(sandbox)).find(({ orderNo }) => orderNo === id)?.status
const titles = async () => (await exams.noticesOf(she.accountId)).map(({ title }) => title)

async function booked(): Promise<string> {
  const { id } = (await exams.book(she)).result
  await sendExamEvent(server, 'orderConfirmed', { orderNo: id })
  return id
}

test("lists a member's own exams, the open ones first", async () => {
  const lin = { token: await server.tokenOf('linxiao') }
  const { result } = await server.call(highExamCalls.bookings, { pageNo: 1, pageSize: 20 }, lin)
  expect(result.records.map(({ state }) => state)).toEqual([2, 1, 4, 4, 3, 3, 5, 3])
  expect(result.records.filter(({ reportId }) => reportId !== null)).toHaveLength(3)
  const none = await server.call(
    highExamCalls.bookings,
    { pageNo: 1, pageSize: 20 },
    {
      token: await server.tokenOf('zhoulan'),
    },
  )
  expect(none.result).toEqual({ records: [], total: 0 })
})

test('holds the benefit while the institution is asked; its confirmation sets 已预约, however often it comes', async () => {
  const { result } = await exams.book(she)
  expect(result).toMatchObject({ state: 1, name: '梁若溪', coveredBy: '高端体检卡', changingTo: null })
  expect(await leftOf(server, she)).toBe(1)
  const event = encrypted('orderConfirmed', { orderNo: result.id }, { id: 'once' })
  expect(await send(server, 'orderConfirmed', event)).toBe(200)
  // Identical bytes are a replay; the same event with a new nonce is the same event.
  await send(server, 'orderConfirmed', event)
  expect(await sendExamEvent(server, 'orderConfirmed', { orderNo: result.id }, { id: 'once' })).toBe(200)
  expect(await sendExamEvent(server, 'orderConfirmed', { orderNo: result.id })).toBe(200)
  expect(await stateOf(result.id)).toBe(2)
  expect(await exams.noticesOf(she.accountId)).toEqual([
    { title: '体检预约成功', jump_url: `/highEndPhysicalExamination/highExamResult?id=${result.id}` },
  ])
  expect(await leftOf(server, she)).toBe(1)
})

test('a forged event, or one about an unknown order, changes nothing', async () => {
  const { id } = (await exams.book(she)).result
  expect(await sendExamEvent(server, 'orderConfirmed', { orderNo: id }, { key: 'somebody else' })).toBe(401)
  expect(await sendExamEvent(server, 'orderConfirmed', { orderNo: randomUUID() })).toBe(200)
  expect(await stateOf(id)).toBe(1)
  expect(await titles()).toEqual([])
})

test('a refusal returns the benefit and gives the reason; a late confirmation changes nothing and is cancelled there', async () => {
  await playProvider(sandbox, 'manual', phone)
  const { id } = (await exams.book(she)).result
  await sendExamEvent(server, 'orderRefused', { orderNo: id, reason: '当天临时停检' })
  expect((await exams.booking(she, id)).result).toMatchObject({ state: 4, outcome: '当天临时停检' })
  expect(await leftOf(server, she)).toBe(2)
  expect(await titles()).toEqual(['体检预约未成功'])
  await sendExamEvent(server, 'orderConfirmed', { orderNo: id })
  expect([await stateOf(id), await leftOf(server, she)]).toEqual([4, 2])
  await cancelJob.run(jobOf(id), workOf(server))
  expect(await thereOf(id)).toBe('CANCELLED')
})

test("a refusal after a confirmation is not trusted: the partner's answer to a query counts", async () => {
  const id = await booked()
  await sendExamEvent(server, 'orderRefused', { orderNo: id, reason: '约满' })
  expect(await stateOf(id)).toBe(2)
  await askJob.run(jobOf(id), workOf(server))
  expect(await stateOf(id)).toBe(2)
})

test.each([
  ['is down', 'down'],
  ['is cut off', 'cut'],
  ['speaks of another order', 'lies'],
])(
  'when the provider %s the booking waits with its benefit, and is requested under the same number until it is known',
  async (_, scenario) => {
    await playProvider(sandbox, scenario, phone)
    const { id, state } = (await exams.book(she)).result
    expect([state, await leftOf(server, she)]).toEqual([1, 1])
    await expect(askJob.run(jobOf(id), workOf(server))).rejects.toThrow('not answered yet')
    await playProvider(sandbox, null, phone)
    await askJob.run(jobOf(id), workOf(server))
    await roundJob.run({}, workOf(server))
    expect(await stateOf(id)).toBe(2)
    expect((await ordersAtPartner(sandbox)).filter(({ orderNo }) => orderNo === id)).toHaveLength(1)
    expect(await leftOf(server, she)).toBe(1)
  },
)

test('books nothing when the provider cannot return its offer, or no longer offers it', async () => {
  await playProvider(sandbox, 'down')
  expect((await exams.book(she)).code).toBe(refusals.examPartnerAway.code)
  await playProvider(sandbox, null)
  expect((await exams.book(she, { packageCode: 'women' })).code).toBe(refusals.examChoiceGone.code)
  expect((await exams.book(she, { institutionCode: 'nowhere' })).code).toBe(refusals.examChoiceGone.code)
  expect((await exams.book(she, { day: openDay(server, 89) })).code).toBe(200)
  expect((await exams.book(she, { day: openDay(server, 95) })).code).toBe(refusals.examOutsideTerm.code)
  const wrongDay = await exams.book(she, { day: '2026-02-30' })
  expect(wrongDay).toMatchObject({ code: 400, message: expect.stringContaining('体检日期') })
  expect(await leftOf(server, she)).toBe(1)
})

test('one key is one booking; of many concurrent ones with one exam left one succeeds', async () => {
  const one = await visitor(server, '宋景行', 1)
  const answers = await Promise.all(Array.from({ length: 3 }, () => exams.book(one, {}, 'same-key-0001')))
  expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1)
  const greedy = await visitor(server, '宋景行', 1)
  const tries = await Promise.all(Array.from({ length: 5 }, () => exams.book(greedy)))
  expect(tries.filter(({ success }) => success)).toHaveLength(1)
  expect(new Set(tries.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
    new Set([refusals.noRightLeft.code]),
  )
  expect(await leftOf(server, greedy)).toBe(0)
})

test('of six requests for the last slot one gets it, and the others get their benefits back', async () => {
  const day = openDay(server, 20)
  await asInstitution(sandbox, 'capacity', { institutionCode, date: day, capacity: 1 })
  const people: Visitor[] = []
  for (const name of newcomers.slice(0, 6)) people.push(await visitor(server, name, 1))
  const answers = await Promise.all(people.map((one) => exams.book(one, { day })))
  await roundJob.run({}, workOf(server))
  const states = await Promise.all(
    answers.map(async ({ success, result }, at) =>
      success ? (await exams.booking(people[at]!, result.id)).result.state : 'refused',
    ),
  )
  expect(states.filter((state) => state === 2)).toHaveLength(1)
  const left = await Promise.all(people.map((one) => leftOf(server, one)))
  expect(left.toSorted()).toEqual([0, 1, 1, 1, 1, 1])
})

test('a change of day is granted or not, and the old day stays until the answer is known', async () => {
  const id = await booked()
  const [first, other, full] = [openDay(server, 10), openDay(server, 12), openDay(server, 14)]
  expect((await exams.change(she, id, other, 'change-key-1')).result).toMatchObject({ day: other, state: 2 })
  expect((await exams.change(she, id, other, 'change-key-1')).result.day).toBe(other)
  await asInstitution(sandbox, 'capacity', { institutionCode, date: full, capacity: 0 })
  // Sent again because its answer was lost, it gets the same refusal, with one notice.
  for (const _ of [1, 2])
    expect((await exams.change(she, id, full, 'change-key-2')).code).toBe(refusals.examDayFull.code)
  expect((await exams.booking(she, id)).result).toMatchObject({ day: other, isChangeable: 1 })
  await playProvider(sandbox, 'down', phone)
  const waiting = (await exams.change(she, id, first)).result
  expect(waiting).toMatchObject({ day: other, changingTo: first, isChangeable: 0 })
  expect((await exams.change(she, id, first)).code).toBe(refusals.examChanging.code)
  await playProvider(sandbox, null, phone)
  await changeJob.run(jobOf(id), workOf(server))
  expect((await exams.booking(she, id)).result).toMatchObject({ day: first, changingTo: null })
  expect(await titles()).toEqual(['体检预约成功', '体检改期成功', '体检改期未成功', '体检改期成功'])
  // A granted change stays granted, whatever came after it.
  expect((await exams.change(she, id, other, 'change-key-1')).result.day).toBe(first)
  expect(await leftOf(server, she)).toBe(1)
})

test('another day has to be within the term of the benefit, too, and leave time to cancel', async () => {
  const id = await booked()
  expect((await exams.booking(she, id)).result.lastDay).toBe(addDays(shanghaiDay(server.clock.now()), 90))
  expect((await exams.change(she, id, openDay(server, 91))).code).toBe(refusals.examOutsideTerm.code)
  expect((await exams.change(she, id, openDay(server, 89))).result.day).toBe(openDay(server, 89))
  expect(await thereOf(id)).not.toBe('CANCELLED')
  expect(await leftOf(server, she)).toBe(1)
})

test('a day that is too close to cancel is neither offered nor booked', async () => {
  const [tomorrow, after] = [1, 2].map((days) => addDays(shanghaiDay(server.clock.now()), days))
  const query = { companyId: software, institutionCode, packageCode: 'classic', month: tomorrow!.slice(0, 7) }
  const { result } = await server.call(highExamCalls.schedule, query, { token: she.token })
  const offered = new Set(result.days.map(({ day }) => day))
  expect([offered.has(tomorrow!), offered.has(after!)]).toEqual([false, true])
  expect((await exams.book(she, { day: tomorrow! })).code).toBe(refusals.slotGone.code)
  expect((await exams.book(she, { day: after! })).result.isCancellable).toBe(1)
})

test("cancelling until 24 hours before returns the benefit at once and the provider's slot as soon as it acknowledges", async () => {
  const id = await booked()
  expect((await exams.cancel(she, id)).result).toMatchObject({ state: 4, isCancellable: 0 })
  expect((await exams.cancel(she, id)).success).toBe(true)
  expect(await leftOf(server, she)).toBe(2)
  await playProvider(sandbox, 'down', phone)
  await expect(cancelJob.run(jobOf(id), workOf(server))).rejects.toThrow('unavailable')
  await playProvider(sandbox, null, phone)
  await roundJob.run({}, workOf(server))
  expect(await thereOf(id)).toBe('CANCELLED')
  const late = await booked()
  const { startTime } = (await exams.booking(she, late)).result
  const start = Date.parse(`${startTime.replace(' ', 'T')}+08:00`)
  await server.db
    .updateTable('booking')
    .set({ starts_at: new Date(server.clock.now().getTime() + 23 * 3_600_000) })
    .where('id', '=', late)
    .execute()
  expect((await exams.cancel(she, late)).code).toBe(refusals.cancelTooLate.code)
  expect((await exams.change(she, late, openDay(server, 12))).code).toBe(refusals.cancelTooLate.code)
  await server.db
    .updateTable('booking')
    .set({ starts_at: new Date(start) })
    .where('id', '=', late)
    .execute()
})

test('an order cancelled before the provider received it is not accepted afterwards', async () => {
  await playProvider(sandbox, 'down', phone)
  const { id } = (await exams.book(she)).result
  await exams.cancel(she, id)
  await playProvider(sandbox, null, phone)
  await cancelJob.run(jobOf(id), workOf(server))
  await askJob.run(jobOf(id), workOf(server))
  expect([await stateOf(id), await leftOf(server, she)]).toEqual([4, 2])
})

test("another member's booking, benefit and company do not exist for the caller", async () => {
  const id = await booked()
  const he = await visitor(server, '宋景行')
  expect((await exams.booking(he, id)).code).toBe(refusals.notFound.code)
  expect((await exams.cancel(he, id)).code).toBe(refusals.notFound.code)
  expect((await exams.change(he, id, openDay(server, 12))).code).toBe(refusals.notFound.code)
  expect((await exams.book(he, { packageId: she.packageId })).code).toBe(refusals.notFound.code)
  expect((await exams.book(he, { companyId: idOf('company', 'haina') })).code).toBe(refusals.notFound.code)
  expect((await exams.book(he, { userFamilyId: idOf('family', 'linxiao/child') })).code).toBe(
    refusals.notFound.code,
  )
  const lin = { token: await server.tokenOf('linxiao') }
  const forChild = { packageId: idOf('package', 'high-exam/lin-child') } as Visitor
  // The child's exam is the child's: it covers nobody else.
  expect((await exams.book({ ...forChild, ...lin, accountId: '' })).code).toBe(refusals.notFound.code)
  const spouse = idOf('family', 'linxiao/spouse')
  const forSpouse = { ...forChild, ...lin, accountId: '' }
  expect((await exams.book(forSpouse, { userFamilyId: spouse })).code).toBe(refusals.examineeHasAccount.code)
})

test('afterwards everything adds up', async () => {
  expect(await recount(server.db)).toEqual([])
})
