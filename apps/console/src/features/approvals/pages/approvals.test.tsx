import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { approvalsAdminCalls, type ApprovalProposal } from '@yf/contract/approvals-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { useToasts } from '#ui/toast/toast.ts'
import ApprovalsPage from './approvals.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const row: ApprovalProposal = {
  id: 'g1',
  kind: 'coupons',
  companyName: '星河软件',
  title: '新建优惠券「大额券」',
  lines: ['立减1000元', '共 2 张，每人限领 1 张'],
  worthFen: 2_000_00,
  state: 'proposed',
  proposedBy: '郑运营',
  proposedTime: '2026-03-02 10:00:00',
  decidedBy: null,
  decidedTime: null,
  note: null,
  canDecide: 1,
  canWithdraw: 0,
}
const rowText = (shown: ApprovalProposal) =>
  server.answers(approvalsAdminCalls.proposals, {
    records: [shown],
    total: 1,
    counts: { proposed: 1, confirmed: 0, refused: 0, withdrawn: 0 },
  })

beforeEach(() => {
  server.settle()
  forgetQueries()
  useToasts.setState({ toasts: [] })
  location.hash = '#/approvals'
})

test('finance staff see what would be given and its value, and approve or return it with a reason', async () => {
  beStaff('finance')
  rowText(row)
  server.answers(approvalsAdminCalls.decide, { ...row, state: 'refused' })
  renderFramed(<ApprovalsPage />)
  expect(await screen.findByText('¥2,000.00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '驳回' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('共 2 张，每人限领 1 张')).toBeTruthy()
  const send = within(dialog).getByRole('button', { name: '驳回' }) as HTMLButtonElement
  expect(send.disabled).toBe(true)
  fireEvent.change(within(dialog).getByLabelText(/审核意见/), { target: { value: '超出预算' } })
  fireEvent.click(send)
  await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('已驳回'))
  expect(JSON.parse(server.sent(approvalsAdminCalls.decide)[0]!.body)).toEqual({
    id: 'g1',
    isConfirmed: 0,
    note: '超出预算',
  })
})

test('the proposer withdraws the proposal', async () => {
  beStaff('operator')
  rowText({ ...row, canDecide: 0, canWithdraw: 1 })
  server.answers(approvalsAdminCalls.withdraw, { ...row, state: 'withdrawn' })
  renderFramed(<ApprovalsPage />)
  fireEvent.click(await screen.findByRole('button', { name: '撤回' }))
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '撤回' }))
  await waitFor(() => expect(server.sent(approvalsAdminCalls.withdraw)).toHaveLength(1))
})
