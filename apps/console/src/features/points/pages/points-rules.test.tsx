import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { pointsAdminCalls } from '@yf/contract/points-admin'
import type { CompanyRules, RuleChange } from '@yf/contract/points-admin-rules'
import { usualRules } from '@yf/domain/points-rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { useToasts } from '#ui/toast/toast.ts'
import PointsRulesPage from './points-rules.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const rules = { ...usualRules, levels: [...usualRules.levels] }
const companyRules: CompanyRules = {
  inForce: rules,
  newest: rules,
  newestNo: 0,
  newestFrom: null,
  seconded: rules,
  earliestDay: '2026-03-03',
  isWaiting: 0,
}
const change: RuleChange = {
  no: 1,
  startDay: '2026-03-03',
  state: 'proposed',
  reason: '春季活动',
  differences: ['每日签到：5 → 50 积分'],
  proposedBy: '郑运营',
  proposedTime: '2026-03-02 10:00:00',
  decidedBy: null,
  decidedTime: null,
  note: null,
  canDecide: 0,
  canWithdraw: 0,
}
beforeEach(() => {
  server.settle()
  forgetQueries()
  useToasts.setState({ toasts: [] })
  location.hash = '#/points-rules?company=c1'
  server.answers(pointsAdminCalls.ruleCompanies, [{ id: 'c1', name: '星河软件', isWaiting: 0 }])
  server.answers(pointsAdminCalls.rules, companyRules)
  server.answers(pointsAdminCalls.ruleChanges, { records: [], total: 0 })
  server.answers(pointsAdminCalls.stepsChannel, { channel: 'a-walk', platforms: ['a-walk', 'b-walk'] })
})

test('the sports platform of the company is changed as it was seen', async () => {
  beStaff('operator')
  server.answers(pointsAdminCalls.saveStepsChannel, { channel: 'b-walk', platforms: ['a-walk', 'b-walk'] })
  renderFramed(<PointsRulesPage />)
  const save = await screen.findByRole('button', { name: /^保\s?存$/ })
  expect(save).toHaveProperty('disabled', true)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '运动平台' }))
  fireEvent.click(await screen.findByTitle('b-walk'))
  fireEvent.click(save)
  await waitFor(() =>
    expect(server.sent(pointsAdminCalls.saveStepsChannel)[0]?.input).toEqual({
      companyId: 'c1',
      channel: 'b-walk',
      previous: 'a-walk',
    }),
  )
})

const open = async () => {
  renderFramed(<PointsRulesPage />)
  fireEvent.click(await screen.findByRole('button', { name: '修改规则' }))
  const dialog = screen.getByRole('dialog')
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  const submit = () => within(dialog).getByRole('button', { name: /提\s?交/ }) as HTMLButtonElement
  return { dialog, type, submit }
}

test('requires a company before it loads rules', async () => {
  beStaff('operator')
  location.hash = '#/points-rules'
  renderFramed(<PointsRulesPage />)
  expect(await screen.findByText('请先选择企业')).toBeTruthy()
  expect(server.sent(pointsAdminCalls.rules)).toHaveLength(0)
})

test('reports an invalid change before sending, and sends the version that it was based on', async () => {
  beStaff('operator')
  server.answers(pointsAdminCalls.changeRules, { ...change, state: 'inForce' })
  const { dialog, type, submit } = await open()
  expect(submit().disabled).toBe(true)
  type('卓越的累计积分', '400')
  expect(within(dialog).getByText('卓越的门槛应高于活力')).toBeTruthy()
  type('卓越的累计积分', '2500')
  expect(within(dialog).getByText('请填写原因')).toBeTruthy()
  type('原因', '门槛调整')
  expect(within(dialog).getByText(/不会让会员得到更多积分/)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('switch', { name: '启用查看电子保单' }))
  fireEvent.click(submit())
  await waitFor(() => expect(server.sent(pointsAdminCalls.changeRules)).toHaveLength(1))
  const sent = JSON.parse(server.sent(pointsAdminCalls.changeRules)[0]!.body) as {
    basedOn: number
    rules: typeof rules
  }
  expect(sent.basedOn).toBe(0)
  expect(sent.rules.levels[2]).toMatchObject({ from: 2500 })
  expect(sent.rules.tasks.policyRead.isOn).toBe(false)
  await waitFor(() =>
    expect(useToasts.getState().toasts.some(({ text }) => text.includes('起生效'))).toBe(true),
  )
})

test('warns that a large increase needs approval by a second person', async () => {
  beStaff('operator')
  const { dialog, type } = await open()
  type('连续 30 天积分', '300')
  expect(within(dialog).getByText(/每月最多可多得 200 积分，提交后/)).toBeTruthy()
  type('连续 30 天积分', '301')
  expect(within(dialog).getByText(/多得 201 积分，需财务审核/)).toBeTruthy()
  type('在线问诊的碳积分', '26')
  expect(within(dialog).getByText(/多得 201 积分、180 碳积分，需财务审核/)).toBeTruthy()
  type('连续 30 天积分', '100')
  expect(within(dialog).getByText(/最多可多得 180 碳积分，提交后/)).toBeTruthy()
  type('连续 30 天积分', '')
  expect(within(dialog).getByText('连续 30 天签到积分应为 1 到 500 的整数')).toBeTruthy()
})

test('the value of a point is typed per yuan, and one person alone can never change it', async () => {
  beStaff('operator')
  server.answers(pointsAdminCalls.changeRules, change)
  const { dialog, type, submit } = await open()
  expect(screen.getByText('优惠券和权益之后的全部金额，以分为单位')).toBeTruthy()
  type('抵 1 元的积分', '150')
  expect(within(dialog).getByText('抵 1 元的积分应为 100 到 10000 的整百数')).toBeTruthy()
  type('抵 1 元的积分', '200')
  expect(within(dialog).getByText('积分价值有变，关系到会员已有的全部积分，需财务审核后生效。')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('switch', { name: '启用在线问诊' }))
  type('原因', '福利预算调整')
  fireEvent.click(submit())
  await waitFor(() => expect(server.sent(pointsAdminCalls.changeRules)).toHaveLength(1))
  const sent = JSON.parse(server.sent(pointsAdminCalls.changeRules)[0]!.body) as { rules: typeof rules }
  expect(sent.rules.pointsPerFen).toBe(2)
  expect(sent.rules.carbon.consultation.isOn).toBe(false)
})

test('finance staff change nothing and decide pending changes', async () => {
  beStaff('finance')
  server.answers(pointsAdminCalls.rules, { ...companyRules, isWaiting: 1 })
  server.answers(pointsAdminCalls.ruleChanges, { records: [{ ...change, canDecide: 1 }], total: 1 })
  server.answers(pointsAdminCalls.decideRules, { ...change, state: 'inForce' })
  renderFramed(<PointsRulesPage />)
  expect(await screen.findByText('有一项修改待审核')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '修改规则' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: '通过' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('每日签到：5 → 50 积分')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: '通过' }))
  await waitFor(() => expect(server.sent(pointsAdminCalls.decideRules)).toHaveLength(1))
  expect(server.sent(pointsAdminCalls.decideRules)[0]?.body).toContain('"no":1')
})

test('only the proposer can withdraw a pending change', async () => {
  beStaff('operator')
  const others = { ...change, no: 2 }
  server.answers(pointsAdminCalls.ruleChanges, { records: [others, { ...change, canWithdraw: 1 }], total: 2 })
  server.answers(pointsAdminCalls.withdrawRules, { ...change, state: 'withdrawn' })
  renderFramed(<PointsRulesPage />)
  fireEvent.click(await screen.findByRole('button', { name: '撤回' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '撤回' }))
  await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('已撤回'))
  expect(server.sent(pointsAdminCalls.withdrawRules)[0]?.body).toContain('"no":1')
})
