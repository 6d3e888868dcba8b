import { fireEvent, screen, within } from '@testing-library/react'
import { highExamCalls } from '@yf/contract/high-exam'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { booking, report } from '../test-exams.ts'
import CheckupServicesScreen from './checkup-services.screen.tsx'

const server = envelopeStage({ at: '/tjserver' })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  server.answers(highExamCalls.cards, [])
  server.answers(highExamCalls.bookings, { records: [booking], total: 1 })
  server.answers(highExamCalls.reports, { records: [report], total: 1 })
  server.answers(highExamCalls.report, report)
})

test('shows both kinds of booking, existing bookings, and reports with abnormal values', async () => {
  openAt('/tjserver', <CheckupServicesScreen />)
  expect((await screen.findByRole('button', { name: /静安中心.*已预约/ })).textContent).toContain('经典体检')
  await press(/1 项需留意/)
  expect(currentLocation().query).toEqual({ report: 'p1' })
  await press(/^高端体检/)
  expect(currentLocation().path).toBe('/highEndPhysicalExamination/highExamInfo')
  await press(/^体检预约/)
  expect(currentLocation().path).toBe('/examination')
})

test('an empty page says that reports will appear here', async () => {
  server.answers(highExamCalls.bookings, { records: [], total: 0 })
  server.answers(highExamCalls.reports, { records: [], total: 0 })
  openAt('/tjserver', <CheckupServicesScreen />)
  expect(await screen.findByText('还没有体检报告')).toBeTruthy()
  expect(screen.queryByText('我的高端体检')).toBeNull()
})

test('a report explains an abnormal value with its history, groups the rest and offers the PDF', async () => {
  openAt('/tjserver?report=p1', <CheckupServicesScreen />)
  const plot = await screen.findByRole('img', {
    name: /空腹血糖历年变化：2024年 5.2mmol\/L，2025年 5.6mmol\/L/,
  })
  expect(plot.querySelectorAll('circle')).toHaveLength(3)
  expect(screen.getByText('高于正常')).toBeTruthy()
  expect(screen.getByText('建议：复查')).toBeTruthy()
  expect(screen.getByText('参考 3.9–6 · 比上次高 0.6')).toBeTruthy()
  const group = screen.getByRole('heading', { name: '影像与专科' }).closest('section')!
  expect(within(group).getByText('心电图')).toBeTruthy()
  await press('查看完整报告')
  expect(currentLocation()).toMatchObject({ path: '/pdf', query: { url: '/files/x.pdf' } })
})

test('a report document that is still being delivered cannot be opened and says so', async () => {
  server.answers(highExamCalls.report, { ...report, url: null })
  openAt('/tjserver?report=p1', <CheckupServicesScreen />)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '完整报告正在归档' })
  expect(button.disabled).toBe(true)
})
