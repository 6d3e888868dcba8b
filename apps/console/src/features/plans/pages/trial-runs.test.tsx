import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { trialRunCalls, type TrialCaseRow, type TrialRunDetail } from '@yf/contract/claims-admin-trials'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import type { StaffRole } from '@yf/domain/staff'
import { noTotals } from '@yf/domain/try-terms'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, openAt, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { StartTrial } from '../parts/trials/start-trial.tsx'
import TrialRunPage from './trial-run.page.tsx'
import TrialRunsPage from './trial-runs.page.tsx'

const row = {
  id: 't1',
  planId: 'p1',
  planName: '星河补充医疗',
  versionId: 'v2',
  versionNo: 2,
  comparedPlan: null,
  state: 'done',
  from: '2026-01-01',
  to: '2026-06-30',
  companies: 1,
  startedBy: '李运营',
  startedTime: '2026-11-15 10:00:00',
  endedTime: '2026-11-15 10:01:00',
  finishedCases: 40,
  totalCases: 40,
  differenceFen: 1_200_00,
} as const
const done: TrialRunDetail = {
  ...row,
  companyNames: [{ id: 'c1', name: '星河软件' }],
  totals: {
    ...noTotals,
    cases: 40,
    casesMore: 9,
    casesLess: 2,
    people: 30,
    peopleMore: 8,
    peopleLess: 1,
    moreFen: 1_500_00,
    lessFen: 300_00,
    paidFen: 10_000_00,
    currentFen: 10_000_00,
    draftFen: 11_200_00,
  },
  byMonth: [{ name: '2026-02', currentFen: 10_000_00, draftFen: 11_200_00 }],
  byLiability: [{ name: '门急诊', currentFen: 10_000_00, draftFen: 11_200_00 }],
  byCause: [{ cause: 'ratio', cases: 11, differenceFen: 1_200_00 }],
  isOutdated: 0,
  canCancel: 0,
}
const trialCase: TrialCaseRow = {
  caseId: 'k1',
  caseNo: 'LP001',
  companyName: '星河软件',
  visitDay: '2026-02-10',
  month: '2026-02',
  liabilities: ['门急诊'],
  causes: ['ratio'],
  paidFen: 320_00,
  currentFen: 320_00,
  draftFen: 380_00,
  differenceFen: 60_00,
}
const side = {
  liability: '门急诊',
  excludedFen: 0,
  socialFen: 0,
  ownExpenseFen: 0,
  deductibleFen: 100_00,
  ratio: 80,
  overLimitFen: 0,
  payableFen: 320_00,
  reason: '其余按 80% 赔付',
}
const line = {
  receiptId: 'r1',
  day: '2026-02-10',
  billedFen: 500_00,
  current: side,
  draft: { ...side, ratio: 95, payableFen: 380_00, reason: '其余按 95% 赔付' },
  causes: ['ratio' as const],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('operator')
  useToasts.setState({ toasts: [] })
})

function openRun(run: TrialRunDetail, role: StaffRole = 'operator', cases: TrialCaseRow[] = [trialCase]) {
  beStaff(role)
  server.answers(trialRunCalls.trialRun, run)
  server.answers(trialRunCalls.trialCases, { records: cases, total: cases.length })
  openAt('#/trial-run?id=t1', <TrialRunPage />)
}

test('lists trial runs with scope, state and difference', async () => {
  server.answers(trialRunCalls.trialRuns, {
    records: [row, { ...row, id: 't2', state: 'running', comparedPlan: '海纳医疗' }],
    total: 2,
  })
  openAt('#/trial-runs', <TrialRunsPage />)
  const [link] = await screen.findAllByRole('link', { name: '星河补充医疗 第 2 版' })
  expect(link!.getAttribute('href')).toBe('#/trial-run?id=t1')
  expect(screen.getByText('+¥1,200.00')).toBeTruthy()
  expect(screen.getByText('试算中')).toBeTruthy()
  expect(screen.getByText('用于海纳医疗的保单')).toBeTruthy()
})

test('a version is tried on chosen companies and the run opens', async () => {
  server.answers(plansAdminCalls.contractCompanies, [
    { id: 'c1', name: '星河软件' },
    { id: 'c2', name: '海纳' },
  ])
  server.answers(plansAdminCalls.planChoices, [])
  server.answers(trialRunCalls.startTrialRun, { ...row, state: 'running' })
  renderFramed(<StartTrial version={{ id: 'v2', no: 2, planName: '星河补充医疗' }} />)
  fireEvent.click(screen.getByRole('button', { name: /试\s?算$/ }))
  expect(inDialog().getByRole('button', { name: '开始试算' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(inDialog().getByText('选择全部 2 家企业')).toBeTruthy())
  pressInDialog('选择全部 2 家企业')
  pressInDialog('开始试算')
  await waitFor(() => expect(location.hash).toBe('#/trial-run?id=t1'))
  expect(server.sent(trialRunCalls.startTrialRun)[0]?.input).toMatchObject({
    versionId: 'v2',
    comparedPlanId: null,
    companyIds: ['c1', 'c2'],
  })
})

test('shows who gets more or less, and sums by month, liability and cause', async () => {
  openRun(done)
  expect(await screen.findByText('30 人中 8 人多得、1 人少得。')).toBeTruthy()
  const months = screen.getByRole('region', { name: '赔付金额，按月份' })
  expect(within(months).getByText('2026-02')).toBeTruthy()
  expect(within(months).getByText('+¥1,200.00')).toBeTruthy()
  expect(screen.getByRole('region', { name: '赔付金额，按责任' })).toBeTruthy()
  const causes = screen.getByRole('region', { name: '差额来自哪些条款' })
  expect(within(causes).getByText('赔付比例')).toBeTruthy()
  expect(screen.queryByText(/来自复议/)).toBeNull()
})

test('says where the current terms give another sum than was paid', async () => {
  openRun({ ...done, totals: { ...done.totals, paidFen: 9_900_00, refusedByHand: 3 }, isOutdated: 1 })
  expect(await screen.findByText(/与当时相差 \+¥100\.00，来自复议/)).toBeTruthy()
  expect(screen.getByText(/另有 3 件由人工拒赔/)).toBeTruthy()
  expect(screen.getByText(/草稿在试算之后又改过/)).toBeTruthy()
})

test('a running one shows its progress and is cancelled', async () => {
  server.answers(trialRunCalls.cancelTrialRun, null)
  openRun({ ...done, state: 'running', finishedCases: 10, endedTime: null, canCancel: 1 })
  expect(await screen.findByText(/已完成 10 \/ 40 件/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: '合计' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '取消试算' }))
  pressInDialog('取消试算')
  await waitFor(() => expect(server.sent(trialRunCalls.cancelTrialRun)[0]?.input).toEqual({ id: 't1' }))
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toBe('试算已取消'))
})

test('changed cases are filtered by direction and cause', async () => {
  openRun(done)
  await screen.findByText('LP001')
  location.hash = '#/trial-run?id=t1&direction=less&cause=limit&company=c1'
  await waitFor(() =>
    expect(server.sent(trialRunCalls.trialCases).at(-1)?.query).toMatchObject({
      direction: 'less',
      cause: 'limit',
      companyId: 'c1',
    }),
  )
})

test('those who see claims read the reasons and open the case', async () => {
  server.answers(trialRunCalls.trialCase, { ...trialCase, isRefused: 0, lines: [line] })
  openRun(done, 'senior')
  fireEvent.click(await screen.findByRole('button', { name: '查看明细' }))
  expect(await screen.findByText('其余按 95% 赔付')).toBeTruthy()
  expect(screen.getByRole('link', { name: '打开案件' }).getAttribute('href')).toBe('#/case?id=k1')
})

test('others see the sums without number, day and reason', async () => {
  const masked = { ...trialCase, caseNo: null, visitDay: null }
  const hidden = {
    ...line,
    day: null,
    current: { ...side, reason: null },
    draft: { ...line.draft, reason: null },
  }
  server.answers(trialRunCalls.trialCase, { ...masked, isRefused: 1, lines: [hidden] })
  openRun(done, 'operator', [masked])
  expect(await screen.findByText('2026-02 的案件')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看明细' }))
  expect(await screen.findByText('免赔额 ¥100.00 · 95%')).toBeTruthy()
  expect(screen.getByText('这件案件当时按条款拒赔。')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '打开案件' })).toBeNull()
})
