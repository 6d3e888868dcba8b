import { eapCalls } from '@yf/contract/eap'
import { refusals } from '@yf/contract/refusals'
import { fromMoment } from '@yf/domain/dates'
import { beforeEach, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { idOf } from '#seeds/ids.ts'
import { counsellorId, eapOf, software } from './test-eap.ts'

const server = demoStage()
const eap = eapOf(server)
let now: Date
beforeEach(() => {
  now ??= server.clock.now()
  server.clock.set(now)
})

/** A new member of 星河软件 with this many sessions. */
async function withSessions(person: string, total: number): Promise<string> {
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await server.db
    .insertInto('equity_package')
    .values({
      company_id: software,
      id: idOf('package', `eap/${person}`),
      account_id: idOf('account', person),
      family_id: null,
      kind: 'health',
      name: '心理咨询服务',
      summary: '',
      supplier_code: 'YF_EAP',
      start_time: inDays(-1),
      end_time: inDays(300),
      status: 1,
      total,
      used: 0,
    })
    .execute()
  return person
}
const advanceTo = (moment: string, minutes = 0) =>
  server.clock.set(new Date(fromMoment(moment).getTime() + minutes * 60_000))

test('lists counsellors by the soonest free time, with the benefits left, and without paused ones', async () => {
  const { result } = await eap.list('linxiao')
  const next = result.records.flatMap(({ nextFreeTime }) => nextFreeTime ?? [])
  expect([result.total, result.records.length]).toEqual([8, 8])
  expect(next).toEqual(next.toSorted())
  expect(result.rights).toMatchObject({ name: '心理咨询服务', total: 6, left: 2 })
  expect(result.records.map(({ name }) => name)).not.toContain('许艾伦')
  const su = result.records.find(({ name }) => name === '苏文静')!
  expect(su).toMatchObject({ rating: { stars: 4.7, count: 3 }, isCovered: 1, minutes: 50, priceFen: 60_000 })
})

test('without a package only free counsellors are covered', async () => {
  const { result } = await eap.list('李若彤')
  expect(result.rights).toBeNull()
  expect(result.records.filter(({ isCovered }) => isCovered).map(({ name }) => name)).toEqual(['顾青'])
})

test('field, language, channel and time narrow the list, also in combination', async () => {
  const namesOf = async (filter: object) =>
    (await eap.list('linxiao', filter)).result.records.map(({ name }) => name).toSorted()
  expect(await namesOf({ language: 'cantonese' })).toEqual(['苏文静', '麦婉婷'].toSorted())
  expect(await namesOf({ field: 'sleep', way: 'onSite' })).toEqual(['苏文静', '贺知远'].toSorted())
  const weekend = await eap.list('linxiao', { when: 'weekend' })
  for (const { nextFreeTime } of weekend.result.records)
    expect([0, 6]).toContain(fromMoment(nextFreeTime!.replace(/\d\d:\d\d:\d\d$/, '12:00:00')).getUTCDay())
  const evening = await eap.list('linxiao', { when: 'evening' })
  for (const { nextFreeTime } of evening.result.records) expect(nextFreeTime!.slice(11) >= '18').toBe(true)
  expect(evening.result.records.map(({ name }) => name)).not.toContain('周明哲')
})

test('shows a counsellor with times in Shanghai time, including a full one with its waitlist', async () => {
  const { result } = await eap.detail('linxiao', 'guqing')
  const times = result.days.flatMap(({ times }) => times)
  expect(new Set(times.map(({ startTime }) => startTime.slice(11)))).toEqual(
    new Set(['19:00:00', '19:30:00', '20:00:00', '20:30:00']),
  )
  expect(times.filter(({ isFull }) => isFull)).toMatchObject([{ waiting: 2, isWaitedFor: 0 }])
  expect(result.cancelHours).toBe(24)
  for (const { day, times } of result.days)
    for (const { startTime } of times) expect(startTime.startsWith(day)).toBe(true)
  const mine = await eap.detail('罗振宇', 'guqing', idOf('company', 'haina'))
  expect(
    mine.result.days.flatMap(({ times }) => times).filter(({ isWaitedFor }) => isWaitedFor),
  ).toHaveLength(1)
})

test('after months without visits, the calendar is complete as soon as a member opens it', async () => {
  server.clock.advance({ days: 90 })
  const { result } = await eap.detail('linxiao', 'suwenjing')
  expect(result.days).toHaveLength(29)
})

test('one key books one session, its text is encrypted, and a second session waits until the first is over', async () => {
  const person = await withSessions('王思齐', 2)
  const [time, other] = await eap.times(person, 'zhoumingzhe')
  const key = 'one-booking-of-wang'
  const answers = await Promise.all(
    [1, 2, 3].map(() => eap.book(person, time!.id, { words: '想谈谈换工作的事' }, key)),
  )
  const ids = answers.filter(({ success }) => success).map(({ result }) => result.id)
  expect(new Set(ids).size).toBe(1)
  const booked = (await eap.book(person, time!.id, { words: '想谈谈换工作的事' }, key)).result
  expect(booked).toMatchObject({
    state: 2,
    startTime: time!.startTime,
    coveredBy: '心理咨询服务',
    // The response stored under a key must not contain the text: it is read from the booking.
    words: null,
    isCancellable: 1,
    address: null,
  })
  const own = await server.call(eapCalls.booking, { id: booked.id }, await eap.as(person))
  expect(own.result.words).toBe('想谈谈换工作的事')
  const stored = await server.db
    .selectFrom('eap_session')
    .select('text_encrypted')
    .where('booking_id', '=', booked.id)
    .executeTakeFirstOrThrow()
  expect(stored.text_encrypted).not.toContain('换工作')
  expect((await eap.book(person, other!.id)).code).toBe(refusals.bookingOpen.code)
  const state = await server.call(eapCalls.checkState, { companyId: software }, await eap.as(person))
  expect(state.result).toMatchObject({ rights: { left: 1 }, open: { id: booked.id } })
})

test('tells a member without sessions so, and books free counsellors without one', async () => {
  const [time] = await eap.times('刘一鸣', 'suwenjing')
  expect((await eap.book('刘一鸣', time!.id)).code).toBe(refusals.servicePriceChanged.code)
  const [free] = await eap.times('刘一鸣', 'guqing')
  expect((await eap.book('刘一鸣', free!.id)).code).toBe(refusals.wayNotOffered.code)
  const { result } = await eap.book('刘一鸣', free!.id, { way: 'voice' })
  expect(result).toMatchObject({ state: 2, priceFen: 0, coveredBy: null })
})

test('cancelling returns the session until a day before, repeats the same answer, and is refused later', async () => {
  const person = await withSessions('陈嘉怡', 1)
  const [time] = await eap.times(person, 'hezhiyuan')
  const first = (await eap.book(person, time!.id)).result
  const cancel = async (id: string) => server.call(eapCalls.cancel, { id }, await eap.as(person))
  expect((await cancel(first.id)).result).toMatchObject({ state: 4, isCancellable: 0 })
  expect((await cancel(first.id)).result).toMatchObject({ state: 4 })
  const again = (await eap.book(person, time!.id)).result
  advanceTo(again.cancelUntil, 1)
  expect((await cancel(again.id)).code).toBe(refusals.cancelTooLate.code)
  const [shown] = (await server.call(eapCalls.bookings, { pageNo: 1, pageSize: 10 }, await eap.as(person)))
    .result.records
  expect(shown).toMatchObject({ id: again.id, state: 2, isCancellable: 0 })
})

test('changing to another time of the same counsellor is one step and keeps the booking and its session', async () => {
  const person = await withSessions('杨子轩', 1)
  const [time, other] = await eap.times(person, 'linyuexi')
  const [elsewhere] = await eap.times(person, 'suwenjing')
  const { id } = (await eap.book(person, time!.id)).result
  const change = async (slotId: string, way = 'onSite') =>
    server.call(eapCalls.change, { id, placeId: slotId, way: way as 'onSite' }, await eap.as(person))
  expect((await change(other!.id, 'voice')).code).toBe(refusals.wayNotOffered.code)
  expect((await change(elsewhere!.id)).code).toBe(refusals.slotGone.code)
  const { result } = await change(other!.id)
  expect(result).toMatchObject({ id, startTime: other!.startTime, way: 'onSite' })
  expect(result.address).toContain('望京')
})

test('a member waits for a full time, gets an offer when it becomes free, and accepts it', async () => {
  const [holder, waiting] = [await withSessions('黄雅琴', 1), await withSessions('吴浩然', 1)]
  const [time] = await eap.times(holder, 'chenanan')
  const wait = async () =>
    server.call(
      eapCalls.wait,
      { companyId: software, placeId: time!.id, way: 'voice' },
      await eap.as(waiting),
    )
  expect((await wait()).code).toBe(refusals.slotFree.code)
  const { id } = (await eap.book(holder, time!.id)).result
  const joined = (await wait()).result
  expect(joined).toMatchObject({ state: 'waiting', ahead: 0, offerUntil: null, startTime: time!.startTime })
  const accept = async () => server.call(eapCalls.acceptOffer, { id: joined.id }, await eap.as(waiting))
  expect((await accept()).code).toBe(refusals.offerOver.code)
  await server.call(eapCalls.cancel, { id }, await eap.as(holder))
  const [offered] = (await server.call(eapCalls.waits, {}, await eap.as(waiting))).result
  expect(offered).toMatchObject({ id: joined.id, state: 'offered' })
  expect((await accept()).result).toMatchObject({ state: 2, way: 'voice', startTime: time!.startTime })
  expect((await server.call(eapCalls.waits, {}, await eap.as(waiting))).result).toEqual([])
})

test('the session link opens ten minutes before, works for no other member and contains no name', async () => {
  const person = await withSessions('徐梦洁', 2)
  const [time] = await eap.times(person, 'suwenjing')
  const { id, linkFrom } = (await eap.book(person, time!.id)).result
  const enter = async (who = person) => server.call(eapCalls.session, { id }, await eap.as(who))
  advanceTo(linkFrom!, -1)
  expect((await enter()).code).toBe(refusals.sessionNotOpen.code)
  advanceTo(linkFrom!)
  const { url } = (await enter()).result
  const { page } = server.services.settings.sessionRooms
  expect(url.startsWith(`${page}?`)).toBe(true)
  expect(new URL(url).searchParams.get('room')).toBe(id)
  expect(decodeURIComponent(url)).not.toMatch(/徐梦洁|\b1[3-9]\d{9}\b/)
  expect((await enter('linxiao')).code).toBe(refusals.notFound.code)
  advanceTo(time!.endTime, 15)
  expect((await enter()).code).toBe(refusals.bookingClosed.code)
})

test('a finished session is rated once, and the average follows', async () => {
  const person = await withSessions('孙立诚', 1)
  const [time] = await eap.times(person, 'zhoumingzhe')
  const { id } = (await eap.book(person, time!.id)).result
  const appraise = async () =>
    server.call(
      eapCalls.appraise,
      { id, stars: 3, tags: ['clear'], words: '建议很具体' },
      { ...(await eap.as(person)) },
    )
  expect((await appraise()).code).toBe(refusals.notFinishedYet.code)
  expect((await eap.detail(person, 'zhoumingzhe')).result.rating).toEqual({ stars: null, count: 0 })
  advanceTo(time!.endTime, 120)
  await eap.cleanUp()
  const answers = await Promise.all([appraise(), appraise(), appraise()])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    200,
    refusals.appraisedBefore.code,
    refusals.appraisedBefore.code,
  ])
  const { result } = await eap.detail(person, 'zhoumingzhe')
  expect([result.rating, result.tags]).toEqual([{ stars: 3, count: 1 }, [{ tag: 'clear', count: 1 }]])
  expect(JSON.stringify(result)).not.toContain('建议很具体')
  const notices = await server.db
    .selectFrom('notice')
    .select(['title', 'jump_url'])
    .where('account_id', '=', idOf('account', person))
    .execute()
  expect(notices).toContainEqual({ title: '心理咨询已完成', jump_url: `/appraise?id=${id}` })
})

test("another member's booking, waitlist entry and company do not exist for the caller, nor do a spouse's", async () => {
  const open = (await server.call(eapCalls.checkState, { companyId: software }, await eap.as('linxiao')))
    .result.open!
  for (const stranger of ['chenmo', 'zhoulan', '张明远']) {
    const as = await eap.as(stranger)
    const slotId = counsellorId('suwenjing')
    const codes = [
      await server.call(eapCalls.booking, { id: open.id }, as),
      await server.call(eapCalls.cancel, { id: open.id }, as),
      await server.call(eapCalls.change, { id: open.id, placeId: slotId, way: 'video' }, as),
      await server.call(eapCalls.session, { id: open.id }, as),
      await server.call(eapCalls.appraise, { id: open.id, stars: 1, tags: [] }, as),
      await server.call(eapCalls.leaveWait, { id: open.id }, as),
    ].map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set([refusals.notFound.code]))
    const { result } = await server.call(eapCalls.bookings, { pageNo: 1, pageSize: 10 }, as)
    expect(JSON.stringify(result)).not.toContain(open.id)
  }
  expect((await eap.list('zhoulan')).code).toBe(refusals.notFound.code)
  expect((await server.call(eapCalls.booking, { id: open.id }, await eap.as('linxiao'))).result.state).toBe(2)
})

test('林晓 has bookings of every kind, the open one on top, and a list by state', async () => {
  const as = await eap.as('linxiao')
  const { result } = await server.call(eapCalls.bookings, { pageNo: 1, pageSize: 10 }, as)
  expect(result.records.map(({ state }) => state)).toEqual([2, 5, 3, 4, 3])
  expect(result.records.filter(({ isAppraisable }) => isAppraisable)).toHaveLength(1)
  const finished = await server.call(eapCalls.bookings, { state: 3, pageNo: 1, pageSize: 1 }, as)
  expect([finished.result.total, finished.result.records.length]).toEqual([2, 1])
  expect(result.records.at(-1)).toMatchObject({ stars: 5, words: '最近项目压力大，晚上睡不好' })
})

test('afterwards slots, sessions and benefits still add up', async () => {
  expect(await recount(server.db)).toEqual([])
})
