import { fireEvent, screen } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { trackingAdminCalls } from '@yf/contract/tracking-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import AppErrorsPage from './app-errors.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
})

test('lists phone errors by day with their counts, and opens the location', async () => {
  beStaff('auditor')
  location.hash = '#/app-errors'
  server.answers(trackingAdminCalls.appErrors, {
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
  renderFramed(<AppErrorsPage />)
  expect(await screen.findByText(/t\.at is not a function/)).toBeTruthy()
  expect(screen.getByText('7')).toBeTruthy()
  expect(screen.queryByText('react-abc.js:1:2')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /展开行|Expand row/ }))
  expect(await screen.findByText('react-abc.js:1:2')).toBeTruthy()
})
