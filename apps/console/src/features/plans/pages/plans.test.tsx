import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { plansAdminCalls, type PlanLiabilityEntry, type PlanVersion } from '@yf/contract/plans-admin'
import { openTerms } from '@yf/domain/adjudication/terms'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { missingInPlan } from '../plan-form.ts'
import PlanPage from './plan.page.tsx'
import PlansPage from './plans.page.tsx'

const liability: PlanLiabilityEntry = {
  id: 'l1',
  name: '门急诊医疗费用',
  visitType: 'outpatient',
  deductibleFen: 100_00,
  ratio: 80,
  visitFen: 1_000_00,
  yearlyFen: 8_000_00,
  waitingDays: 30,
  isLumpSum: false,
  text: '公立医院的门诊费用。',
  rule: { ...openTerms, grades: null, exclusions: [{ name: '美容', codes: ['Z41'], words: [] }] },
}
const draft: PlanVersion = {
  id: 'v2',
  no: 2,
  kind: 'insurance',
  benefits: [],
  planId: 'p1',
  planName: '星河补充医疗',
  state: 'draft',
  startDay: '2027-01-01',
  createdTime: '2026-11-15 10:00:00',
  name: '企业补充医疗保险',
  insurer: '安和健康保险',
  coverFen: 20_000_00,
  liabilities: [{ ...liability, ratio: 85 }],
  edits: 3,
  submittedBy: null,
  submittedTime: null,
  decidedBy: null,
  decidedTime: null,
  note: '比例请核对',
  canEdit: 1,
  canDecide: 0,
  canWithdraw: 0,
}
const first: PlanVersion = {
  ...draft,
  id: 'v1',
  no: 1,
  state: 'approved',
  startDay: '2026-01-01',
  liabilities: [liability],
  note: null,
  submittedBy: '李运营',
  submittedTime: '2025-12-01 10:00:00',
  canEdit: 0,
}
const facts = ({ id, no, state, startDay, createdTime }: PlanVersion) => ({
  id,
  no,
  state,
  startDay,
  createdTime,
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('administrator')
  useToasts.setState({ toasts: [] })
  server.answers(plansAdminCalls.exclusionGroups, [])
})

function openPlan(version: PlanVersion, versions = [draft, first]) {
  server.answers(plansAdminCalls.plan, {
    id: 'p1',
    kind: version.kind,
    name: '星河补充医疗',
    versions: versions.map(facts),
    canCopy: versions.every(({ state }) => state === 'approved') ? 1 : 0,
  })
  server.answers(plansAdminCalls.version, ({ query }) => (query['versionId'] === 'v1' ? first : version))
  location.hash = `#/plan?id=p1&version=${version.id}`
  renderFramed(<PlanPage />)
}

test('lists plans with the version in force and the newest one', async () => {
  location.hash = '#/plans'
  const inForce = { no: 1, insurer: '安和健康保险', coverFen: 20_000_00, benefitCount: 0, worthFen: 0 }
  const row = {
    id: 'p1',
    kind: 'insurance' as const,
    name: '星河补充医疗',
    createTime: '2026-11-15 10:00:00',
    inForce,
    newest: facts(draft),
  }
  server.answers(plansAdminCalls.plans, { records: [row], total: 1 })
  renderFramed(<PlansPage />)
  const link = await screen.findByRole('link', { name: '星河补充医疗' })
  expect(link.getAttribute('href')).toBe('#/plan?id=p1')
  expect(screen.getByText('安和健康保险 · 总保额 ¥20,000.00')).toBeTruthy()
  expect(screen.getByText('草稿')).toBeTruthy()
})

test('says that there are none', async () => {
  location.hash = '#/plans'
  server.answers(plansAdminCalls.plans, { records: [], total: 0 })
  renderFramed(<PlansPage />)
  expect(await screen.findByText('暂无方案')).toBeTruthy()
})

test('a draft is edited beside the text for members, saved with the edits that were seen, and then submitted', async () => {
  server.answers(plansAdminCalls.saveVersion, { ...draft, edits: 4 })
  server.answers(plansAdminCalls.submitVersion, { ...draft, state: 'submitted', canEdit: 0 })
  openPlan(draft)
  expect(await screen.findByText('退回原因：比例请核对')).toBeTruthy()
  expect(screen.getByText(/赔付比例 85% · 单次限额/)).toBeTruthy()
  const compared = await screen.findByRole('region', { name: '与第 1 版的差异' })
  await waitFor(() => expect(within(compared).getByText('赔付比例')).toBeTruthy())
  expect(within(compared).getByText('80%')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('赔付比例（%）'), { target: { value: '90' } })
  expect(screen.getByText(/赔付比例 90% · 单次限额/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '提交审核' })).toHaveProperty('disabled', true)
  press('保存草稿')
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.saveVersion)[0]?.input).toMatchObject({
      versionId: 'v2',
      edits: 3,
      liabilities: [{ ratio: 90 }],
    }),
  )
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toBe('已保存草稿'))
})

test('a sample bill is paid by the terms in the form, and an exclusion is refused', async () => {
  openPlan(draft)
  const result = await screen.findByRole('status', { name: '试算结果' })
  expect(within(result).getByText('赔付 ¥510.00')).toBeTruthy()
  type('诊断', 'Z41.1')
  expect(within(result).getByText('赔付 ¥0.00')).toBeTruthy()
  expect(within(result).getByText(/美容/)).toBeTruthy()
})

test('another person approves a submitted version', async () => {
  const submitted: PlanVersion = { ...draft, state: 'submitted', canEdit: 0, canDecide: 1, note: null }
  server.answers(plansAdminCalls.decideVersion, { ...submitted, state: 'approved', canDecide: 0 })
  openPlan(submitted, [submitted, first])
  fireEvent.click(await screen.findByRole('button', { name: '通过' }))
  fireEvent.click(inDialog().getByRole('button', { name: '通过' }))
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.decideVersion)[0]?.input).toEqual({
      versionId: 'v2',
      edits: submitted.edits,
      isConfirmed: 1,
      note: '',
    }),
  )
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toMatch(/可以选用/))
})

test('an approved version is copied, and its copy opens', async () => {
  server.answers(plansAdminCalls.copyVersion, draft)
  openPlan(first, [first])
  fireEvent.click(await screen.findByRole('button', { name: '复制为新版本' }))
  await waitFor(() => expect(location.hash).toBe('#/plan?id=p1&version=v2'))
})

test('a new plan is saved as a draft and opens', async () => {
  server.answers(plansAdminCalls.addPlan, draft)
  location.hash = '#/plan'
  renderFramed(<PlanPage />)
  expect(screen.getByText('请填写方案名称')).toBeTruthy()
  type('方案名称', '星河补充医疗')
  press(/添加保障责任/)
  expect(screen.getByText('第 1 项责任')).toBeTruthy()
  press('保存草稿')
  await waitFor(() => expect(location.hash).toBe('#/plan?id=p1&version=v2'))
  expect(server.sent(plansAdminCalls.addPlan)[0]?.input).toMatchObject({ planName: '星河补充医疗' })
})

test('the form says what is missing', () => {
  expect(missingInPlan({ ...draft })).toBeNull()
  expect(missingInPlan({ ...draft, startDay: null })).toBe('请选择生效日期')
  expect(missingInPlan({ ...draft, planName: ' ' })).toBe('请填写方案名称')
})
