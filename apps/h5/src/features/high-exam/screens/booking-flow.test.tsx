import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { companyCalls } from '@yf/contract/company'
import { highExamCalls } from '@yf/contract/high-exam'
import { highExamRefusals } from '@yf/contract/refusals/high-exam'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { booking, packages, self } from '../test-exams.ts'
import { dayText } from '../texts.ts'
import HighExamAgencyScreen from './high-exam-agency.screen.tsx'
import HighExamDateScreen from './high-exam-date.screen.tsx'
import HighExamInfoScreen from './high-exam-info.screen.tsx'
import HighExamPackagesScreen from './high-exam-packages.screen.tsx'
import HighExamResultScreen from './high-exam-result.screen.tsx'

const at = (step: string) => `/highEndPhysicalExamination/${step}`
const server = envelopeStage({ at: at('highExamInfo'), endsInSheet: true })
const { said: toasts, sent, bodies } = server
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  server.answers(highExamCalls.quota, [self])
  server.answers(highExamCalls.bookings, { records: [], total: 0 })
  server.answers(highExamCalls.cities, [{ code: 'shanghai', name: '上海', institutions: 2 }])
  server.answers(highExamCalls.brands, [])
  server.answers(highExamCalls.packages, packages)
  server.answers(highExamCalls.booking, booking)
})

test('shows why a person cannot be booked, and continues with right and marriage for one who can', async () => {
  const spouse = { ...self, userFamilyId: 'f1', name: '陈默', relation: 'spouse', hasAccount: 1 as const }
  server.answers(highExamCalls.quota, [self, spouse])
  openAt(at('highExamInfo'), <HighExamInfoScreen />)
  expect(await screen.findByText('已有自己的账号，请本人登录预约')).toBeTruthy()
  expect(screen.getByText('剩余 2 次，共 3 次')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '已婚' }))
  await press('选择体检机构')
  expect(currentLocation()).toMatchObject({
    path: at('highExamAgency'),
    query: { right: 'r1', marriage: 'married' },
  })
})

test('without any right the page names the contact to ask', async () => {
  const contact = {
    department: '人力资源部',
    person: null,
    phone: '021-55508800',
    mail: null,
    hours: null,
    place: null,
  }
  server.answers(highExamCalls.quota, [{ ...self, rights: [] }])
  server.answers(companyCalls.equity, { benefits: [], contact })
  openAt(at('highExamInfo'), <HighExamInfoScreen />)
  expect(await screen.findByText('暂无高端体检权益')).toBeTruthy()
  const ring = await screen.findByRole('link', { name: '拨打人力资源部的电话 021-55508800' })
  expect(ring.getAttribute('href')).toBe('tel:021-55508800')
})

test('shows an institution with map, distance and hours, and reports an unreachable partner', async () => {
  const { code: _, ...place } = booking.institution
  const institution = { ...place, code: 'sh-jingan', brandName: '锋仕', hours: '07:30–11:00', distance: 1200 }
  server.answers(highExamCalls.institutions, [institution])
  openAt(`${at('highExamAgency')}?right=r1&marriage=married`, <HighExamAgencyScreen />)
  expect(await screen.findByText('约 1.2 公里')).toBeTruthy()
  const map = screen.getByRole('link', { name: '在地图上查看静安中心' }).getAttribute('href')
  expect(map).toContain('position=121.45%2C31.22')
  await press('选择静安中心')
  expect(currentLocation().query).toMatchObject({ institution: 'sh-jingan', marriage: 'married' })
})

test('compares two packages by their differences and allows no fourth', async () => {
  openAt(`${at('highExamPackages')}?right=r1&marriage=married&institution=i`, <HighExamPackagesScreen />)
  const marks = await screen.findAllByRole<HTMLInputElement>('checkbox')
  for (const mark of marks.slice(0, 3)) fireEvent.click(mark)
  expect(marks[3]!.disabled).toBe(true)
  fireEvent.click(marks[2]!)
  await press('对比 2 个套餐')
  const sheet = await screen.findByRole('dialog')
  const row = within(sheet).getByRole('row', { name: /胸部 CT/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['—', ''])
  expect(within(sheet).queryByRole('row', { name: /血常规/ })).toBeNull()
  fireEvent.click(within(sheet).getByRole('checkbox', { name: '只看不同的项目' }))
  expect(within(sheet).getByRole('row', { name: /血常规/ })).toBeTruthy()
  fireEvent.click(within(sheet).getByRole('button', { name: '选择深度体检' }))
  expect(currentLocation()).toMatchObject({ path: at('highExamDate'), query: { examPackage: 'b' } })
})

const today = shanghaiDay(new Date())
const month = today.slice(0, 7)
/** The first of next month is on another page of the calendar. */
const inMonth = addDays(today, 1).startsWith(month) ? addDays(today, 1) : today
/** Visually hidden text sits between the visible parts, with varying spaces. */
const dayButton = (left: string, day = inMonth) =>
  new RegExp([...`${dayText(day)}${left}`.replaceAll(' ', '')].join(String.raw`\s*`))
const dateAt = `${at('highExamDate')}?right=r1&marriage=single&institution=i&examPackage=a`

test('a full day is disabled; a day is confirmed with its rule, sent once, and leads to its result', async () => {
  const days = [{ day: inMonth, left: 3, total: 40 }]
  server.answers(highExamCalls.schedule, { days })
  server.answers(highExamCalls.book, { ...booking, state: 1 })
  openAt(dateAt, <HighExamDateScreen />)
  await press(dayButton('余 3'))
  await press(`预约 ${dayText(inMonth)}`)
  const sheet = await screen.findByRole('dialog')
  expect(sheet.textContent).toContain('体检前 24 小时可以取消或改期')
  expect(sheet.textContent).toContain('剩余 1 次')
  fireEvent.click(within(sheet).getByRole('button', { name: '确认预约' }))
  await waitFor(() =>
    expect(currentLocation()).toMatchObject({ path: at('highExamResult'), query: { id: 'b1' } }),
  )
  expect(bodies(highExamCalls.book)).toEqual([
    {
      companyId: 'c1',
      packageId: 'r1',
      institutionCode: 'i',
      packageCode: 'a',
      marriage: 'single',
      day: inMonth,
    },
  ])
  expect(sent(highExamCalls.book)[0]?.headers['idempotency-key']).toBeTruthy()
})

test('reports that the day was taken meanwhile and reloads the days', async () => {
  server.answers(highExamCalls.schedule, { days: [{ day: inMonth, left: 1, total: 40 }] })
  const { code, message } = highExamRefusals.examDayFull
  server.refuses(highExamCalls.book, code, message)
  openAt(dateAt, <HighExamDateScreen />)
  await press(dayButton('余 1'))
  await press(`预约 ${dayText(inMonth)}`)
  server.answers(highExamCalls.schedule, { days: [{ day: inMonth, left: 0, total: 40 }] })
  fireEvent.click(await screen.findByRole('button', { name: '确认预约' }))
  const full = await screen.findByRole<HTMLButtonElement>('button', { name: dayButton('约满') })
  expect(full.disabled).toBe(true)
  expect(toasts).toEqual([message])
})

test('polls until the institution answers, and a refusal shows its reason and the returned right', async () => {
  server.answers(highExamCalls.booking, { ...booking, state: 1, isChangeable: 0 })
  openAt(`${at('highExamResult')}?id=b1`, <HighExamResultScreen />)
  expect(await screen.findByText('已提交，等待机构确认')).toBeTruthy()
  server.answers(highExamCalls.booking, {
    ...booking,
    state: 4,
    outcome: '当天临时停检',
    isCancellable: 0,
    isChangeable: 0,
  })
  expect(
    await screen.findByText(/当天临时停检。「高端体检卡」的次数已退回/, {}, { timeout: 8000 }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: '重新预约' })).toBeTruthy()
})

test('a reschedule offers only days that the right covers and shows the last one', async () => {
  server.answers(highExamCalls.booking, { ...booking, lastDay: inMonth })
  const behind = addDays(inMonth, 1)
  server.answers(highExamCalls.schedule, {
    days: [inMonth, behind].map((day) => ({ day, left: 3, total: 40 })),
  })
  openAt(`${at('highExamDate')}?change=b1&institution=i&examPackage=a`, <HighExamDateScreen />)
  expect(await screen.findByText(`所用权益 ${inMonth} 前有效，之后的日期不能选`)).toBeTruthy()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: dayButton('余 3') })).disabled).toBe(
    false,
  )
  for (const button of screen.queryAllByRole<HTMLButtonElement>('button', {
    name: dayButton('余 3', behind),
  }))
    expect(button.disabled).toBe(true)
  expect(sent(highExamCalls.quota)).toEqual([])
})

test('a confirmed booking can be cancelled after confirmation or rescheduled at the same institution', async () => {
  server.answers(highExamCalls.cancel, { ...booking, state: 4 })
  openAt(`${at('highExamResult')}?id=b1`, <HighExamResultScreen />)
  expect(await screen.findByText('预约成功')).toBeTruthy()
  await press('取消预约')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('「高端体检卡」退回 1 次')
  fireEvent.click(within(dialog).getByRole('button', { name: '取消预约' }))
  await waitFor(() => expect(toasts).toEqual(['预约已取消']))
  await press('改期')
  expect(currentLocation()).toMatchObject({
    path: at('highExamDate'),
    query: { change: 'b1', institution: 'sh-jingan', examPackage: 'classic' },
  })
})
