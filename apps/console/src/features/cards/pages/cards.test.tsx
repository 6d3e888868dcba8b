import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { cardsAdminCalls, type CardBatch } from '@yf/contract/cards-admin'
import { cardsRefusals } from '@yf/contract/refusals/cards'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { inDialog, openAt, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { missingOf, emptyBatch } from '../batch-form.ts'
import { quotaExample, quotaHead } from '../quota-table.ts'

const saved: string[] = []
vi.mock('#platform/save-file.ts', () => ({ saveFile: (name: string) => saved.push(name) }))
const { default: BatchesPage } = await import('./batches.page.tsx')
const { default: QuotasPage } = await import('./quotas.page.tsx')

const batch: CardBatch = {
  id: 'b1',
  companyId: 'c1',
  companyName: '星河软件',
  name: '口腔护理卡',
  summary: '',
  benefits: ['超声波洁牙 1 次'],
  supplierCode: 'JINGHE',
  times: 2,
  timeFen: 19_800,
  size: 200,
  validDays: 180,
  collectUntil: '2026-12-31 23:59:59',
  state: 'draft',
  voidReason: null,
  freeCount: 0,
  collectedCount: 0,
  usedCount: 0,
  createdBy: '郑运营',
  createTime: '2026-11-16 10:00:00',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('operator')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  saved.length = 0
  server.answers(cardsAdminCalls.companies, [{ id: 'c1', name: '星河软件' }])
  server.answers(cardsAdminCalls.batches, { records: [batch], total: 1 })
})

test('exports the codes once, after a warning that this works only once', async () => {
  server.answers(cardsAdminCalls.takeCodes, { name: '卡券码.xlsx', base64: '' })
  openAt('#/cardBatches', <BatchesPage />)
  await screen.findByText('口腔护理卡')
  press('导出卡券码：口腔护理卡')
  expect(inDialog().getByText(/系统不保存卡券码/)).toBeTruthy()
  expect(server.sent(cardsAdminCalls.takeCodes)).toHaveLength(0)
  pressInDialog('导出')
  await waitFor(() => expect(saved).toEqual(['卡券码.xlsx']))
  expect(server.sent(cardsAdminCalls.takeCodes)[0]?.input).toEqual({ companyId: 'c1', id: 'b1' })
})

test('voids a batch with a reason, and shows a refusal in the dialog', async () => {
  const { code, message } = cardsRefusals.cardBatchVoided
  server.answers(cardsAdminCalls.batches, {
    records: [{ ...batch, state: 'open', freeCount: 150, collectedCount: 50 }],
    total: 1,
  })
  server.refuses(cardsAdminCalls.voidBatch, code, message)
  openAt('#/cardBatches', <BatchesPage />)
  await screen.findByText('口腔护理卡')
  expect(screen.queryByRole('button', { name: /导出/ })).toBeNull()
  press('作废口腔护理卡')
  expect(inDialog().getByText(/150 张将不能再领取，已领取的 50 张照常使用/)).toBeTruthy()
  fireEvent.change(inDialog().getByRole('textbox', { name: /原因/ }), { target: { value: '活动取消' } })
  pressInDialog('作废')
  expect(await inDialog().findByText(message)).toBeTruthy()
})

test('shows in a message what a batch still needs', () => {
  const whole = { ...emptyBatch, companyId: 'c1', name: '卡', benefits: '一次', collectUntil: '2026-12-31' }
  expect(missingOf(whole)).toBeNull()
  expect(missingOf({ ...whole, companyId: null })).toBe('请选择企业')
  expect(missingOf({ ...whole, benefits: '\n \n' })).toBe('请填写权益内容，每行一项')
  expect(missingOf({ ...whole, benefits: Array(11).fill('项').join('\n') })).toBe('权益内容最多十项')
})

const quota = {
  name: '年度体检',
  supplierCode: 'FENGSHI',
  unit: 'times',
  people: 12,
  total: 12,
  used: 3,
  lapsing: 4,
} as const

test('requires a company first, and shows nothing that reveals who used counselling', async () => {
  const confidentialQuota = {
    ...quota,
    name: '心理咨询服务',
    supplierCode: 'YF_EAP',
    used: null,
    lapsing: null,
  }
  server.answers(cardsAdminCalls.quotas, [quota, confidentialQuota])
  openAt('#/quotas', <QuotasPage />)
  expect(await screen.findByText('请先选择企业')).toBeTruthy()
  await waitFor(() => choose(screen.getByRole('combobox', { name: '企业' }), '星河软件'))
  const row = (await screen.findByText('心理咨询服务')).closest('tr') as HTMLElement
  expect(within(row).getAllByText('—')).toHaveLength(3)
  expect(within(row).queryByRole('button')).toBeNull()
  expect(screen.getByText('9 次')).toBeTruthy()
})

const csv = (name = 'a.csv') => new File([`${quotaHead.join(',')}\n${quotaExample.join(',')}`], name)
const pick = (file: File) => {
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')!
  fireEvent.change(input, { target: { files: [file] } })
}

test('checks a spreadsheet row by row, and grants nothing while a row has an error', async () => {
  server.answers(cardsAdminCalls.quotas, [quota])
  const row = { line: 2, who: null, what: '年度体检 1 次', faults: ['不是这家企业的员工'] }
  server.answers(cardsAdminCalls.previewQuotas, { rows: [row], faultyCount: 1 })
  server.answers(cardsAdminCalls.importQuotas, { count: 1 }, '已发放 1 项权益')
  openAt('#/quotas?company=c1', <QuotasPage />)
  await screen.findByText('年度体检')
  press('导入表格')
  pick(csv())
  expect(await inDialog().findByText('不是这家企业的员工')).toBeTruthy()
  const give = () => inDialog().getByRole<HTMLButtonElement>('button', { name: '发放 1 项' })
  expect(give().disabled).toBe(true)

  server.answers(cardsAdminCalls.previewQuotas, {
    rows: [{ ...row, who: '林*', faults: [] }],
    faultyCount: 0,
  })
  pick(csv('b.csv'))
  expect(await inDialog().findByText('1 行全部可以发放')).toBeTruthy()
  fireEvent.click(give())
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(cardsAdminCalls.importQuotas)[0]?.input).toMatchObject({
    companyId: 'c1',
    rows: [{ line: 2, phone: '13800000000', benefit: '年度体检' }],
  })
  expect(server.sent(cardsAdminCalls.importQuotas)[0]?.headers['idempotency-key']).toBeTruthy()
})
