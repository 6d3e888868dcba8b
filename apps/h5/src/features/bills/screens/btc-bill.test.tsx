import { fireEvent, screen, waitFor } from '@testing-library/react'
import { billCalls, type PublicBill } from '@yf/contract/bills'
import { billRefusals } from '@yf/contract/refusals/bills'
import { expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import BtcBillScreen from './btc-bill.screen.tsx'

const server = envelopeStage({ at: '/btcBill' })
const ticket = '00000000-0000-4000-8000-00000000000a.abc.k1.sign'

const bill: PublicBill = {
  billNo: 'ZD2026030112345678',
  title: '口腔服务账单',
  payerName: '柳*烟',
  lines: [{ name: '洁牙套餐', quantity: 2, unitFen: 9_900 }],
  amountFen: 19_800,
  state: 'open',
  stateName: '待支付',
  expireTime: '2026-03-08 10:00:00',
  paidTime: null,
  isSure: 1,
  declined: null,
}

test('shows lines and total before payment', async () => {
  server.answers(billCalls.bill, bill)
  openAt(`/btcBill?ticket=${ticket}`, <BtcBillScreen />)
  expect(await screen.findByText('口腔服务账单')).toBeTruthy()
  expect(screen.getByText('柳*烟')).toBeTruthy()
  expect(screen.getAllByText(/198\.00/).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: '立即支付' })).toBeTruthy()
})

test('reports an expired or wrong link, and a missing ticket', async () => {
  const { code, message } = billRefusals.billLinkExpired
  server.refuses(billCalls.bill, code, message)
  openAt(`/btcBill?ticket=${ticket}`, <BtcBillScreen />)
  expect(await screen.findByText(message)).toBeTruthy()
  openAt('/btcBill', <BtcBillScreen />)
  expect(await screen.findByText('链接不完整')).toBeTruthy()
})

test('polls after the payer returns until the provider confirms the payment', async () => {
  const paid = { ...bill, state: 'paid', stateName: '已支付', paidTime: '2026-03-02 10:00:00' } as const
  server.answers(billCalls.bill, bill)
  openAt(`/btcBill?ticket=${ticket}&paying=1`, <BtcBillScreen />)
  await waitFor(() =>
    expect(server.sent(billCalls.bill).some(({ query }) => query['ask'] === '1')).toBe(true),
  )
  server.answers(billCalls.bill, paid)
  expect(await screen.findByText('支付成功', {}, { timeout: 6000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /支付/ })).toBeNull()
})

test('shows why a payment was declined and lets the payer try again', async () => {
  server.answers(billCalls.bill, ({ query }) =>
    query['ask'] === '1' ? { ...bill, declined: 'funds' as const } : bill,
  )
  openAt(`/btcBill?ticket=${ticket}&paying=1`, <BtcBillScreen />)
  expect(await screen.findByText(/支付未成功：账户余额不足，没有扣款/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '重新支付' })).toBeTruthy()
  expect(screen.queryByText(/请不要重复支付/)).toBeNull()
})

test('sends the payer to the provider with a return link to the bill', async () => {
  server.answers(billCalls.bill, bill)
  server.answers(billCalls.payBill, { way: 'h5', url: null, jsapi: null })
  openAt(`/btcBill?ticket=${ticket}`, <BtcBillScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '立即支付' }))
  await waitFor(() => expect(server.sent(billCalls.payBill)[0]?.body).toContain('"way":"h5"'))
})
