import { staffCalls } from '@yf/contract/staff'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { AuditRow, AuditLogCheck } from '@yf/contract/audit-log-shapes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import AuditLogPage from './audit-log.page.tsx'

const row: AuditRow = {
  id: 'd1',
  seq: 12,
  time: '2026-11-15 10:00:00',
  staffId: 's1',
  staffName: '王理赔',
  role: 'handler',
  action: 'readFile',
  caseNo: 'LP1',
  caseNos: ['LP1'],
  detail: '发票/收据',
  address: '10.0.0.8',
}

const whole: AuditLogCheck = {
  time: '2026-11-15 03:40:00',
  events: 812,
  people: 5,
  faultCount: 0,
  faults: [],
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
  location.hash = '#/audit-log'
  server.answers(staffCalls.auditLog, {
    records: [row, { ...row, id: 'd2', caseNo: null, caseNos: [], action: 'logIn' }],
    next: null,
  })
  server.answers(staffCalls.auditPeople, [
    { id: 's1', name: '王理赔', role: 'handler' },
    { id: 's2', name: '赵主管', role: 'senior' },
  ])
  server.answers(staffCalls.auditLogCheck, whole)
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
const lastInput = () => server.sent(staffCalls.auditLog).at(-1)?.input

test('shows who did what to which case, with role and address', async () => {
  renderFramed(<AuditLogPage />)
  expect(await screen.findByText('查看影像')).toBeTruthy()
  expect(screen.getAllByText('理赔专员')).toHaveLength(2)
  expect(screen.getAllByText('10.0.0.8')).toHaveLength(2)
})

test('a case number filters by that case', async () => {
  renderFramed(<AuditLogPage />)
  fireEvent.click(await screen.findByRole('link', { name: 'LP1' }))
  await waitFor(() => expect(lastInput()).toEqual({ pageSize: 50, caseNo: 'LP1' }))
  expect(screen.getByLabelText<HTMLInputElement>('案件号').value).toBe('LP1')
})

test('queries both days together, and swaps them if reversed', async () => {
  renderFramed(<AuditLogPage />)
  await screen.findByText('查看影像')
  typeDays('2026-11-12', '2026-11-10')
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() => expect(lastInput()).toEqual({ pageSize: 50, from: '2026-11-10', to: '2026-11-12' }))
})

test('a name filters by that person, and the filter can be reset', async () => {
  renderFramed(<AuditLogPage />)
  fireEvent.click((await screen.findAllByRole('link', { name: '王理赔' }))[0]!)
  await waitFor(() => expect(lastInput()).toEqual({ pageSize: 50, staffId: 's1' }))
  fireEvent.change(screen.getByLabelText('案件号'), { target: { value: 'LP1' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() => expect(lastInput()).toEqual({ pageSize: 50, caseNo: 'LP1', staffId: 's1' }))
  fireEvent.click(screen.getByRole('button', { name: /清\s*除/ }))
  await waitFor(() => expect(lastInput()).toEqual({ pageSize: 50 }))
})

test('the auditor filters by staff member, kind of event, single event and member', async () => {
  renderFramed(<AuditLogPage />)
  await screen.findByText('查看影像')
  choose(screen.getByLabelText('人员'), '赵主管（高级理赔专员）')
  choose(screen.getByLabelText('行为'), '全部打款')
  fireEvent.change(screen.getByLabelText('会员'), { target: { value: ' 13800000001 ' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() =>
    expect(lastInput()).toEqual({ pageSize: 50, staffId: 's2', kind: 'money', member: '13800000001' }),
  )
  choose(await screen.findByLabelText('行为'), '人工核定')
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() =>
    expect(lastInput()).toEqual({ pageSize: 50, staffId: 's2', action: 'setLine', member: '13800000001' }),
  )
})

test('a list event names every case that it showed', async () => {
  const caseNos = ['LP7', 'LP8', 'LP9']
  server.answers(staffCalls.auditLog, {
    records: [{ ...row, action: 'listCases', caseNo: null, caseNos, detail: '待处理' }],
    next: null,
  })
  renderFramed(<AuditLogPage />)
  fireEvent.click(await screen.findByRole('button', { name: '3 个案件' }))
  fireEvent.click(await screen.findByRole('link', { name: 'LP8' }))
  await waitFor(() => expect(lastInput()).toEqual({ pageSize: 50, caseNo: 'LP8' }))
})

test('pages through the audit log to the end, and back to the newest', async () => {
  server.answers(staffCalls.auditLog, { records: [row], next: '1763172000000.d1' })
  renderFramed(<AuditLogPage />)
  const onward = await screen.findByRole('link', { name: '更早的' })
  server.answers(staffCalls.auditLog, { records: [{ ...row, id: 'd0', detail: '病历' }], next: null })
  fireEvent.click(onward)
  await waitFor(() => expect(lastInput()).toEqual({ pageSize: 50, after: '1763172000000.d1' }))
  expect(await screen.findByText('没有更早的了')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: '回到最新' }))
  await waitFor(() => expect(lastInput()).toEqual({ pageSize: 50 }))
})

test('says that the audit log is complete, or names what is missing', async () => {
  const { unmount } = renderFramed(<AuditLogPage />)
  expect(await screen.findByText('记录链完整：2026-11-15 03:40:00 核验了 5 人的 812 条记录。')).toBeTruthy()
  unmount()
  forgetQueries()
  server.answers(staffCalls.auditLogCheck, {
    ...whole,
    faultCount: 2,
    faults: [
      { staffName: '王理赔', seq: 3, what: 'missing' },
      { staffName: '赵主管', seq: 9, what: 'changed' },
    ],
  })
  renderFramed(<AuditLogPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('发现 2 处异常')
  expect(screen.getByText('王理赔 的第 3 条缺失')).toBeTruthy()
  expect(screen.getByText('赵主管 的第 9 条与记录时不一致')).toBeTruthy()
})

const attempt = {
  id: 'a1',
  staffName: '王理赔',
  account: '',
  call: 'makeBatch',
  title: '生成打款批次',
  reason: '您的岗位不能进行此操作',
  address: '10.0.0.9',
  count: 37,
  firstTime: '2026-11-15 10:00:05',
  lastTime: '2026-11-15 10:41:20',
}
const lastQuery = () => server.sent(staffCalls.deniedRequests).at(-1)?.query

test('lists denied requests separately, with their counts', async () => {
  location.hash = '#/audit-log?tab=denied'
  server.answers(staffCalls.deniedRequests, { records: [attempt], next: null })
  renderFramed(<AuditLogPage />)
  expect(await screen.findByText('王理赔')).toBeTruthy()
  expect(lastQuery()).toMatchObject({ whose: 'staff' })
  expect(screen.getByText('37')).toBeTruthy()
  expect(screen.getByText('生成打款批次')).toBeTruthy()
  expect(screen.getByText('2026-11-15 10:00:05 至 10:41:20')).toBeTruthy()
  expect(screen.queryByText('查看影像')).toBeNull()
})

test('lists failed logins separately, with their own paging', async () => {
  location.hash = '#/audit-log?tab=denied'
  server.answers(staffCalls.deniedRequests, { records: [attempt], next: null })
  renderFramed(<AuditLogPage />)
  await screen.findByText('王理赔')
  const failed = { ...attempt, staffName: null, call: 'login', title: '登录', reason: '账号或密码不正确' }
  server.answers(staffCalls.deniedRequests, {
    records: [
      { ...failed, id: 'a2', account: 'senior1' },
      { ...failed, id: 'a3', account: '' },
    ],
    next: '1763172000000.a3',
  })
  fireEvent.click(screen.getByText('未登录'))
  expect(await screen.findByText('senior1')).toBeTruthy()
  expect(lastQuery()).toMatchObject({ whose: 'strangers' })
  expect(screen.getByText('不存在的账号')).toBeTruthy()
  expect(screen.getAllByText('登录')).toHaveLength(2)
  fireEvent.click(screen.getByRole('link', { name: '更早的' }))
  await waitFor(() => expect(lastQuery()).toMatchObject({ whose: 'strangers', after: '1763172000000.a3' }))
})
