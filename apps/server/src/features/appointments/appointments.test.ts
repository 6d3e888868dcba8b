import { appointmentCalls } from '@yf/contract/appointments'
import { messageCalls } from '@yf/contract/messages'
import { feedbackCalls } from '@yf/contract/feedback'
import { refusals } from '@yf/contract/refusals'
import { fromMoment } from '@yf/domain/dates'
import { expect, test } from 'vitest'
import { recountSlots } from '#testkit/recount/slots.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'
import { markNoShow } from '#features/slots/public.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { appointmentsOf, moduleId, siteId, software } from './test-appointments.ts'

const server = demoStage()
const { as, book, cancel, detail, list, scheduleOf, times, cleanUp, enterAgain } = appointmentsOf(server)

const usedOf = async (person: string, supplier = 'OFFLINE_DENTAL') =>
  (
    await server.db
      .selectFrom('equity_package')
      .select('used')
      .where('id', '=', idOf('package', `${person}/${supplier}`))
      .executeTakeFirstOrThrow()
  ).used
const takenCount = async (slotId: string) =>
  (await server.db.selectFrom('slot').select('taken').where('id', '=', slotId).executeTakeFirstOrThrow())
    .taken

/** With a code like those of the demo packages. */
async function givePackage(person: string, supplier: string): Promise<string> {
  const like = await server.db
    .selectFrom('equity_package')
    .selectAll()
    .where('id', '=', idOf('package', `${person}/OFFLINE_DENTAL`))
    .executeTakeFirstOrThrow()
  const row = { ...like, id: idOf('package', `${person}/${supplier}`), supplier_code: supplier, used: 0 }
  await server.db.insertInto('equity_package').values(row).execute()
  return supplier
}

test("one list holds the caller's bookings of every kind, the next one on top", async () => {
  const { result } = await list('linxiao', { pageSize: 50 })
  expect(new Set(result.records.map(({ kind }) => kind))).toEqual(
    new Set(['counselling', 'adviser', 'offline', 'exam', 'card']),
  )
  const exams = result.records.filter(({ kind }) => kind === 'exam')
  for (const { title, path } of exams)
    expect([title, path]).toEqual([
      expect.stringContaining('体检'),
      expect.stringMatching(/^\/highEndPhysicalExamination\/highExamResult\?id=/),
    ])
  const open = result.records.filter(({ state }) => state <= 2).map(({ startTime }) => startTime)
  expect(open.length).toBeGreaterThan(2)
  expect(open).toEqual(open.toSorted())
  expect(result.records.slice(0, open.length).every(({ state }) => state <= 2)).toBe(true)
  const counselling = result.records.find(({ kind, state }) => kind === 'counselling' && state === 2)!
  expect(counselling).toMatchObject({ isPrivate: 1, path: '/eap?tab=mine', title: '心理咨询' })
  expect(counselling.linkFrom! < counselling.startTime).toBe(true)
  expect((await list('zhoulan')).result.total).toBe(0)
})

test('filters the list by kind and state', async () => {
  const { result } = await list('linxiao', { kind: 'offline', state: 3 })
  expect(result.records.map(({ title, state }) => [title, state])).toEqual([
    ['中医理疗', 3],
    ['洁牙护理', 3],
  ])
  expect((await list('linxiao', { kind: 'tea' })).code).toBe(400)
})

test('pages through a thousand rows, each once, with a short last page', async () => {
  const account_id = idOf('account', '潘云起')
  const rows = Array.from({ length: 1003 }, (_, at) => ({
    account_id,
    id: newId(),
    kind: 'offline' as const,
    company_id: software,
    resource_id: siteId('tcm-jingan'),
    slot_id: null,
    choice: '',
    state: 4 as const,
    starts_at: new Date(1_700_000_000_000 + (at % 500) * 60_000),
    ends_at: new Date(1_700_000_000_000 + (at % 500) * 60_000 + 1),
    package_id: null,
    only_key: null,
    reminded_minutes: null,
    is_no_show: false,
    outcome: null,
    created_at: new Date(1_700_000_000_000),
  }))
  await server.db.insertInto('booking').values(rows).execute()
  const seen = new Set<string>()
  for (const pageNo of [1, 6, 11]) {
    const { result } = await list('潘云起', { pageNo, pageSize: 100 })
    expect(result.total).toBe(1003)
    for (const { id } of result.records) seen.add(id)
  }
  expect(seen.size).toBe(203)
  await server.db.deleteFrom('booking').where('account_id', '=', account_id).execute()
})

test("lists the services of the member's own packages, of the family's packages and of the company's own sites", async () => {
  const ask = async (person: string, companyId = software) =>
    server.call(appointmentCalls.modules, { companyId }, await as(person))
  const { result } = await ask('linxiao')
  expect(result.map(({ name, isFree }) => [name, isFree])).toEqual([
    ['洁牙护理', 0],
    ['流感疫苗接种', 0],
    ['中医理疗', 0],
    ['办公区健康筛查', 1],
  ])
  expect(result[0]).toMatchObject({ cities: ['上海市', '北京市'], rights: [{ personName: '林晓', left: 1 }] })
  expect(result[1]!.rights).toMatchObject([{ personName: '陈小满', left: 0 }])
  // The child's entitlement does not cover the spouse, and she is no employee.
  expect((await ask('chenmo')).result).toEqual([])
  expect((await ask('zhoulan', idOf('company', 'haina'))).result).toEqual([])
  expect((await ask('zhoulan')).code).toBe(refusals.notFound.code)
})

test('booking takes slot and entitlement and shows a code; cancelling returns both and voids the code', async () => {
  const [time] = await times('程一诺', 'dental', 'dental-pudong')
  const booked = (await book('程一诺', time!.id)).result
  expect(booked).toMatchObject({ state: 2, title: '洁牙护理', note: '程一诺', coveredBy: '洁牙护理权益' })
  expect(booked.spot).toMatchObject({ name: '浦东口腔门诊', address: '上海市浦东新区世纪大道88号2楼' })
  expect(booked.code).toMatch(/^\d{12}$/)
  expect([await usedOf('程一诺'), await takenCount(time!.id)]).toEqual([1, 1])

  // One open appointment per service and person, or a free service could be hoarded.
  const [other] = await times('程一诺', 'dental', 'dental-haidian')
  expect((await book('程一诺', other!.id)).code).toBe(refusals.bookingOpen.code)
  expect(await takenCount(other!.id)).toBe(0)

  expect((await detail('邵明川', booked.id)).code).toBe(refusals.notFound.code)
  expect((await cancel('邵明川', booked.id)).code).toBe(refusals.notFound.code)
  expect((await cancel('程一诺', booked.id)).result).toMatchObject({ state: 4, code: null })
  expect((await cancel('程一诺', booked.id)).result.state).toBe(4)
  expect([await usedOf('程一诺'), await takenCount(time!.id)]).toEqual([0, 0])
})

test("without an entitlement, or at another company's site, nothing is booked and no slot is lost", async () => {
  const [tcm] = await times('linxiao', 'tcm', 'tcm-nanshan')
  expect((await book('程一诺', tcm!.id)).code).toBe(refusals.noRightLeft.code)
  // A code that only has the same prefix is another service.
  const another = await givePackage('程一诺', 'OFFLINE_TCM2')
  expect((await book('程一诺', tcm!.id)).code).toBe(refusals.noRightLeft.code)
  expect(await usedOf('程一诺', another)).toBe(0)
  const [vaccine] = await times('linxiao', 'vaccine', 'vaccine-xuhui')
  const office = (await times('linxiao', 'office', 'office-xinghe', 1))[0]
  const tried = [tcm!.id, vaccine!.id, office!.id]
  const before = await Promise.all(tried.map(takenCount))
  const spouse = { userFamilyId: idOf('family', 'linxiao/spouse') }
  expect((await book('linxiao', vaccine!.id, spouse)).code).toBe(refusals.noRightLeft.code)
  const companyId = idOf('company', 'haina')
  expect((await book('zhoulan', office!.id, { companyId })).code).toBe(refusals.slotGone.code)
  expect((await book('chenmo', office!.id)).code).toBe(refusals.slotGone.code)
  expect((await book('张明远', office!.id, spouse)).code).toBe(refusals.notFound.code)
  expect(await Promise.all(tried.map(takenCount))).toEqual(before)
})

test('checks a slot again before the booking is confirmed', async () => {
  const [time] = await times('程一诺', 'dental', 'dental-jingan', 6)
  const ask = async (slotId: string, person = '程一诺') =>
    server.call(appointmentCalls.checkTime, { companyId: software, placeId: slotId }, await as(person))
  expect((await ask(time!.id)).result).toEqual({ isFree: 1, left: 1, waiting: 0 })
  const { id } = (await book('邵明川', time!.id)).result
  expect((await ask(time!.id)).result).toEqual({ isFree: 0, left: 0, waiting: 0 })
  expect((await ask(newId())).code).toBe(refusals.slotGone.code)
  await cancel('邵明川', id)
})

test('of two members who change to the last slot at once one gets it, and both keep exactly one booking', async () => {
  const free = await times('程一诺', 'dental', 'dental-jingan', 5)
  const mine = (await book('程一诺', free[0]!.id)).result
  const theirs = (await book('邵明川', free[1]!.id)).result
  const change = async (person: string, id: string) =>
    server.call(appointmentCalls.change, { id, placeId: free[2]!.id }, await as(person))
  const outcomes = await Promise.all([change('程一诺', mine.id), change('邵明川', theirs.id)])
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([200, refusals.slotTaken.code].toSorted())
  const takenCounts = await Promise.all(free.slice(0, 3).map(({ id }) => takenCount(id)))
  expect(takenCounts.reduce((sum, one) => sum + one, 0)).toBe(2)
  expect([await usedOf('程一诺'), await usedOf('邵明川')]).toEqual([1, 1])
  // A change keeps the code, and is only possible to another slot of the same site.
  expect((await detail('程一诺', mine.id)).result.code).toBe(mine.code)
  const [elsewhere] = await times('程一诺', 'dental', 'dental-pudong')
  const away = { id: mine.id, placeId: elsewhere!.id }
  expect((await server.call(appointmentCalls.change, away, await as('程一诺'))).code).toBe(
    refusals.slotGone.code,
  )
  await cancel('程一诺', mine.id)
  await cancel('邵明川', theirs.id)
})

test('a full slot has a waitlist, and its next member takes the slot that becomes free', async () => {
  const [time] = await times('程一诺', 'dental', 'dental-jingan', 7)
  const held = (await book('程一诺', time!.id)).result
  const waiting = { companyId: software, placeId: time!.id }
  const joined = await server.call(appointmentCalls.wait, waiting, await as('邵明川'))
  expect(joined.result).toMatchObject({ state: 'waiting', ahead: 0, title: '洁牙护理', kind: 'offline' })
  const schedule = await scheduleOf('邵明川', 'dental', 'dental-jingan', time!.startTime.slice(0, 10))
  expect(schedule.times.find(({ id }) => id === time!.id)).toMatchObject({
    left: 0,
    waiting: 1,
    isWaitedFor: 1,
  })
  // A member cannot accept another's offer, and none was made yet.
  const accept = async (person: string) =>
    server.call(appointmentCalls.acceptOffer, { id: joined.result.id }, await as(person))
  expect((await accept('邵明川')).code).toBe(refusals.offerOver.code)
  await cancel('程一诺', held.id)
  expect((await accept('程一诺')).code).toBe(refusals.notFound.code)
  const [offered] = (await server.call(appointmentCalls.waits, {}, await as('邵明川'))).result
  expect(offered).toMatchObject({ state: 'offered' })
  expect((await book('程一诺', time!.id)).code).toBe(refusals.slotTaken.code)
  const won = (await accept('邵明川')).result
  expect(won).toMatchObject({ state: 2, coveredBy: '洁牙护理权益' })
  expect(won.code).toMatch(/^\d{12}$/)
  await cancel('邵明川', won.id)
  expect(await usedOf('邵明川')).toBe(0)
})

test('leaving the waitlist lets the next member move up', async () => {
  const waits = async () => (await server.call(appointmentCalls.waits, {}, await as('linxiao'))).result
  const [mine] = await waits()
  expect(mine).toMatchObject({ kind: 'offline', title: '中医理疗', ahead: 1 })
  await server.call(appointmentCalls.leaveWait, { id: mine!.id }, await as('linxiao'))
  expect(await waits()).toEqual([])
})

test('within a day of the start a booking can be neither cancelled nor changed, and afterwards it counts as attended', async () => {
  const free = await times('程一诺', 'dental', 'dental-pudong', 4)
  const { id, cancelUntil, endTime } = (await book('程一诺', free[0]!.id)).result
  server.clock.set(new Date(fromMoment(cancelUntil).getTime() + 1000))
  enterAgain()
  expect((await detail('程一诺', id)).result.isCancellable).toBe(0)
  expect((await cancel('程一诺', id)).code).toBe(refusals.cancelTooLate.code)
  const late = { id, placeId: free[1]!.id }
  expect((await server.call(appointmentCalls.change, late, await as('程一诺'))).code).toBe(
    refusals.cancelTooLate.code,
  )
  server.clock.set(new Date(fromMoment(endTime).getTime() + 3 * 3_600_000))
  await cleanUp()
  enterAgain()
  expect((await detail('程一诺', id)).result).toMatchObject({ state: 3, code: null })
  expect(await usedOf('程一诺')).toBe(1)
})

test('notifies of an attended appointment once, and its member can rate it once; a missed or cancelled one never', async () => {
  const free = await times('程一诺', 'dental', 'dental-pudong', 4)
  const came = (await book('程一诺', free[0]!.id)).result
  const missed = (await book('邵明川', free[1]!.id)).result
  const tcm = (await book('linxiao', (await times('linxiao', 'tcm', 'tcm-nanshan', 5))[0]!.id)).result
  expect(came.evaluation).toBeNull()
  expect((await cancel('linxiao', tcm.id)).result.evaluation).toBeNull()
  const key = { account_id: idOf('account', '邵明川'), id: missed.id }
  server.clock.set(new Date(fromMoment(missed.endTime).getTime() + 60_000))
  const by = { actor: 'staff:1', reason: '未到' }
  await server.db.transaction().execute((db) => markNoShow({ ...workOf(server), db }, key, by))
  server.clock.set(new Date(fromMoment(missed.endTime).getTime() + 3 * 3_600_000))
  await Promise.all([cleanUp(), cleanUp()])
  await cleanUp()
  enterAgain()
  expect((await detail('邵明川', missed.id)).result).toMatchObject({ state: 5, evaluation: null })
  const { evaluation } = (await detail('程一诺', came.id)).result
  expect(evaluation).toMatchObject({ isEvaluated: 0 })
  const ids = [came.id, missed.id, tcm.id]
  const records = await server.db.selectFrom('service_record').selectAll().where('id', 'in', ids).execute()
  expect(records).toMatchObject([{ id: came.id, service_name: '洁牙护理', provider: '浦东口腔门诊' }])

  const noticesQuery = { pageNo: 1, pageSize: 50, tab: 2 as const }
  const notices = await server.call(messageCalls.list, noticesQuery, await as('程一诺'))
  const evaluationNotices = notices.result.records.filter(
    ({ jumpUrl }) => jumpUrl === evaluation!.thirdPartyId,
  )
  expect(evaluationNotices).toMatchObject([{ title: '服务已完成，请评价', jumpUrlCode: 'FEEDBACK' }])
  expect(evaluationNotices[0]!.content).toContain('浦东口腔门诊的「洁牙护理」')

  const say = { type: 2 as const, thirdPartyId: evaluation!.thirdPartyId, score: 5, content: '很细心' }
  expect((await server.call(feedbackCalls.addComment, say, await as('邵明川'))).code).toBe(
    refusals.notFound.code,
  )
  expect((await server.call(feedbackCalls.evaluateOpenly, say)).success).toBe(true)
  expect((await detail('程一诺', came.id)).result.evaluation).toMatchObject({ isEvaluated: 1 })
})

test('returns a month of ten thousand slots by day, and a day by slot', async () => {
  const site = siteId('office-xinghe')
  const from = server.clock.now().getTime() + 40 * 86_400_000
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    resource_id: site,
    id: newId(),
    kind: 'offline' as const,
    starts_at: new Date(from + at * 4 * 60_000),
    ends_at: new Date(from + (at + 1) * 4 * 60_000),
    capacity: 1,
    taken: 0,
    closed_at: null,
  }))
  for (let at = 0; at < rows.length; at += 2500)
    await server.db
      .insertInto('slot')
      .values(rows.slice(at, at + 2500))
      .execute()
  const schedule = await scheduleOf('linxiao', 'office', 'office-xinghe')
  expect(schedule.days.length).toBeLessThan(45)
  const fullest = schedule.days.reduce((best, day) => (day.left > best.left ? day : best))
  const day = await scheduleOf('linxiao', 'office', 'office-xinghe', fullest.day)
  expect(day.times).toHaveLength(360)
  expect(JSON.stringify(day).length).toBeLessThan(90_000)
  const module = { companyId: software, moduleId: moduleId('office') }
  const wrong = await server.call(
    appointmentCalls.schedule,
    { ...module, day: '2026-02-31' },
    await as('linxiao'),
  )
  expect(wrong.code).toBe(400)
  // The check compares each slot with each other.
  await server.db.deleteFrom('slot').where('starts_at', '>=', new Date(from)).execute()
})

test('slots, entitlements and codes are consistent after all tests', async () => {
  expect(await recountSlots(server.db)).toEqual([])
})
