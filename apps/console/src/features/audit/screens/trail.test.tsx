import { fireEvent, screen, waitFor } from '@testing-library/react'
import { workbenchCalls, type AuditRow } from '@yf/contract/workbench'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import TrailScreen from './trail.screen.tsx'

const row: AuditRow = {
  id: 'd1',
  time: '2026-11-15 10:00:00',
  staffId: 's1',
  staffName: '王理赔',
  role: 'handler',
  deed: '查看影像',
  caseNo: 'LP1',
  detail: '发票/收据',
  address: '10.0.0.8',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('auditor')
  forgetQueries()
  location.hash = '#/trail'
  server.answers(workbenchCalls.trail, {
    records: [row, { ...row, id: 'd2', caseNo: null, deed: '登录' }],
    total: 2,
  })
})
const typeDays = (from: string, to: string) => {
  const days: [string, string][] = [
    ['开始日期', from],
    ['结束日期', to],
  ]
  for (const [name, day] of days) {
    const field = screen.getByPlaceholderText(name)
    fireEvent.mouseDown(field)
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: day } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
}
const lastAsked = () => server.sent(workbenchCalls.trail).at(-1)?.query

test('who did what to which case stands with role and address', async () => {
  renderFramed(<TrailScreen />)
  expect(await screen.findByText('查看影像')).toBeTruthy()
  expect(screen.getAllByText('理赔专员')).toHaveLength(2)
  expect(screen.getAllByText('10.0.0.8')).toHaveLength(2)
})

test('a case number leads to everything that was done to that case', async () => {
  renderFramed(<TrailScreen />)
  fireEvent.click(await screen.findByRole('link', { name: 'LP1' }))
  await waitFor(() => expect(lastAsked()).toEqual({ pageNo: '1', pageSize: '50', caseNo: 'LP1' }))
  expect(screen.getByLabelText<HTMLInputElement>('案件号').value).toBe('LP1')
})

test('the days are asked for together, and never backwards', async () => {
  renderFramed(<TrailScreen />)
  await screen.findByText('查看影像')
  typeDays('2026-11-12', '2026-11-10')
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() =>
    expect(lastAsked()).toEqual({ pageNo: '1', pageSize: '50', from: '2026-11-10', to: '2026-11-12' }),
  )
})

test('a name leads to everything that this person did, and back to everybody', async () => {
  renderFramed(<TrailScreen />)
  fireEvent.click((await screen.findAllByRole('link', { name: '王理赔' }))[0]!)
  await waitFor(() => expect(lastAsked()).toEqual({ pageNo: '1', pageSize: '50', staffId: 's1' }))
  fireEvent.change(screen.getByLabelText('案件号'), { target: { value: 'LP1' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() =>
    expect(lastAsked()).toEqual({ pageNo: '1', pageSize: '50', caseNo: 'LP1', staffId: 's1' }),
  )
  fireEvent.click(await screen.findByRole('button', { name: /只看王理赔/ }))
  await waitFor(() => expect(lastAsked()).toEqual({ pageNo: '1', pageSize: '50', caseNo: 'LP1' }))
})
