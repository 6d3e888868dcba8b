import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { pointsAdminCalls, type Adjustment } from '@yf/contract/points-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { useToasts } from '#ui/toast/toast.ts'
import AdjustmentsPage from './adjustments.page.tsx'
import { countsOn, openAt } from '#ui/frame/test-hands.ts'

const counts = { proposed: 7, confirmed: 1000, refused: 0 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const adjustment: Adjustment = {
  id: 'a1',
  companyName: '星河软件',
  memberName: '林*',
  memberPhone: '138****0001',
  points: -20,
  reason: '重复发放',
  state: 'proposed',
  proposedBy: '郑运营',
  proposedTime: '2026-03-01 10:00:00',
  decidedBy: null,
  decidedTime: null,
  note: null,
  canDecide: 1,
}
const rowText = (row: Adjustment) =>
  server.answers(pointsAdminCalls.adjustments, {
    records: [row],
    total: 1,
    counts,
    companies: [{ id: 'c1', name: '星河软件' }],
  })
beforeEach(() => {
  server.settle()
  forgetQueries()
  useToasts.setState({ toasts: [] })
  location.hash = '#/adjustments'
  rowText(adjustment)
})

test("finance staff confirm another person's proposal after a confirmation dialog", async () => {
  beStaff('finance')
  server.answers(pointsAdminCalls.decide, { ...adjustment, state: 'confirmed' })
  renderFramed(<AdjustmentsPage />)
  expect(await screen.findByText('林*')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交调整' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '通过' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText(/-20 积分，原因：重复发放/)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: '通过' }))
  await waitFor(() => expect(server.sent(pointsAdminCalls.decide)).toHaveLength(1))
  expect(server.sent(pointsAdminCalls.decide)[0]?.body).toContain('"isConfirmed":1')
})

test('an operator proposes and cannot decide', async () => {
  beStaff('operator')
  rowText({ ...adjustment, canDecide: 0 })
  server.answers(pointsAdminCalls.propose, adjustment)
  renderFramed(<AdjustmentsPage />)
  await screen.findByText('林*')
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '提交调整' }))
  const dialog = screen.getByRole('dialog')
  const submit = within(dialog).getByRole('button', { name: /提\s?交/ }) as HTMLButtonElement
  expect(submit.disabled).toBe(true)
  choose(within(dialog).getByLabelText(/^企业/), '星河软件')
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  type('会员手机号', '13800000001')
  type('积分', '50')
  type('原因', '补发健步走奖励')
  fireEvent.click(submit)
  await waitFor(() => expect(server.sent(pointsAdminCalls.propose)).toHaveLength(1))
  expect(server.sent(pointsAdminCalls.propose)[0]?.body).toContain('"points":50')
})

test('each tab shows its count', async () => {
  openAt('#/adjustments', <AdjustmentsPage />)
  expect(await countsOn('积分调整')).toEqual(['待审核 7', '已通过 1000', '已驳回 0'])
})
