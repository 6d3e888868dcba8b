import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { paymentsAdminCalls } from '@yf/contract/payments-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import ReconciliationPage from './reconciliation.page.tsx'

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
})

test('a difference shows what to do, and is settled with a text', async () => {
  beStaff('finance')
  location.hash = '#/reconciliation'
  const difference = {
    day: '2026-11-15',
    tradeNo: 'abc',
    kind: 'paymentSum' as const,
    kindName: '收款金额不符',
    advice: '以微信账单为准核对',
    oursFen: 101,
    theirsFen: 100,
    orderNo: 'YF1',
    foundTime: '2026-11-16 10:30:00',
    settledTime: null,
    settledBy: null,
    note: null,
  }
  const day = { day: '2026-11-15', paidCount: 3, paidFen: 900, refundCount: 0, refundFen: 0 }
  const counts = { comparedTime: '2026-11-16 10:30:00', openCount: 1, settledCount: 0 }
  server.answers(paymentsAdminCalls.days, { records: [{ ...day, ...counts }], total: 1 })
  server.answers(paymentsAdminCalls.differences, { records: [difference], total: 1 })
  server.answers(paymentsAdminCalls.settle, difference)
  server.answers(paymentsAdminCalls.failedRefunds, { records: [], total: 0 })
  renderFramed(<ReconciliationPage />)
  expect(await screen.findByText('以微信账单为准核对')).toBeTruthy()
  expect(await screen.findByText('1 处待处理')).toBeTruthy()
  press('登记处理')
  fireEvent.change(screen.getByLabelText(/处理说明/), { target: { value: '已补登' } })
  pressInDialog('登记')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(paymentsAdminCalls.settle)[0]?.input).toEqual({
    day: '2026-11-15',
    tradeNo: 'abc',
    kind: 'paymentSum',
    note: '已补登',
  })
})

test('shows a failed refund under its order and sends it again', async () => {
  beStaff('finance')
  location.hash = '#/reconciliation'
  const refund = {
    refundNo: 'r1',
    orderNo: 'YF9',
    companyName: '星河软件',
    amountFen: 25_000,
    tries: 2,
    createTime: '2026-11-16 10:30:00',
  }
  server.answers(paymentsAdminCalls.days, { records: [], total: 0 })
  server.answers(paymentsAdminCalls.differences, { records: [], total: 0 })
  server.answers(paymentsAdminCalls.failedRefunds, { records: [refund], total: 1 })
  server.answers(paymentsAdminCalls.refundAgain, null)
  renderFramed(<ReconciliationPage />)
  expect(await screen.findByText('YF9')).toBeTruthy()
  press('重新退款 YF9')
  expect(await screen.findByText(/不会重复退款/)).toBeTruthy()
  pressInDialog('重新提交')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(paymentsAdminCalls.refundAgain)[0]?.input).toEqual({ refundNo: 'r1' })
})

test('pages through failed refunds, and shows the previous page when the last refund of a page is sent again', async () => {
  beStaff('finance')
  location.hash = '#/reconciliation'
  let failed = Array.from({ length: 11 }, (_, at) => ({
    refundNo: `r${at}`,
    orderNo: `YF${at}`,
    companyName: '星河软件',
    amountFen: 25_000,
    tries: 2,
    createTime: '2026-11-16 10:30:00',
  }))
  server.answers(paymentsAdminCalls.days, { records: [], total: 0 })
  server.answers(paymentsAdminCalls.differences, { records: [], total: 0 })
  server.answers(paymentsAdminCalls.failedRefunds, ({ query }) => {
    const [page, size] = [Number(query['pageNo']), Number(query['pageSize'])]
    return { records: failed.slice((page - 1) * size, page * size), total: failed.length }
  })
  server.answers(paymentsAdminCalls.refundAgain, () => {
    failed = failed.filter(({ refundNo }) => refundNo !== 'r10')
    return null
  })
  renderFramed(<ReconciliationPage />)
  expect(await screen.findByText('YF9')).toBeTruthy()
  expect(screen.queryByText('YF10')).toBeNull()
  expect(screen.getByText('第 1–10 条，共 11 条')).toBeTruthy()
  fireEvent.click(screen.getByTitle('2'))
  expect(await screen.findByText('YF10')).toBeTruthy()
  press('重新退款 YF10')
  pressInDialog('重新提交')
  expect(await screen.findByText('YF9')).toBeTruthy()
  expect(screen.queryByText('没有失败的退款')).toBeNull()
})
