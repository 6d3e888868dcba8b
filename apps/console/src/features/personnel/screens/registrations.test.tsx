import { fireEvent, screen, waitFor } from '@testing-library/react'
import { personnelCalls, type RegistrationRequest } from '@yf/contract/personnel'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { countsOn, openAt, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useSaid } from '#ui/toast/toast.ts'
import AlertsScreen from './alerts.screen.tsx'
import AppErrorsScreen from './app-errors.screen.tsx'
import RegistrationsScreen from './registrations.screen.tsx'

const counts = { waiting: 7, decided: 1000 }

const row: RegistrationRequest = {
  id: 'r1',
  name: '江予安',
  maskedCertificate: '990***********3351',
  phone: '13766660001',
  state: 'waiting',
  askedAt: '2026-11-15 10:00:00',
  decidedAt: null,
  decidedBy: null,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('hr')
  forgetQueries()
  useSaid.setState({ said: [] })
  location.hash = '#/registrations'
  server.answers(personnelCalls.registrations, { records: [row], total: 1, counts })
})

test('a phone goes onto the roster only after it was asked whether that is meant', async () => {
  server.answers(personnelCalls.decideRegistration, null)
  renderFramed(<RegistrationsScreen />)
  expect(await screen.findByText('13766660001')).toBeTruthy()
  expect(screen.getByText('990***********3351')).toBeTruthy()
  press('确认')
  expect(
    await screen.findByText('江予安，名册证件号 990***********3351，申请登记的手机号 13766660001'),
  ).toBeTruthy()
  expect(server.sent(personnelCalls.decideRegistration)).toHaveLength(0)
  pressInDialog('确认是本人')
  await waitFor(() => expect(useSaid.getState().said).toHaveLength(1))
  expect(server.sent(personnelCalls.decideRegistration)[0]?.input).toEqual({ id: 'r1', isConfirmed: 1 })
})

test('why it was refused stands in the dialog', async () => {
  server.refuses(personnelCalls.decideRegistration, 1009, '该申请不存在或已被处理，请刷新后查看')
  renderFramed(<RegistrationsScreen />)
  await screen.findByText('江予安')
  press('拒绝')
  pressInDialog('拒绝')
  expect(await screen.findByText('该申请不存在或已被处理，请刷新后查看')).toBeTruthy()
  expect(server.sent(personnelCalls.decideRegistration)[0]?.input).toEqual({ id: 'r1', isConfirmed: 0 })
})

test('what was decided says by whom, and offers nothing more', async () => {
  location.hash = '#/registrations?tab=decided'
  const decided = { state: 'confirmed', decidedAt: '2026-11-15 11:00:00', decidedBy: '沈人事' } as const
  server.answers(personnelCalls.registrations, { records: [{ ...row, ...decided }], total: 1, counts })
  renderFramed(<RegistrationsScreen />)
  expect(await screen.findByText('已确认')).toBeTruthy()
  expect(screen.getByText('沈人事')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '确认' })).toBeNull()
  expect(server.sent(personnelCalls.registrations)[0]?.query).toMatchObject({ isWaiting: '0' })
})

test('an auditor reads what was tried from outside, and how often', async () => {
  beStaff('auditor')
  location.hash = '#/alerts'
  const at = '2026-11-15 10:00:00'
  const alert = { key: 'k', title: '渠道越界登录', words: '「星河员工门户」…', times: 12 }
  server.answers(personnelCalls.alerts, { records: [{ ...alert, firstAt: at, lastAt: at }], total: 1 })
  renderFramed(<AlertsScreen />)
  expect(await screen.findByText('渠道越界登录')).toBeTruthy()
  expect(screen.getByText('12')).toBeTruthy()
})

test('what went wrong on phones stands by day with how often, and opens to where it was', async () => {
  beStaff('auditor')
  location.hash = '#/app-errors'
  server.answers(personnelCalls.appErrors, {
    records: [
      {
        key: 'k1',
        day: '2026-11-15',
        kind: 'screen',
        name: 'TypeError',
        message: 't.at is not a function',
        frames: ['app-abc.js:3:14', 'react-abc.js:1:2'],
        route: 'claimRecords',
        version: 'index-abc.js',
        environment: 'wechat',
        times: 7,
        firstAt: '2026-11-15 10:00:00',
        lastAt: '2026-11-15 11:00:00',
      },
    ],
    total: 1,
  })
  renderFramed(<AppErrorsScreen />)
  expect(await screen.findByText(/t\.at is not a function/)).toBeTruthy()
  expect(screen.getByText('7')).toBeTruthy()
  expect(screen.queryByText('react-abc.js:1:2')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /展开行|Expand row/ }))
  expect(await screen.findByText('react-abc.js:1:2')).toBeTruthy()
})

test('each tab says how many stand behind it', async () => {
  openAt('#/registrations', <RegistrationsScreen />)
  expect(await countsOn('申请')).toEqual(['待确认 7', '已处理 1000'])
})
