import { afterEach, expect, test } from 'vitest'
import { highExamCalls } from '@yf/contract/high-exam'
import { refusals } from '@yf/contract/refusals'
import { shanghaiMonth } from '@yf/domain/dates'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'
import { keepPartnerToken } from '#features/identity/store.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { idOf } from '#seeds/ids.ts'
import { fetchJob } from './fetch-report.ts'
import { roundJob } from './round.ts'
import {
  asInstitution,
  examsOf,
  fengshiAt,
  leftOf,
  openDay,
  playProvider,
  software,
  sendExamEvent,
  visitor,
  type Visitor,
} from './test-exams.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: fengshiAt(sandbox) }))
const exams = examsOf(server)
afterEach(() => playProvider(sandbox, null))

const page = { pageNo: 1, pageSize: 20 }
const reportsOf = async (who: { token: string }) =>
  (await server.call(highExamCalls.reports, page, { token: who.token })).result
const reportOf = (who: { token: string }, id: string) =>
  server.call(highExamCalls.report, { id }, { token: who.token })
const ready = (who: Visitor, bookingId: string, reportNo: string) => ({
  accountId: who.accountId,
  bookingId,
  reportNo,
})

test('a report marks the exam as done, is readable only by its owner, and is stored once however often it is delivered', async () => {
  const she = await visitor(server, '梁若溪', 1)
  const { id } = (await exams.book(she)).result
  expect(await asInstitution(sandbox, `${id}/report`, { findings: 'abnormal' })).toBe(204)
  const reportNo = `FSR-${id}`
  // Before any confirmation: the exam took place, so the slot was granted.
  expect(await sendExamEvent(server, 'reportReady', { orderNo: id, reportNo })).toBe(200)
  await playProvider(sandbox, 'down')
  await expect(fetchJob.run(ready(she, id, reportNo), workOf(server))).rejects.toThrow('unavailable')
  await playProvider(sandbox, null)
  await Promise.all([1, 2].map(() => fetchJob.run(ready(she, id, reportNo), workOf(server))))
  await fetchJob.run(ready(she, id, reportNo), workOf(server))
  const { records, total } = await reportsOf(she)
  expect([total, records[0]]).toEqual([1, expect.objectContaining({ name: '梁若溪', abnormal: 6 })])
  expect((await exams.booking(she, id)).result).toMatchObject({ state: 3, reportId: records[0]!.id })
  expect(await leftOf(server, she)).toBe(0)
  expect((await exams.noticesOf(she.accountId)).at(-1)).toEqual({
    title: '体检报告已出',
    jump_url: `/tjserver?report=${records[0]!.id}`,
  })
  const [service] = await server.db.selectFrom('service_record').selectAll().where('id', '=', id).execute()
  expect(service).toMatchObject({ account_id: she.accountId, provider: '锋仕臻选上海静安中心' })
  const noticeQuery = server.db
    .selectFrom('notice')
    .select('jump_url')
    .where('account_id', '=', she.accountId)
  expect(await noticeQuery.where('jump_code', '=', 'FEEDBACK').execute()).toEqual([
    { jump_url: service!.third_party_id },
  ])
  const { result } = await reportOf(she, records[0]!.id)
  const sugar = result.values.find(({ code }) => code === 'GLU')!
  expect(sugar).toMatchObject({ value: 6.4, level: 'high', high: 6, unit: 'mmol/L' })
  expect(sugar.meaning).toContain('糖尿病')
  const headers = { authorization: `Bearer ${she.token}` }
  const pdf = await server.fetch(result.url!, { headers })
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const he = { token: await server.tokenOf('宋景行') }
  expect((await reportOf(he, records[0]!.id)).code).toBe(refusals.notFound.code)
  expect(
    (await server.fetch(result.url!, { headers: { authorization: `Bearer ${he.token}` } })).status,
  ).not.toBe(200)
})

test('a report of another order, or of a cancelled exam, is not stored', async () => {
  const she = await visitor(server, '沈书仪', 2)
  const [one, other] = [(await exams.book(she)).result.id, (await exams.book(she)).result.id]
  await asInstitution(sandbox, `${one}/report`)
  await fetchJob.run(ready(she, other, `FSR-${one}`), workOf(server))
  await exams.cancel(she, one)
  await fetchJob.run(ready(she, one, `FSR-${one}`), workOf(server))
  expect((await reportsOf(she)).total).toBe(0)
  expect((await exams.booking(she, one)).result.state).toBe(4)
})

test('retries a report that FENGSHI cannot deliver for hours, less and less often', async () => {
  const she = await visitor(server, '宋景行', 1)
  const { id } = (await exams.book(she)).result
  await asInstitution(sandbox, `${id}/report`)
  const reportNo = `FSR-${id}`
  await playProvider(sandbox, 'down')
  for (const _ of [1, 2]) await sendExamEvent(server, 'reportReady', { orderNo: id, reportNo })
  const due = () =>
    server.db.selectFrom('exam_report_due').select('tries').where('report_no', '=', reportNo).execute()
  const round = async (minutes: number) => {
    server.clock.advance({ minutes })
    await roundJob.run({}, workOf(server))
    return due()
  }
  expect([await round(9), await round(1), await round(19), await round(1)]).toEqual([
    [{ tries: 0 }],
    [{ tries: 1 }],
    [{ tries: 1 }],
    [{ tries: 2 }],
  ])
  await playProvider(sandbox, null)
  expect([await round(39), await round(1)]).toEqual([[{ tries: 2 }], []])
  expect((await reportsOf(she)).total).toBe(1)
})

test('shows three years of one member: abnormal values in plain language, and their trend', async () => {
  const lin = { token: await server.tokenOf('linxiao') }
  const { records } = await reportsOf(lin)
  expect(records.map(({ abnormal }) => abnormal)).toEqual([6, 1, 1])
  const { result } = await reportOf(lin, records[0]!.id)
  const sugar = result.values.find(({ code }) => code === 'GLU')!
  expect(sugar.years.map(({ value }) => value)).toEqual([5.2, 5.6, 6.2])
  expect(result.values.find(({ code }) => code === 'THYROID_US')).toMatchObject({ level: 'found', years: [] })
  // An older report does not include later ones.
  const older = (await reportOf(lin, records[1]!.id)).result
  expect(older.values.find(({ code }) => code === 'GLU')!.years).toHaveLength(2)
})

test('stores findings only encrypted', async () => {
  const rows = await server.db.selectFrom('exam_report').selectAll().execute()
  const orders = await server.db.selectFrom('high_exam_order').selectAll().execute()
  const text = JSON.stringify([rows, orders])
  for (const word of ['林晓', '空腹血糖', '小结节', '9901001990']) expect(text).not.toContain(word)
})

test('cities, brands and institutions, the nearest first; packages by gender, age and marriage; a month as days', async () => {
  const token = await server.tokenOf('linxiao')
  const companyId = software
  const cities = (await server.call(highExamCalls.cities, { companyId }, { token })).result
  expect(cities.map(({ name }) => name)).toContain('上海')
  const cityCode = 'shanghai'
  const brands = (await server.call(highExamCalls.brands, { companyId, cityCode }, { token })).result
  expect(brands).toHaveLength(3)
  const near = { longitude: 121.32, latitude: 31.19 }
  const there = await server.call(highExamCalls.institutions, { companyId, cityCode, ...near }, { token })
  expect(there.result.map(({ code }) => code)[0]).toBe('sh-hongqiao')
  expect(there.result[0]!.distance).toBeLessThan(2000)
  const packagesFor = async (marriage: 'single' | 'married') =>
    (
      await server.call(
        highExamCalls.packages,
        { companyId, institutionCode: 'sh-jingan', marriage },
        { token },
      )
    ).result.map(({ code }) => code)
  expect(await packagesFor('married')).toEqual(['classic', 'women-plus', 'tumour'])
  expect(await packagesFor('single')).toEqual(['classic', 'women', 'tumour'])
  const month = shanghaiMonth(new Date(Date.parse(openDay(server, 31))))
  const schedule = { companyId, institutionCode: 'sh-lujiazui', packageCode: 'classic', month }
  const { result } = await server.call(highExamCalls.schedule, schedule, { token })
  expect(result.days.length).toBeLessThanOrEqual(31)
  await playProvider(sandbox, 'down')
  expect((await server.call(highExamCalls.cities, { companyId }, { token })).code).toBe(
    refusals.examPartnerAway.code,
  )
  const haina = idOf('company', 'haina')
  expect((await server.call(highExamCalls.cities, { companyId: haina }, { token })).code).toBe(
    refusals.notFound.code,
  )
})

test('lists possible examinees with their benefits; a person with an account books for themselves; a missing identity is reported', async () => {
  const quotaOf = async (person: string, company: string) =>
    (
      await server.call(
        highExamCalls.quota,
        { companyId: idOf('company', company) },
        { token: await server.tokenOf(person) },
      )
    ).result
  const [self, spouse, child] = await quotaOf('linxiao', 'xinghe-software')
  expect(self).toMatchObject({
    name: '林晓',
    relation: 'self',
    userFamilyId: null,
    missing: [],
    hasAccount: 0,
  })
  expect(self!.rights).toMatchObject([{ left: 1, total: 4, isUsable: 1 }])
  expect(spouse).toMatchObject({ name: '陈默', hasAccount: 1 })
  expect(child).toMatchObject({ name: '陈小满', hasAccount: 0, rights: [{ left: 1 }] })
  // 陈默 sees only his own.
  expect(await quotaOf('chenmo', 'xinghe-software')).toMatchObject([{ name: '陈默', rights: [{ left: 1 }] }])
  expect(await quotaOf('zhaoqiang', 'yuanshan')).toMatchObject([
    { missing: ['证件号码', '出生日期'], rights: [] },
  ])
  expect((await quotaOf('hejing', 'yuanli'))[0]!.rights).toMatchObject([{ isUsable: 0 }])
  const cards = await server.call(
    highExamCalls.cards,
    { companyId: software },
    { token: await server.tokenOf('linxiao') },
  )
  expect(new Set(cards.result.map(({ holderName }) => holderName))).toEqual(
    new Set(['林晓', '陈默', '陈小满']),
  )
})

test("the exam site gets only the caller's data: another member's tpToken is invalid", async () => {
  const lin = { token: await server.tokenOf('linxiao') }
  const give = (person: string, token: string) =>
    keepPartnerToken(server.db, idOf('account', person), hashOf(token), server.clock.now())
  await give('linxiao', 'of-linxiao')
  await give('zhoulan', 'of-zhoulan')
  const ask = (tpToken: string) => server.call(highExamCalls.memberByToken, { tpToken }, lin)
  expect((await ask('of-linxiao')).result).toMatchObject({ name: '林晓', mobile: '138****0001' })
  for (const token of ['of-zhoulan', 'guess']) expect((await ask(token)).code).toBe(refusals.notFound.code)
  expect((await ask('')).code).toBe(400)
  const { result } = await server.call(highExamCalls.hasHealth, { companyId: software }, lin)
  expect(result).toEqual({ isHaving: 1, isHavingHigh: 1 })
})
