import { advertCalls } from '@yf/contract/adverts'
import { advertsAdminCalls as calls } from '@yf/contract/adverts-admin'
import type { Input } from '@yf/contract/call'
import { mallAdminCalls } from '@yf/contract/mall-admin'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const xinghe = idOf('company', 'xinghe-software')
const haina = idOf('company', 'haina')
const yuanli = idOf('company', 'yuanli')
let [lin, zhou] = [{ token: '' }, { token: '' }]
/** Console sessions expire after an hour, and this test advances the clock. */
const operator = async () => ({ token: await server.staffTokenOf('operator1') })
beforeAll(async () => {
  lin = { token: await server.tokenOf('linxiao') }
  zhou = { token: await server.tokenOf('zhoulan') }
})

type AdvertInput = Omit<Input<typeof calls.add>, 'companyIds'>
const at = (days: number, time = '00:00:00') => `${addDays(shanghaiDay(server.clock.now()), days)} ${time}`
const advertInput = (changes: Partial<AdvertInput> = {}): AdvertInput => ({
  position: 'banner',
  title: '春季体检周',
  summary: '约上家人一起来',
  picLink: '/art/banner-checkup.svg',
  jumpUrl: '/examination',
  startTime: at(-1),
  endTime: at(7),
  sort: 50,
  ...changes,
})
const add = async (companyIds: string[], changes: Partial<AdvertInput> = {}) =>
  server.call(calls.add, { companyIds, ...advertInput(changes) }, await operator())
const addOne = async (changes: Partial<AdvertInput> = {}) => (await add([xinghe], changes)).result[0]!
type AddedAdvert = Awaited<ReturnType<typeof addOne>>
/** The form input for an advert as it was loaded. */
const read = ({
  companyId,
  id,
  revision,
  position,
  title,
  summary,
  picLink,
  jumpUrl,
  ...advert
}: AddedAdvert) => {
  const { startTime, endTime, sort } = advert
  return { companyId, id, revision, position, title, summary, picLink, jumpUrl, startTime, endTime, sort }
}
const change = async (advert: AddedAdvert, changes: Partial<AdvertInput> = {}) =>
  server.call(calls.change, { ...read(advert), ...changes }, await operator())
const end = async ({ companyId, id, revision }: AddedAdvert) =>
  server.call(calls.end, { companyId, id, revision }, await operator())
const list = async (position: AdvertInput['position'] = 'banner', companyId = xinghe) => {
  const query = { companyId, position, pageNo: 1, pageSize: 100 }
  return (await server.call(calls.list, query, await operator())).result.records
}
const seen = async (who: { token: string }, companyId: string) =>
  (await server.call(advertCalls.list, { companyId }, who)).result.map(({ title }) => title)
const lastAuditEvent = () => lastAuditEventIn(server.db)

test('adds an advert to two companies, and only their members see it', async () => {
  const { result } = await add([xinghe, haina])
  expect(result.map(({ companyId }) => companyId).toSorted()).toEqual([haina, xinghe].toSorted())
  expect(new Set(result.map(({ id }) => id)).size).toBe(2)
  expect(result[0]).toMatchObject({ status: 2, revision: 0, savedBy: '郑运营', shownTimes: 0 })
  expect(await seen(lin, xinghe)).toContain('春季体检周')
  expect(await seen(zhou, haina)).toContain('春季体检周')
  expect(await seen({ token: await server.tokenOf('hejing') }, yuanli)).not.toContain('春季体检周')
  const { action, detail } = await lastAuditEvent()
  expect(action).toBe('addAdvert')
  expect(detail).toMatch(/星河软件/)
  expect(detail).toMatch(/海纳/)
  expect(detail).toContain(`「春季体检周」：首页横幅，${at(-1).slice(0, 16)} 至 ${at(7).slice(0, 16)}`)
})

test('members see an advert from its first moment and no longer at its last', async () => {
  const now = server.clock.now()
  await add([xinghe], { title: '一小时后', startTime: shanghaiMoment(new Date(now.getTime() + 3_600_000)) })
  expect(await seen(lin, xinghe)).not.toContain('一小时后')
  server.clock.advance({ minutes: 60 })
  expect(await seen(lin, xinghe)).toContain('一小时后')
  const advert = (await list()).find(({ title }) => title === '一小时后')
  server.clock.advance({ days: 7 })
  expect(await seen(lin, xinghe)).not.toContain('一小时后')
  expect((await list()).find(({ id }) => id === advert!.id)).toMatchObject({ status: 3 })
  server.clock.advance({ days: -7, minutes: -60 })
})

test('members see a change at their next request, and the audit event lists what changed', async () => {
  const advert = await addOne({ title: '待改', sort: 0 })
  expect((await seen(lin, xinghe))[2]).toBe('待改')
  const { result } = await change(advert, { title: '已改', jumpUrl: 'site:mall', position: 'strip' })
  expect(result).toMatchObject({ title: '已改', position: 'strip', picLink: null, revision: 1 })
  expect(await seen(lin, xinghe)).not.toContain('待改')
  expect(await seen(lin, xinghe)).toContain('已改')
  expect(await lastAuditEvent()).toEqual({
    action: 'changeAdvert',
    detail:
      '星河软件「待改」：位置：首页横幅 → 首页通栏；标题：待改 → 已改；链接：/examination → site:mall；修改了图片',
  })
  // Saving without a change writes no audit event.
  expect((await change(result)).result).toEqual(result)
  expect((await lastAuditEvent()).detail).toContain('「待改」')
})

test('of two concurrent edits the second is refused with the name of the first editor, and nothing is overwritten', async () => {
  const advert = await addOne({ title: '两个人改' })
  const both = await Promise.all([change(advert, { summary: '甲' }), change(advert, { summary: '乙' })])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const lost = both.find(({ success }) => !success)!
  expect(lost.code).toBe(refusals.stateMoved.code)
  expect(lost.message).toMatch(/^郑运营刚刚修改过/)
  const late = await end(advert)
  expect(late.code).toBe(refusals.stateMoved.code)
  const stands = (await list()).find(({ id }) => id === advert.id)!
  expect(stands).toMatchObject({ revision: 1, summary: both[0]!.success ? '甲' : '乙', status: 2 })
})

test('ends an advert now and keeps its counts; an advert that has not begun was never shown', async () => {
  const advert = await addOne({ title: '马上结束' })
  for (const row of [advertCalls.show, advertCalls.show, advertCalls.click])
    await server.call(row, { id: advert.id }, lin)
  await server.call(advertCalls.show, { id: advert.id }, { token: await server.tokenOf('chenmo') })
  const ended = await end(advert)
  expect(ended.result).toMatchObject({
    status: 3,
    shownTimes: 3,
    shownPeople: 2,
    tappedTimes: 1,
    tappedPeople: 1,
  })
  expect(await seen(lin, xinghe)).not.toContain('马上结束')
  expect(await lastAuditEvent()).toEqual({ action: 'endAdvert', detail: '星河软件「马上结束」：立即结束' })
  expect((await end(ended.result)).result).toEqual(ended.result)
  const waiting = await addOne({ title: '还没开始', startTime: at(2) })
  expect(waiting.status).toBe(1)
  expect((await end(waiting)).result.status).toBe(3)
  expect((await lastAuditEvent()).detail).toBe('星河软件「还没开始」：未开始即结束')
  server.clock.advance({ days: 3 })
  expect(await seen(lin, xinghe)).not.toContain('还没开始')
  server.clock.advance({ days: -3 })
})

test("lists current and upcoming adverts in the app's order, and ended ones last", async () => {
  const listed = await list()
  const states = listed.map(({ status }) => status)
  expect(states.indexOf(3)).toBeGreaterThan(0)
  expect(states.slice(states.indexOf(3)).every((status) => status === 3)).toBe(true)
  const order = listed.filter(({ status }) => status !== 3).map(({ sort }) => sort)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  const [first] = (
    await server.call(
      calls.list,
      { companyId: xinghe, position: 'banner', pageNo: 2, pageSize: 1 },
      await operator(),
    )
  ).result.records
  expect(first!.id).toBe(listed[1]!.id)
})

test.each([
  [{ title: ' ' }, '标题'],
  [{ title: '长'.repeat(21) }, '标题'],
  [{ jumpUrl: 'javascript:alert(1)' }, '链接'],
  [{ jumpUrl: '//evil.example/x' }, '链接'],
  [{ jumpUrl: 'examination' }, '链接'],
  [{ picLink: 'https://evil.example/a.png' }, '图片'],
  [{ picLink: '/shop-pictures/none.png' }, '图片'],
  [{ picLink: '/files/someone' }, '图片'],
  [{ startTime: '2026-02-30 00:00:00' }, '开始时间'],
  [{ endTime: '2027-02-30 00:00:00' }, '结束时间'],
  [{ startTime: '2027-01-01 00:00:00', endTime: '2027-01-01 00:00:00' }, '结束时间'],
  [{ startTime: '2026-01-01 00:00:00', endTime: '2026-02-01 00:00:00' }, '结束时间'],
  [{ sort: -1 }, '顺序'],
])('%j is rejected by its field, when adding and when changing', async (changes, message) => {
  const refused = await add([xinghe], changes)
  expect([refused.http, refused.message]).toEqual([400, expect.stringContaining(message)])
  const advert = await addOne({ title: '原来的' })
  const again = await change(advert, changes)
  expect([again.http, again.message]).toEqual([400, expect.stringContaining(message)])
  await end(advert)
})

test('an uploaded picture is public and is kept', async () => {
  const pixels = { width: 8, height: 8, channels: 3 as const, background: 'red' }
  const body = await sharp({ create: pixels }).png().toBuffer()
  const file = new File([new Uint8Array(body)], 'a.png', { type: 'image/png' })
  const { picture } = (await server.call(mallAdminCalls.uploadPicture, { file }, await operator())).result
  expect((await addOne({ title: '带图', picLink: picture })).picLink).toBe(picture)
  const stored = await server.db
    .selectFrom('stored_file')
    .select('unused_since')
    .where('name', '=', picture.split('/').pop()!)
    .executeTakeFirstOrThrow()
  expect(stored.unused_since).toBeNull()
})

test('refuses adverts of a company that does not exist, and adds none if one of several companies does not exist', async () => {
  const nobody = idOf('company', 'nobody')
  const notFound = refusals.notFound.code
  const query = { companyId: nobody, position: 'banner', pageNo: 1, pageSize: 10 } as const
  expect((await server.call(calls.list, query, await operator())).code).toBe(notFound)
  expect((await add([xinghe, nobody], { title: '半个' })).code).toBe(notFound)
  expect(await seen(lin, xinghe)).not.toContain('半个')
  const advert = await addOne({ title: '别家的' })
  expect((await change({ ...advert, companyId: haina }, { title: '改了' })).code).toBe(notFound)
  expect((await end({ ...advert, companyId: haina })).code).toBe(notFound)
  expect(await seen(lin, xinghe)).toContain('别家的')
})

test.each(['handler1', 'auditor1', 'service1', 'finance1', 'hr1'])('%s has no access', async (account) => {
  const who = { token: await server.staffTokenOf(account) }
  const refused = refusals.dutyNotHeld.code
  const [advert] = await list()
  const { companyId, id, revision } = advert!
  const query = { companyId, position: 'banner', pageNo: 1, pageSize: 10 } as const
  expect((await server.call(calls.companies, {}, who)).code).toBe(refused)
  expect((await server.call(calls.list, query, who)).code).toBe(refused)
  expect((await server.call(calls.add, { companyIds: [xinghe], ...advertInput() }, who)).code).toBe(refused)
  expect((await server.call(calls.change, { ...read(advert!), title: '改了' }, who)).code).toBe(refused)
  expect((await server.call(calls.end, { companyId, id, revision }, who)).code).toBe(refused)
})
