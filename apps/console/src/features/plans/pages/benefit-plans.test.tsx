import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { plansAdminCalls, type PlanBenefitEntry, type PlanVersion } from '@yf/contract/plans-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { emptyPlan, missingInPlan, newBenefit, ofPlanKind, versionInput } from '../plan-form.ts'
import PlanPage from './plan.page.tsx'
import PlansPage from './plans.page.tsx'

const counselling: PlanBenefitEntry = {
  id: 'b1',
  kind: 'package',
  name: '心理咨询服务',
  summary: '每次 50 分钟',
  supplierCode: 'EAP',
  amount: 6,
  timeFen: 300_00,
  validDays: null,
}
const draft: PlanVersion = {
  id: 'v1',
  no: 1,
  planId: 'p1',
  planName: '星河健康权益',
  kind: 'benefits',
  state: 'draft',
  startDay: '2026-01-01',
  createdTime: '2025-11-15 10:00:00',
  name: '星河健康权益',
  insurer: '',
  coverFen: 0,
  liabilities: [],
  benefits: [counselling],
  edits: 2,
  submittedBy: null,
  submittedTime: null,
  decidedBy: null,
  decidedTime: null,
  note: null,
  canEdit: 1,
  canDecide: 0,
  canWithdraw: 0,
}

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
})

const factsOf = ({ id, no, state, startDay, createdTime }: PlanVersion) => ({
  id,
  no,
  state,
  startDay,
  createdTime,
})

function open(version: PlanVersion) {
  server.answers(plansAdminCalls.plan, {
    id: 'p1',
    kind: 'benefits',
    name: '星河健康权益',
    versions: [factsOf(version)],
    canCopy: 0,
  })
  server.answers(plansAdminCalls.version, version)
  location.hash = '#/plan?id=p1'
  renderFramed(<PlanPage />)
}

test('a benefit is edited beside what the member reads and what one person costs', async () => {
  server.answers(plansAdminCalls.saveVersion, { ...draft, edits: 3 })
  open(draft)
  expect(await screen.findByText('6 次 · 心理咨询 · 参保期间有效')).toBeTruthy()
  expect(screen.getByText('全部用完，每人价值 ¥1,800.00')).toBeTruthy()
  expect(screen.queryByText('试算一张账单')).toBeNull()
  fireEvent.change(screen.getByLabelText('次数'), { target: { value: '8' } })
  fireEvent.change(screen.getByLabelText('有效天数'), { target: { value: '90' } })
  expect(screen.getByText('8 次 · 心理咨询 · 发放后 90 天内有效，不超过参保期间')).toBeTruthy()
  press('保存草稿')
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.saveVersion)[0]?.input).toMatchObject({
      versionId: 'v1',
      edits: 2,
      liabilities: [],
      benefits: [{ ...counselling, amount: 8, validDays: 90 }],
    }),
  )
})

test('a supplier of money takes an amount of money', async () => {
  open({ ...draft, benefits: [{ ...counselling, supplierCode: 'EXAM_MONEY', amount: 800_00 }] })
  expect(await screen.findByLabelText('额度（元）')).toHaveProperty('value', '800.00')
  expect(screen.queryByLabelText('每次价值（元）')).toBeNull()
  expect(screen.getByText('¥800.00 · 体检报销额度 · 参保期间有效')).toBeTruthy()
})

test('times never become money: another unit asks for the amount again', async () => {
  open(draft)
  fireEvent.change(await screen.findByLabelText('服务商'), { target: { value: 'DRUG' } })
  expect(screen.getByLabelText('额度（元）')).toHaveProperty('value', '')
  expect(screen.getByText('心理咨询服务：金额应大于 0，最多十万元')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('服务商'), { target: { value: 'EAP' } })
  expect(screen.getByLabelText('次数')).toHaveProperty('value', '1')
})

test('a plan of benefits pays no claims, so it offers no trial run', async () => {
  open(draft)
  expect(await screen.findByRole('button', { name: '提交审核' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /试\s?算/ })).toBeNull()
})

test('the kind is chosen for a new plan, which has a benefit before it can be submitted', async () => {
  server.answers(plansAdminCalls.addPlan, draft)
  location.hash = '#/plan'
  renderFramed(<PlanPage />)
  expect(screen.getByLabelText('保险名称')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '权益' }))
  expect(screen.queryByLabelText('保险名称')).toBeNull()
  type('方案名称', '星河健康权益')
  expect(screen.getByText('请至少添加一项权益')).toBeTruthy()
  press(/添加权益/)
  expect(screen.getByText('第 1 项权益')).toBeTruthy()
  type('权益名称', '心理咨询服务')
  press('保存草稿')
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.addPlan)[0]?.input).toMatchObject({
      kind: 'benefits',
      planName: '星河健康权益',
      name: '星河健康权益',
      liabilities: [],
      benefits: [{ name: '心理咨询服务', kind: 'package' }],
    }),
  )
  await waitFor(() => expect(location.hash).toBe('#/plan?id=p1&version=v1'))
})

test('whoever approves reads what one person costs', async () => {
  open({ ...draft, state: 'submitted', canEdit: 0, canDecide: 1 })
  const facts = await screen.findByRole('region', { name: '基本信息' })
  expect(within(facts).getByText('¥1,800.00（全部用完）')).toBeTruthy()
  expect(screen.queryByText('承保公司')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '通过' }))
  expect(inDialog().getByText('全部用完，每人价值 ¥1,800.00。')).toBeTruthy()
})

test('the list of plans tells the kinds apart', async () => {
  location.hash = '#/plans'
  const inForce = { no: 1, insurer: '', coverFen: 0, benefitCount: 3, worthFen: 2_000_00 }
  const row = { id: 'p1', kind: 'benefits' as const, name: '星河健康权益', createTime: '2026-11-15 10:00:00' }
  server.answers(plansAdminCalls.plans, {
    records: [{ ...row, inForce, newest: factsOf({ ...draft, state: 'approved' }) }],
    total: 1,
  })
  renderFramed(<PlansPage />)
  expect(await screen.findByText('3 项权益 · 每人价值 ¥2,000.00')).toBeTruthy()
})

test('the form of a benefit plan keeps nothing of insurance', () => {
  const changed = ofPlanKind({ ...emptyPlan, planName: '甲', insurer: '安和' }, 'benefits')
  expect(versionInput(changed)).toMatchObject({ name: '甲', insurer: '', coverFen: 0 })
  expect(missingInPlan({ ...changed, benefits: [newBenefit()], startDay: '2026-01-01' })).toMatch(/权益名称/)
  expect(missingInPlan({ ...changed, benefits: [counselling], startDay: '2026-01-01' })).toBeNull()
})
