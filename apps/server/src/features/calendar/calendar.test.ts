import { beforeAll, expect, test } from 'vitest'
import { calendarAdminCalls } from '@yf/contract/calendar-admin'
import { endOfWorkingDay, isWorkingDay, keepEnteredYears } from '@yf/domain/holidays'
import { shanghaiMoment } from '@yf/domain/dates'
import { demoStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'
import { alertMissingYear } from './jobs.ts'
import { loadCalendar } from './keep-calendar.ts'

const server = demoStage()
let operator: string
beforeAll(async () => {
  operator = await server.staffTokenOf('operator1')
})

// Invented for this test: the 2027 notice is not published yet.
const of2027 = {
  year: 2027,
  notice: '关于2027年部分节假日安排的通知',
  off: [
    ['2027-01-01', '2027-01-03'],
    ['2027-02-05', '2027-02-11'],
    ['2027-04-03', '2027-04-05'],
    ['2027-05-01', '2027-05-03'],
    ['2027-06-09', '2027-06-09'],
    ['2027-09-15', '2027-09-15'],
    ['2027-10-01', '2027-10-07'],
  ].map(([first, last]) => ({ first: first!, last: last! })),
  worked: ['2027-02-13'],
}
const enter = (change: object = {}, token = operator) =>
  server.call(calendarAdminCalls.enter, { ...of2027, ...change }, { token })
const years = async () => (await server.call(calendarAdminCalls.years, {}, { token: operator })).result

test('knows this year, and assumes the statutory holidays for the next until it is entered', async () => {
  expect(await years()).toMatchObject([
    { year: 2026, isKnown: 1, entered: [] },
    { year: 2027, isKnown: 0, entered: [] },
  ])
})

test('notifies staff daily from November on that the next year is missing, and not before', async () => {
  const ctx = workOf(server)
  const alertCount = async () =>
    (await server.db.selectFrom('staff_alert').select('text').where('kind', '=', 'calendarMissing').execute())
      .length
  const before = server.clock.now()
  server.clock.set(new Date('2026-10-31T04:00:00Z'))
  await alertMissingYear({}, ctx)
  expect(await alertCount()).toBe(0)
  server.clock.set(new Date('2026-11-01T04:00:00Z'))
  await alertMissingYear({}, ctx)
  await alertMissingYear({}, ctx)
  expect(await alertCount()).toBe(1)
  server.clock.set(before)
})

test('an entered year counts at once, and its previous version stays on record', async () => {
  expect(isWorkingDay('2027-02-09')).toBe(true)
  expect((await enter()).result).toMatchObject([{ year: 2026 }, { year: 2027, isKnown: 1 }])
  expect(isWorkingDay('2027-02-09')).toBe(false)
  expect(isWorkingDay('2027-02-13')).toBe(true)
  expect(shanghaiMoment(endOfWorkingDay(new Date('2027-02-04T02:00:00Z'), 2))).toContain('2027-02-13')
  await enter({ worked: [] })
  const [, entered] = await years()
  expect(entered).toMatchObject({ worked: [], entered: [{ worked: [] }, { worked: ['2027-02-13'] }] })
  expect(isWorkingDay('2027-02-13')).toBe(false)
  const rewriting = server.db.updateTable('calendar_year').set({ notice: '' }).execute()
  await expect(rewriting).rejects.toThrow('append-only')
})

test('a process loads the calendar at its start, and staff of every role see deadlines based on it', async () => {
  keepEnteredYears({})
  await loadCalendar(server.db)
  expect(isWorkingDay('2027-02-09')).toBe(false)
  const handler = await server.staffTokenOf('handler1')
  const { result } = await server.call(calendarAdminCalls.known, {}, { token: handler })
  expect(result).toMatchObject([{ year: 2027, worked: [] }])
  expect((await server.call(calendarAdminCalls.years, {}, { token: handler })).success).toBe(false)
  expect((await enter({}, handler)).success).toBe(false)
})

test.each([
  ['a year that is past', { year: 2025 }],
  ['nothing that it follows from', { notice: ' ' }],
  ['a holiday of the law left out', { off: of2027.off.slice(1) }],
  ['a weekday that is worked anyway', { worked: ['2027-02-12'] }],
  ['a day of another year', { worked: ['2026-02-14'] }],
])('rejects %s', async (_, change) => {
  expect((await enter(change)).http).toBe(400)
})
