import { screen, waitFor } from '@testing-library/react'
import { personnelAdminCalls, type RegistrationRequest } from '@yf/contract/personnel-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { countsOn, openAt, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import RegistrationsPage from './registrations.page.tsx'

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
  useToasts.setState({ toasts: [] })
  location.hash = '#/registrations'
  server.answers(personnelAdminCalls.registrations, { records: [row], total: 1, counts })
})

test('adds a phone number to the roster only after a confirmation', async () => {
  server.answers(personnelAdminCalls.decideRegistration, null)
  renderFramed(<RegistrationsPage />)
  expect(await screen.findByText('13766660001')).toBeTruthy()
  expect(screen.getByText('990***********3351')).toBeTruthy()
  press('确认')
  expect(
    await screen.findByText('江予安，名册证件号 990***********3351，申请登记的手机号 13766660001'),
  ).toBeTruthy()
  expect(server.sent(personnelAdminCalls.decideRegistration)).toHaveLength(0)
  pressInDialog('确认是本人')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(personnelAdminCalls.decideRegistration)[0]?.input).toEqual({ id: 'r1', isConfirmed: 1 })
})

test('the dialog shows why the return was refused', async () => {
  server.refuses(personnelAdminCalls.decideRegistration, 1009, '该申请不存在或已被处理，请刷新后查看')
  renderFramed(<RegistrationsPage />)
  await screen.findByText('江予安')
  press('拒绝')
  pressInDialog('拒绝')
  expect(await screen.findByText('该申请不存在或已被处理，请刷新后查看')).toBeTruthy()
  expect(server.sent(personnelAdminCalls.decideRegistration)[0]?.input).toEqual({ id: 'r1', isConfirmed: 0 })
})

test('a decided request shows by whom, and offers no action', async () => {
  location.hash = '#/registrations?tab=decided'
  const decided = { state: 'confirmed', decidedAt: '2026-11-15 11:00:00', decidedBy: '沈人事' } as const
  server.answers(personnelAdminCalls.registrations, { records: [{ ...row, ...decided }], total: 1, counts })
  renderFramed(<RegistrationsPage />)
  expect(await screen.findByText('已确认')).toBeTruthy()
  expect(screen.getByText('沈人事')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '确认' })).toBeNull()
  expect(server.sent(personnelAdminCalls.registrations)[0]?.query).toMatchObject({ isWaiting: '0' })
})

test('each tab shows its count', async () => {
  openAt('#/registrations', <RegistrationsPage />)
  expect(await countsOn('申请')).toEqual(['待确认 7', '已处理 1000'])
})
