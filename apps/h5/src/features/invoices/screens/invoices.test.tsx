import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Call } from '@yf/contract/call'
import { invoiceCalls, type BillableOrder, type BillDetail, type InvoiceTitle } from '@yf/contract/invoices'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import InvoiceAddScreen from './invoice-add.screen.tsx'
import InvoiceApplyScreen from './invoice-apply.screen.tsx'
import InvoiceDetailScreen from './invoice-detail.screen.tsx'
import InvoiceEditScreen from './invoice-edit.screen.tsx'
import InvoiceMineScreen from './invoice-mine.screen.tsx'

const server = envelopeStage({ at: '/invoice/mine', endsInSheet: true })
const { bodies, sent } = server

const title: InvoiceTitle = {
  id: 't1',
  kind: 'company',
  name: '星河软件有限公司',
  taxNo: '91310104MA1K3X7C28',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  isDefault: 1,
}
const order: BillableOrder = {
  id: 'o1',
  orderNo: 'DD2026110100000001',
  companyId: 'c1',
  kind: 'health',
  name: '超声波洁牙',
  lineCount: 1,
  doneTime: '2026-11-01 10:00:00',
  totalFen: 16_800,
  billableFen: 14_800,
  couponFen: 2_000,
  benefitFen: 0,
  pointsFen: 0,
  refundedFen: 0,
  why: null,
}
const medicine: BillableOrder = {
  ...order,
  id: 'o2',
  kind: 'pharmacy',
  name: '布洛芬',
  why: '药品发票由药房开具，请在药品订单中查看',
}
const bill: BillDetail = {
  id: 'b1',
  state: 3,
  stateName: '已开票',
  titleKind: 'company',
  titleName: title.name,
  amountFen: 14_800,
  reversedFen: 5_000,
  orderCount: 1,
  createTime: '2026-11-02 10:00:00',
  title: { ...title },
  email: 'lin@example.com',
  failure: null,
  invoiceNo: '26310000000000000001',
  issueTime: '2026-11-02 10:01:00',
  pdf: `/files/${'a'.repeat(32)}`,
  ofd: `/files/${'b'.repeat(32)}`,
  orders: [{ id: 'o1', orderNo: order.orderNo, amountFen: 14_800 }],
  reversals: [
    {
      id: 'r1',
      orderNo: order.orderNo,
      amountFen: 5_000,
      state: 'done',
      stateName: '已冲红',
      invoiceNo: '26310000000000000002',
      createTime: '2026-11-09 09:00:00',
    },
  ],
}

beforeEach(() => {
  server.answers(invoiceCalls.titles, [title])
  server.answers(invoiceCalls.billable, { records: [order, medicine], total: 2 })
  server.answers(invoiceCalls.bills, { records: [bill], total: 1 })
  server.answers(invoiceCalls.detail, bill)
  server.answers(invoiceCalls.saveTitle, [title])
})

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** A second tap within a second is ignored: taps until the server receives the call. */
const tapAgain = (name: string, row: Call) =>
  waitFor(() => {
    if (sent(row).length === 0) tap(name)
    expect(sent(row)).toHaveLength(1)
  })

test('selects orders with their billable amounts and applies with the default title', async () => {
  server.answers(invoiceCalls.apply, { id: 'b9', state: 1 })
  openAt('/invoice/apply', <InvoiceApplyScreen />)
  expect(await screen.findByText('不含优惠券 ¥20.00')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /布洛芬/ })).toHaveProperty('disabled', true)
  tap('提交申请')
  expect(await screen.findByText('请选择要开票的订单')).toBeTruthy()
  expect(sent(invoiceCalls.apply)).toHaveLength(0)
  fireEvent.click(screen.getByRole('checkbox', { name: /超声波洁牙/ }))
  type(/^接收邮箱/, 'lin@example.com')
  await tapAgain('提交申请，共 ¥148.00', invoiceCalls.apply)
  await waitFor(() =>
    expect(bodies(invoiceCalls.apply)).toEqual([
      { orderIds: ['o1'], titleId: 't1', email: 'lin@example.com' },
    ]),
  )
  await waitFor(() =>
    expect(currentLocation()).toMatchObject({ path: '/invoice/detail', query: { id: 'b9' } }),
  )
})

test('preselects the order that the member came from, and reapplies for a failed invoice with its orders', async () => {
  server.answers(invoiceCalls.apply, { id: 'b1', state: 1 })
  const { unmount } = openAt('/invoice/apply?orderId=o1', <InvoiceApplyScreen />)
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /超声波洁牙/ })).toHaveProperty('checked', true),
  )
  unmount()
  openAt('/invoice/apply?billId=b1', <InvoiceApplyScreen />)
  expect(await screen.findByDisplayValue('lin@example.com')).toBeTruthy()
  expect(screen.queryByText('选择订单')).toBeNull()
  tap('提交申请')
  await waitFor(() =>
    expect(bodies(invoiceCalls.apply)).toEqual([
      { billId: 'b1', orderIds: [], titleId: 't1', email: 'lin@example.com' },
    ]),
  )
})

test('loads and preselects an older order even if many are newer, and says that there are more', async () => {
  server.answers(invoiceCalls.billable, ({ input }) => {
    const isRequested = (input as { orderId?: string }).orderId === 'o9'
    const newer = Array.from({ length: 50 }, (_, at) => ({ ...order, id: `n${at}`, name: '洗牙' }))
    return { records: isRequested ? [{ ...order, id: 'o9', name: '旧订单' }, ...newer] : newer, total: 53 }
  })
  openAt('/invoice/apply?orderId=o9', <InvoiceApplyScreen />)
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /旧订单/ })).toHaveProperty('checked', true),
  )
  expect(screen.getByText(/还有 3 个更早的订单/)).toBeTruthy()
})

test("validates a company's tax number before sending; a person only needs a name", async () => {
  openAt('/invoice/add', <InvoiceAddScreen />)
  type(/^姓名/, '林晓')
  fireEvent.click(screen.getByRole('radio', { name: '企业' }))
  type(/^企业名称/, '星河软件有限公司')
  type(/^纳税人识别号/, '91310104MA1K3X7C29')
  tap('保存')
  expect(await screen.findByText(/纳税人识别号不正确/)).toBeTruthy()
  expect(sent(invoiceCalls.saveTitle)).toHaveLength(0)
  type(/^纳税人识别号/, '91310104MA1K3X7C28')
  await tapAgain('保存', invoiceCalls.saveTitle)
  await waitFor(() =>
    expect(bodies(invoiceCalls.saveTitle)).toMatchObject([
      { kind: 'company', name: '星河软件有限公司', taxNo: '91310104MA1K3X7C28', isDefault: 0 },
    ]),
  )
})

test('removes a title after confirmation, and reports one that is already gone', async () => {
  openAt('/invoice/edit?id=t1', <InvoiceEditScreen />)
  expect(await screen.findByDisplayValue('星河软件有限公司')).toBeTruthy()
  tap('删除')
  expect(await screen.findByText(/已开的发票不受影响/)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: '删除' }).slice(-1)[0]!)
  await waitFor(() => expect(bodies(invoiceCalls.saveTitle)).toMatchObject([{ id: 't1', isRemoved: 1 }]))
  openAt('/invoice/edit?id=gone', <InvoiceEditScreen />)
  expect(await screen.findByText('没有找到这个抬头')).toBeTruthy()
})

test('shows invoices with their reversals, and titles on the other tab', async () => {
  openAt('/invoice/mine', <InvoiceMineScreen />)
  expect(await screen.findByText('已冲红 ¥50.00')).toBeTruthy()
  expect(screen.getByText('已开票')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: '发票抬头' }))
  expect(await screen.findByText('企业 · 91310104MA1K3X7C28')).toBeTruthy()
  tap('新增抬头')
  await waitFor(() => expect(currentLocation().path).toBe('/invoice/add'))
})

test('an issued invoice opens its PDF, shows reversals, and can be sent to another mailbox', async () => {
  server.answers(invoiceCalls.sendEmail, null)
  openAt('/invoice/detail?id=b1', <InvoiceDetailScreen />)
  expect(await screen.findByText('已冲红 -¥50.00')).toBeTruthy()
  expect(screen.getByText('红字发票 26310000000000000002')).toBeTruthy()
  tap('发送到邮箱')
  type(/^邮箱/, 'fang@example.com')
  tap('发送')
  await waitFor(() =>
    expect(bodies(invoiceCalls.sendEmail)).toEqual([{ id: 'b1', email: 'fang@example.com' }]),
  )
  tap(/查看发票/)
  await waitFor(() => expect(currentLocation()).toMatchObject({ path: '/pdf', query: { url: bill.pdf } }))
})

test('a failed invoice shows the reason and links to a new application', async () => {
  server.answers(invoiceCalls.detail, {
    ...bill,
    state: 4,
    stateName: '开票失败',
    failure: '购买方名称与税号不符',
    pdf: null,
    ofd: null,
    reversals: [],
  })
  openAt('/invoice/detail?id=b1', <InvoiceDetailScreen />)
  expect(await screen.findByText('购买方名称与税号不符')).toBeTruthy()
  tap('重新申请')
  await waitFor(() =>
    expect(currentLocation()).toMatchObject({ path: '/invoice/apply', query: { billId: 'b1' } }),
  )
})
