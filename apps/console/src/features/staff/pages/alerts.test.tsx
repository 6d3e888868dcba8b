import { screen } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { staffCalls } from '@yf/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import AlertsPage from './alerts.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
})

test('an auditor reads the attempts from outside and their counts', async () => {
  beStaff('auditor')
  location.hash = '#/alerts'
  const at = '2026-11-15 10:00:00'
  const alert = { key: 'k', title: '渠道越界登录', words: '「星河员工门户」…', times: 12 }
  server.answers(staffCalls.alerts, { records: [{ ...alert, firstAt: at, lastAt: at }], total: 1 })
  renderFramed(<AlertsPage />)
  expect(await screen.findByText('渠道越界登录')).toBeTruthy()
  expect(screen.getByText('12')).toBeTruthy()
})
