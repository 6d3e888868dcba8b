import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { invoicesAdminCalls, type AdminBill } from '@yf/contract/invoices-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { useToasts } from '#ui/toast/toast.ts'
import InvoicesPage from './invoices.page.tsx'
import { countsOn, openAt } from '#ui/frame/test-hands.ts'

const counts = { troubled: 7, open: 2, issued: 12, reversed: 0, all: 1000 }

const failed: AdminBill = {
  id: 'b1',
  companyName: '星河软件',
  memberName: '林*',
  titleName: '星河软件有限公司',
  state: 4,
  stateName: '开票失败',
  amountFen: 9_900,
  invoiceNo: null,
  failure: '购买方名称与税号不符',
  tries: 2,
  orderNos: ['DD2026110100000001', 'DD2026110100000002'],
  reversals: [],
  createTime: '2026-11-01 09:00:00',
  updateTime: '2026-11-02 09:00:00',
}
const issued: AdminBill = {
  ...failed,
  id: 'b2',
  titleName: '林*',
  state: 3,
  stateName: '已开票',
  failure: null,
  invoiceNo: '26310000000000000001',
  reversals: [{ id: 'r1', amountFen: 500, state: 'done', stateName: '已冲红', failure: null }],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('finance')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  location.hash = '#/invoices'
  server.answers(invoicesAdminCalls.bills, { records: [failed, issued], total: 2, counts })
})

test('shows why an invoice failed and retries it, and shows the amount of a reversal', async () => {
  server.answers(invoicesAdminCalls.tryAgain, { ...failed, state: 1, stateName: '待开票', failure: null })
  renderFramed(<InvoicesPage />)
  expect(await screen.findByText('第 2 次：购买方名称与税号不符')).toBeTruthy()
  expect(screen.getByText('已冲红')).toBeTruthy()
  expect(server.sent(invoicesAdminCalls.bills)[0]?.query).toMatchObject({ which: 'troubled' })
  expect(screen.queryByRole('button', { name: '重试：林*' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '重试：星河软件有限公司' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(invoicesAdminCalls.tryAgain)[0]?.input).toEqual({ id: 'b1' })
})

test('searches an invoice number across all lists', async () => {
  renderFramed(<InvoicesPage />)
  const field = await screen.findByRole('searchbox', { name: '发票号、开票单号或订单号' })
  fireEvent.change(field, { target: { value: ' DD2026110100000001 ' } })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  await waitFor(() =>
    expect(server.sent(invoicesAdminCalls.bills).at(-1)?.query).toMatchObject({
      which: 'all',
      number: 'DD2026110100000001',
    }),
  )
})

test('each tab shows its count', async () => {
  openAt('#/invoices', <InvoicesPage />)
  expect(await countsOn('发票')).toEqual(['待处理 7', '开票中 2', '已开票 12', '有冲红 0', '全部 1000'])
})
