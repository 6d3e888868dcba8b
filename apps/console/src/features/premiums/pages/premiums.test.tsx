import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { enrolmentAdminCalls } from '@yf/contract/enrolment-admin'
import { premiumsAdminCalls, type PremiumStatement } from '@yf/contract/premiums-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import CoverChangesPage from './cover-changes.page.tsx'
import PremiumPage from './premium.page.tsx'
import PremiumsPage from './premiums.page.tsx'

const draft: PremiumStatement = {
  companyId: 'c1',
  id: 's1',
  contractId: 'k1',
  contractNo: 'HT01',
  month: '2026-03',
  statementNo: null,
  state: 'draft',
  people: 120,
  premiumFen: 12_000_00,
  correctionFen: -69_04,
  totalFen: 11_930_96,
  previousFen: 11_000_00,
  issuedTime: null,
  companyName: '星河软件',
  contractStartsOn: '2026-01-01',
  contractEndsOn: '2026-12-31',
  revision: 4,
  unpriced: 2,
  byClass: [{ classKey: 'staff', className: '全体员工', people: 120, days: 3720, fen: 12_000_00 }],
  byChange: [
    { kind: 'joined', people: 10, fen: 1_000_00 },
    { kind: 'correction', people: 1, fen: -69_04 },
  ],
  createdBy: '郑运营',
  createdTime: '2026-04-01 09:00:00',
  submittedBy: null,
  submittedTime: null,
  decidedBy: null,
  decidedTime: null,
  note: null,
  isStale: 0,
  canRecompute: 1,
  canSubmit: 1,
  canWithdraw: 0,
  canDecide: 0,
  canDiscard: 1,
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
  server.answers(premiumsAdminCalls.companies, [
    { id: 'c1', name: '星河软件' },
    { id: 'c2', name: '海纳制造' },
  ])
  server.answers(premiumsAdminCalls.contracts, [
    {
      id: 'k1',
      contractNo: 'HT01',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      months: ['2026-02', '2026-03'],
    },
  ])
  server.answers(premiumsAdminCalls.lines, {
    records: [
      {
        personId: 'p1',
        name: '林晓',
        classes: [{ className: '全体员工', yearlyFen: 1_200_00, days: 10, fen: 32_88 }],
        days: 10,
        premiumFen: 32_88,
        correctionFen: -69_04,
        totalFen: -36_16,
        previousFen: 101_92,
        changes: [
          { kind: 'left', fen: -69_04 },
          { kind: 'correction', fen: -69_04 },
        ],
      },
    ],
    total: 1,
  })
})

function openStatement(found: PremiumStatement) {
  server.answers(premiumsAdminCalls.statement, found)
  location.hash = '#/premium?company=c1&id=s1'
  renderFramed(<PremiumPage />)
}

test('statements of a company are listed, and the next one is computed for the newest month', async () => {
  server.answers(premiumsAdminCalls.statements, { records: [draft], total: 1 })
  server.answers(premiumsAdminCalls.addStatement, { ...draft, state: 'computing' })
  location.hash = '#/premiums?company=c1'
  renderFramed(<PremiumsPage />)
  expect((await screen.findByRole('link', { name: '2026-03' })).getAttribute('href')).toBe(
    '#/premium?company=c1&id=s1',
  )
  expect(screen.getByText('+¥930.96')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '计算账单' })).toHaveProperty('disabled', false),
  )
  press('计算账单')
  fireEvent.click(inDialog().getByRole('button', { name: '开始计算' }))
  await waitFor(() =>
    expect(server.sent(premiumsAdminCalls.addStatement)[0]?.input).toEqual({
      companyId: 'c1',
      contractId: 'k1',
      month: '2026-03',
    }),
  )
  await waitFor(() => expect(location.hash).toBe('#/premium?company=c1&id=s1'))
})

test('HR reads statements and computes none', async () => {
  beStaff('hr')
  server.answers(premiumsAdminCalls.companies, [{ id: 'c1', name: '星河软件' }])
  server.answers(premiumsAdminCalls.statements, { records: [], total: 0 })
  location.hash = '#/premiums'
  renderFramed(<PremiumsPage />)
  expect(await screen.findByText('暂无账单')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '计算账单' })).toBeNull()
})

test('a draft shows its sums, the reasons of the difference by person, and is submitted as it was seen', async () => {
  server.answers(premiumsAdminCalls.submit, { ...draft, state: 'submitted' })
  openStatement(draft)
  expect(await screen.findByText(/2 人有未约定保费的天数/)).toBeTruthy()
  expect(screen.getByText(/差额 \+¥930\.96/)).toBeTruthy()
  expect(await screen.findByText('减员 -¥69.04')).toBeTruthy()
  expect(screen.getByText('更正往月 -¥69.04')).toBeTruthy()
  press('提交')
  await waitFor(() =>
    expect(server.sent(premiumsAdminCalls.submit)[0]?.input).toEqual({
      companyId: 'c1',
      statementId: 's1',
      revision: 4,
    }),
  )
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toMatch(/等待其他人出具/))
})

test('another person issues a submitted statement after reading its sum', async () => {
  server.answers(premiumsAdminCalls.decide, { ...draft, state: 'issued' })
  openStatement({ ...draft, state: 'submitted', canSubmit: 0, canRecompute: 0, canDiscard: 0, canDecide: 1 })
  fireEvent.click(await screen.findByRole('button', { name: /^通\s?过$/ }))
  expect(inDialog().getByText(/120 人，合计 ¥11,930\.96/)).toBeTruthy()
  fireEvent.click(inDialog().getByRole('button', { name: /^通\s?过$/ }))
  await waitFor(() =>
    expect(server.sent(premiumsAdminCalls.decide)[0]?.input).toMatchObject({ isConfirmed: 1, revision: 4 }),
  )
})

test('a computation shows how far it is, and offers nothing yet', async () => {
  openStatement({ ...draft, state: 'computing', canSubmit: 0, canRecompute: 0, canDiscard: 0 })
  expect(await screen.findByText(/已完成 120 人/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
})

test('the changes of a month are counted by group, and its people are listed', async () => {
  server.answers(enrolmentAdminCalls.changeMonths, {
    contractNo: 'HT01',
    months: [{ month: '2026-03', added: 12, ended: 3, changed: 1, endorsed: 0 }],
  })
  server.answers(enrolmentAdminCalls.changes, {
    records: [
      {
        enrolmentId: 'e1',
        seq: 2,
        personId: 'p1',
        name: '林晓',
        kind: 'ended',
        day: '2026-02-20',
        className: null,
        versionNo: null,
        endReason: 'left',
        time: '2026-03-02 10:00:00',
      },
    ],
    total: 1,
  })
  location.hash = '#/cover-changes?company=c1&contract=k1&month=2026-03'
  renderFramed(<CoverChangesPage />)
  expect(await screen.findByText('减员 · 退保')).toBeTruthy()
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByText('2026-02-20')).toBeTruthy()
})
