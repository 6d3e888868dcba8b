import { fireEvent, screen, waitFor } from '@testing-library/react'
import { claimsAdminCalls, type PayBatch, type AdminPayment } from '@yf/contract/claims-admin'
import { payFailures } from '@yf/domain/pay-failures'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { countsOn, openAt, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import PaymentsPage from './payments.page.tsx'

const counts = { waiting: 7, sent: 2, failed: 0, paid: 1000, batches: 12 }

const payment: AdminPayment = {
  id: 'p1',
  kind: 'claim',
  caseId: 'c1',
  caseNo: 'LP1',
  companyName: '星河软件',
  payeeName: '林晓',
  bankName: '工商银行',
  maskedNo: '**** **** **** 6789',
  amountFen: 180_00,
  state: 'waiting',
  tries: 0,
  failure: null,
  isAtOnce: 0,
  isByFile: 0,
  batchNo: null,
  hindrance: null,
  unseen: [],
  createTime: '2026-11-15 10:00:00',
  paidTime: null,
}
const batch: PayBatch = {
  id: 'b1',
  batchNo: 'PB20261115001',
  count: 2,
  totalFen: 300_00,
  state: 'open',
  madeBy: '赵主管',
  createTime: '2026-11-15 11:00:00',
  paidCount: 0,
  failedCount: 0,
  hindrance: null,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('senior')
  forgetQueries()
  useToasts.setState({ toasts: [] })
})
afterEach(() => vi.restoreAllMocks())

function open(tab: string) {
  location.hash = `#/payments?tab=${tab}`
  renderFramed(<PaymentsPage />)
}

test('selected payments become a batch, and payments that are sent automatically cannot be selected', async () => {
  server.answers(claimsAdminCalls.payments, {
    records: [
      payment,
      { ...payment, id: 'p2', caseNo: 'LP2', amountFen: 120_00 },
      { ...payment, id: 'p3', caseNo: 'LP3', isAtOnce: 1 },
    ],
    total: 3,
    counts,
  })
  server.answers(claimsAdminCalls.makeBatch, batch)
  server.answers(claimsAdminCalls.batches, { records: [batch], total: 1, counts })
  open('waiting')
  fireEvent.click(await screen.findByLabelText('全选本页'))
  expect(screen.getByLabelText<HTMLInputElement>('选择 LP3').disabled).toBe(true)
  expect(screen.getByText('已选 2 笔，合计 ¥300.00')).toBeTruthy()
  press('生成批次')
  pressInDialog('生成批次')
  expect(await screen.findByText('批次 PB20261115001 已生成')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.makeBatch)[0]?.input).toEqual({ paymentIds: ['p1', 'p2'] })
  expect(await screen.findByText('PB20261115001')).toBeTruthy()
})

test('payments that the user decided show the reason and cannot be selected, the others can', async () => {
  const blocker = '您审核通过了本案，须由他人打款'
  server.answers(claimsAdminCalls.payments, {
    records: [payment, { ...payment, id: 'p2', caseNo: 'LP2', hindrance: blocker }],
    total: 2,
    counts,
  })
  open('waiting')
  fireEvent.click(await screen.findByLabelText('全选本页'))
  expect(screen.getByLabelText<HTMLInputElement>('选择 LP2').disabled).toBe(true)
  expect(screen.getByText('已选 1 笔，合计 ¥180.00')).toBeTruthy()
  expect(screen.getByText(blocker)).toBeTruthy()
})

test('marks a payment whose case has a receipt that no second person has seen', async () => {
  const remark = '没有票据影像，由王理赔录入（发票 12345678）'
  server.answers(claimsAdminCalls.payments, { records: [{ ...payment, unseen: [remark] }], total: 1, counts })
  open('waiting')
  expect(await screen.findByText(remark)).toBeTruthy()
})

test('a batch with a case that the user decided offers no action and says why', async () => {
  const blocker = '您改动过金额或审核通过了 LP1，须由他人打款'
  server.answers(claimsAdminCalls.batches, { records: [{ ...batch, hindrance: blocker }], total: 1, counts })
  open('batches')
  expect(await screen.findByText(blocker)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '发送' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'GBK' })).toBeNull()
})

test('users cannot retry the failed payment of a case that they decided', async () => {
  const blocker = '您改动过本案金额，须由他人打款'
  server.answers(claimsAdminCalls.payments, {
    records: [{ ...payment, state: 'failed', failure: '账户已销户', hindrance: blocker }],
    total: 1,
    counts,
  })
  open('failed')
  expect(await screen.findByText(blocker)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重新打款' })).toBeNull()
})

test('reports payments that a colleague took in the meantime, and reloads the list', async () => {
  server.answers(claimsAdminCalls.payments, { records: [payment], total: 1, counts })
  server.refuses(claimsAdminCalls.makeBatch, 3160, '所选款项已变化，请刷新后重新选择')
  open('waiting')
  fireEvent.click(await screen.findByLabelText('选择 LP1'))
  press('生成批次')
  server.answers(claimsAdminCalls.payments, { records: [{ ...payment, batchNo: 'PB9' }], total: 1, counts })
  pressInDialog('生成批次')
  expect(await screen.findByText('所选款项已变化，请刷新后重新选择')).toBeTruthy()
  expect(await screen.findByText('PB9')).toBeTruthy()
  expect(screen.getByText('勾选要打款的案件，生成批次')).toBeTruthy()
})

test('saves a batch file under its name, in the selected encoding', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  server.answers(claimsAdminCalls.batches, { records: [batch], total: 1, counts })
  server.answers(claimsAdminCalls.batchFile, { name: 'PB20261115001.csv', base64: 'YSxi' })
  open('batches')
  fireEvent.click(await screen.findByRole('button', { name: 'GBK' }))
  expect(screen.getByText(/不能再发送给付款方/)).toBeTruthy()
  expect(server.sent(claimsAdminCalls.batchFile)).toEqual([])
  server.answers(claimsAdminCalls.batches, { records: [{ ...batch, state: 'file' }], total: 1, counts })
  pressInDialog('下载打款文件')
  await waitFor(() => expect(saved).toEqual(['PB20261115001.csv']))
  expect(server.sent(claimsAdminCalls.batchFile)[0]?.input).toEqual({ batchId: 'b1', encoding: 'gbk' })
  expect(await screen.findByText('按文件打款')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '发送' })).toBeNull()
  press('UTF-8')
  await waitFor(() => expect(saved).toHaveLength(2))
})

test("records the bank's results of a file, paid with its receipt and failed with a reason", async () => {
  server.answers(claimsAdminCalls.batches, { records: [{ ...batch, state: 'file' }], total: 1, counts })
  server.answers(claimsAdminCalls.payments, {
    records: ['1', '2', '3'].map((end) => ({
      ...payment,
      id: `p${end}`,
      caseNo: `LP${end}`,
      state: 'sent',
      isByFile: 1 as const,
    })),
    total: 3,
    counts,
  })
  server.answers(claimsAdminCalls.recordResults, { ...batch, state: 'file', paidCount: 1, failedCount: 1 })
  open('batches')
  fireEvent.click(await screen.findByRole('button', { name: '登记结果' }))
  choose(await screen.findByLabelText('LP1 的结果'), '已到账')
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: /^登记 \d 笔$/ })
  expect(confirm().disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/LP1 的银行回单号/), { target: { value: ' HD-88 ' } })
  choose(screen.getByLabelText('LP2 的结果'), payFailures.name)
  fireEvent.click(confirm())
  expect(await screen.findByText('批次 PB20261115001 已登记 2 笔')).toBeTruthy()
  expect(server.sent(claimsAdminCalls.payments)[0]?.query).toMatchObject({ batchId: 'b1', state: 'sent' })
  expect(server.sent(claimsAdminCalls.recordResults)[0]?.input).toEqual({
    batchId: 'b1',
    results: [
      { paymentId: 'p1', receipt: 'HD-88', failure: null },
      { paymentId: 'p2', receipt: null, failure: 'name' },
    ],
  })
})

test('a payment by file is not queried at the payout partner', async () => {
  server.answers(claimsAdminCalls.payments, {
    records: [{ ...payment, state: 'sent', isByFile: 1 }],
    total: 1,
    counts,
  })
  open('sent')
  expect(await screen.findByText('在批次中登记')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '询问结果' })).toBeNull()
})

test('sends a batch after a confirmation that names the total', async () => {
  server.answers(claimsAdminCalls.batches, { records: [batch], total: 1, counts })
  open('batches')
  await screen.findByText('待发送')
  press('发送')
  server.answers(claimsAdminCalls.sendBatch, { ...batch, state: 'sent' })
  server.answers(claimsAdminCalls.batches, {
    records: [{ ...batch, state: 'sent', paidCount: 1 }],
    total: 1,
    counts,
  })
  pressInDialog('打款 ¥300.00')
  expect(await screen.findByText('已发送')).toBeTruthy()
  expect(screen.getByText('到账 1，未完 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '发送' })).toBeNull()
})

test('queries the status of an uncertain payment, and shows why a failed one failed', async () => {
  server.answers(claimsAdminCalls.payments, { records: [{ ...payment, state: 'sent' }], total: 1, counts })
  server.answers(claimsAdminCalls.retryPayment, { ...payment, state: 'paid' })
  open('sent')
  fireEvent.click(await screen.findByRole('button', { name: '询问结果' }))
  expect(await screen.findByText('LP1：银行回复：已到账')).toBeTruthy()
})

test('does not retry a failed payment before the member gives another bank card', async () => {
  const failedOne = { ...payment, state: 'failed', failure: '账户已销户' }
  server.answers(claimsAdminCalls.payments, { records: [failedOne], total: 1, counts })
  server.refuses(claimsAdminCalls.retryPayment, 3161, '会员还没有更换银行卡')
  open('failed')
  expect(await screen.findByText('账户已销户')).toBeTruthy()
  press('重新打款')
  expect(await screen.findByText('会员还没有更换银行卡')).toBeTruthy()
})

test('an auditor sees the payments and gets no actions', async () => {
  beStaff('auditor')
  server.answers(claimsAdminCalls.payments, { records: [payment], total: 1, counts })
  open('waiting')
  expect(await screen.findByText('LP1')).toBeTruthy()
  expect(screen.getByText('您可以查看，不能操作。')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: '生成批次' })).toBeNull()
})

test('each list without payments shows an empty state', async () => {
  server.answers(claimsAdminCalls.payments, { records: [], total: 0, counts })
  open('failed')
  expect(await screen.findByText('没有失败的款项')).toBeTruthy()
})

test('each tab shows its count', async () => {
  server.answers(claimsAdminCalls.payments, { records: [], total: 0, counts })
  openAt('#/payments', <PaymentsPage />)
  expect(await countsOn('款项')).toEqual(['待打款 7', '已发出 2', '失败 0', '已到账 1000', '批次 12'])
})
