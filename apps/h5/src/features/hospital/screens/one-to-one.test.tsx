import { partly } from '@yf/domain/test-partly'
import { questionCalls } from '@yf/contract/questions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { adviserCalls, type AdviserBooking } from '@yf/contract/adviser'
import type { Call } from '@yf/contract/call'
import { companyCalls, type Theme } from '@yf/contract/company'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { startTheme } from '#platform/theme/theme.ts'
import { adviser, call as booked } from '../test-hospitals.ts'
import OneToOneScreen from './one-to-one.screen.tsx'

const times = [
  { id: 't1', startTime: '2026-11-18 09:00:00', endTime: '2026-11-18 09:30:00', left: 0 },
  { id: 't2', startTime: '2026-11-18 09:30:00', endTime: '2026-11-18 10:00:00', left: 1 },
]
const page = (...records: AdviserBooking[]) => ({ records, total: records.length })

const server = envelopeStage({ at: '/1v1' })
const { said: toasts } = server
let undress: () => void

beforeEach(() => {
  const all_function_icon = [
    { keyValue: 'function_online_service', keyName: '在线客服', isVisible: '1' },
  ] as const
  server.answers(companyCalls.theme, partly<Theme>({ GLOBAL: { all_function_icon } }))
  undress = startTheme()
  server.answers(adviserCalls.adviser, { adviser })
  server.answers(adviserCalls.adviserTimes, times)
  server.answers(adviserCalls.adviserBookings, page())
  const service = {
    hours: '工作日 9:00-18:30',
    isOpen: 1 as const,
    link: null,
    phone: '400-000-0000',
    opensAt: null,
  }
  server.answers(questionCalls.questions, { questions: [], service })
})

afterEach(() => undress())

const bodyOf = (row: Call) => JSON.parse(server.sent(row)[0]?.body ?? 'null') as unknown
const open = () => openAt('/1v1', <OneToOneScreen />)

test('the card shows the adviser with phone, WeCom code and customer service', async () => {
  open()
  expect(await screen.findByRole('heading', { name: '方予安' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '拨打电话 4008001234' }).getAttribute('href')).toBe(
    'tel:4008001234',
  )
  expect(screen.getByRole('img', { name: '方予安的企业微信二维码' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /在线客服/ })).toBeTruthy()
})

test('books a call at a free time', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '预约通话' }))
  const full = await screen.findByRole('button', { name: '09:00 已满' })
  expect(full.hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '09:30' }))
  fireEvent.click(screen.getByRole('button', { name: '理赔帮助' }))
  server.answers(adviserCalls.bookAdviser, booked)
  server.answers(adviserCalls.adviserBookings, page(booked))
  fireEvent.click(screen.getByRole('button', { name: '确认预约' }))
  expect(await screen.findByRole('heading', { name: '下一次通话' })).toBeTruthy()
  expect(bodyOf(adviserCalls.bookAdviser)).toEqual({
    companyId: 'c1',
    placeId: 't2',
    topic: 'claim',
  })
  expect(toasts).toEqual(['预约成功，届时顾问会致电您的登录手机号'])
  expect(screen.queryByRole('button', { name: '预约通话' })).toBeNull()
})

test('reports a time taken by another member and reloads the times', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '预约通话' }))
  fireEvent.click(await screen.findByRole('button', { name: '09:30' }))
  server.refuses(adviserCalls.bookAdviser, 4400, '该时间已被约满')
  fireEvent.click(screen.getByRole('button', { name: '确认预约' }))
  await waitFor(() => expect(toasts).toEqual(['该时间已被约满']))
  await waitFor(() => expect(server.sent(adviserCalls.adviserTimes)).toHaveLength(2))
  const sheet = screen.getByRole('dialog', { name: '预约通话' })
  fireEvent.click(within(sheet).getByRole('button', { name: '关闭' }))
})

test('reschedules a booked call, or cancels it after confirmation', async () => {
  server.answers(adviserCalls.adviserBookings, page(booked))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '改期' }))
  fireEvent.click(await screen.findByRole('button', { name: '09:30' }))
  server.answers(adviserCalls.changeAdviserBooking, booked)
  fireEvent.click(screen.getByRole('button', { name: '确认改期' }))
  await waitFor(() => expect(bodyOf(adviserCalls.changeAdviserBooking)).toEqual({ id: 'b1', placeId: 't2' }))
  server.answers(adviserCalls.cancelAdviserBooking, { ...booked, status: 4 })
  server.answers(
    adviserCalls.adviserBookings,
    page({ ...booked, status: 4, isCancellable: 0, outcome: '您已取消预约' }),
  )
  fireEvent.click(screen.getByRole('button', { name: '取消预约' }))
  const question = await screen.findByRole('alertdialog', { name: '取消预约' })
  fireEvent.click(within(question).getByRole('button', { name: '取消预约' }))
  expect(await screen.findByText('您已取消预约')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '预约通话' })).toBeTruthy()
})

test('a company without an adviser names the contact to ask', async () => {
  server.answers(adviserCalls.adviser, { adviser: null })
  open()
  expect(await screen.findByText('贵公司暂未安排专属顾问')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /在线客服/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /常见问题/ }))
  expect(location.hash).toBe('#/faq')
})
