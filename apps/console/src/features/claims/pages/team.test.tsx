import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { ReportRow } from '@yf/contract/report-shapes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { paidByMonth } from '../parts/team/paid-chart.tsx'
import AssignmentPage from './assignment.page.tsx'
import ReportsPage from './reports.page.tsx'
import StatisticsPage from './statistics.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('senior')
  forgetQueries()
})

const person = { id: 's1', name: '王理赔', role: 'handler' as const, openCount: 7, isAway: 1 as const }
const absence = { id: 'a1', firstDay: '2026-11-16', lastDay: '2026-11-18' }
const everything = { companyId: null, visitType: null, minFen: 0, maxFen: null, groupId: null }

test('a lead sees absences, cancels one, and saves rules in their order', async () => {
  server.answers(claimsAssignmentCalls.people, [{ ...person, absences: [absence] }])
  server.answers(claimsAssignmentCalls.choices, { companies: [], handlers: [], flags: [] })
  server.answers(claimsAssignmentCalls.assignment, {
    rules: [everything, { ...everything, visitType: 'dental' }],
    groups: [{ id: 'g1', name: '牙科组', staffIds: ['s1'] }],
  })
  renderFramed(<AssignmentPage />)
  const row = (await screen.findByText('请假中')).closest('tr') as HTMLElement
  expect(within(row).getByText('7').getAttribute('href')).toBe('#/queue?list=open&handler=s1')
  server.answers(claimsAssignmentCalls.dropAbsence, [{ ...person, isAway: 0, absences: [] }])
  fireEvent.click(within(row).getByLabelText('取消 王理赔 2026-11-16 至 2026-11-18 的请假'))
  await waitFor(() => expect(screen.queryByText('请假中')).toBeNull())
  const save = await screen.findByRole('button', { name: '保存规则' })
  expect(save).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('第 2 条上移'))
  server.answers(claimsAssignmentCalls.saveRules, { rules: [], groups: [] })
  fireEvent.click(save)
  await waitFor(() =>
    expect(server.sent(claimsAssignmentCalls.saveRules)[0]?.input).toEqual({
      rules: [{ ...everything, visitType: 'dental' }, everything],
    }),
  )
})

test('shows the team figures as shares, and no share of zero', async () => {
  server.answers(claimsAssignmentCalls.statistics, {
    days: [{ day: '2026-11-16', submitted: 5, decided: 8 }],
    decided: 8,
    instant: 2,
    rejected: 1,
    appealed: 0,
    inTime: 0,
    tooLate: 0,
    openByAge: [{ name: '不到1天', count: 3 }],
    handlers: [{ name: '王理赔', accepted: 4, decided: 6, confirmed: 0, open: 3 }],
  })
  location.hash = '#/statistics?from=2026-11-16&to=2026-11-16'
  renderFramed(<StatisticsPage />)
  const share = async (title: string) =>
    (await screen.findByText(title)).closest('.ant-statistic')?.textContent?.replace(title, '')
  expect(await share('自动核定占比')).toBe('25.0%')
  expect(await share('拒赔占比')).toBe('12.5%')
  expect(await share('人工按时占比')).toBe('—')
  expect(server.sent(claimsAssignmentCalls.statistics)[0]?.query).toEqual({
    from: '2026-11-16',
    to: '2026-11-16',
  })
})

const paid = (month: string, liability: string, payableFen: number): ReportRow => ({
  month,
  insurer: '安和健康保险',
  liability,
  cases: 1,
  receipts: 1,
  billedFen: payableFen,
  excludedFen: 0,
  socialFen: 0,
  ownExpenseFen: 0,
  deductibleFen: 0,
  overLimitFen: 0,
  payableFen,
})

test('a report shows totals, and its file is exported for a named recipient', async () => {
  server.answers(claimsAssignmentCalls.report, {
    insurers: ['安和健康保险'],
    rows: [paid('2026-10', '门诊', 100_50), paid('2026-11', '住院', 200_00)],
    rejected: [{ month: '2026-11', insurer: '安和健康保险', cases: 3, billedFen: 1 }],
  })
  server.answers(claimsAssignmentCalls.reportFile, { name: 'x.xlsx', base64: '' })
  location.hash = '#/reports?from=2026-10&to=2026-11'
  renderFramed(<ReportsPage />)
  expect((await screen.findByText('赔付金额')).closest('.ant-statistic')?.textContent).toContain('¥300.50')
  fireEvent.click(screen.getByRole('button', { name: '下载表格' }))
  fireEvent.click(screen.getByLabelText('再保险公司'))
  fireEvent.click(screen.getByRole('button', { name: '下载' }))
  await waitFor(() =>
    expect(server.sent(claimsAssignmentCalls.reportFile)[0]?.input).toEqual({
      from: '2026-10',
      to: '2026-11',
      reader: 'reinsurer',
      largeFen: 1_000_000,
    }),
  )
  await waitFor(() => expect(screen.queryByText('下载理赔报表')).toBeNull())
})

test('shows each month as a column, with the amount paid per liability in yuan', () => {
  const rows = [paid('2026-11', '门诊', 1_00), paid('2026-10', '住院', 2_50), paid('2026-11', '门诊', 3_00)]
  expect(paidByMonth(rows)).toEqual({
    liabilities: ['门诊', '住院'],
    months: [
      { month: '2026-10', 门诊: 0, 住院: 2.5 },
      { month: '2026-11', 门诊: 4, 住院: 0 },
    ],
  })
})
