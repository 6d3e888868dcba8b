import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ExamDetail, ExamDraft, ExamDocumentList } from '@yf/contract/exam-shapes'
import { main } from '@yf/client/test-envelopes'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, push } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import ExpenseDetailScreen from './expense-detail.screen.tsx'
import ExpenseIndexScreen from './expense-index.screen.tsx'
import ExpenseRecordsScreen from './expense-records.screen.tsx'
import ExpenseUploadScreen from './expense-upload.screen.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const quota = {
  name: '体检报销金',
  totalFen: 600_000,
  leftFen: 180_200,
  since: '2026-01-01',
  until: '2030-12-31',
}
const members = [
  { familyId: null, name: '林晓', relation: '本人', quota },
  { familyId: '00000000-0000-4000-8000-000000000002', name: '陈小满', relation: '子女', quota: null },
]
const draft: ExamDraft = {
  id,
  bankCard: null,
  updateTime: '2026-03-02 10:00:00',
  familyId: null,
  institution: '康宁体检中心',
  day: '2026-02-20',
  amountFen: 68_000,
}
const examDocuments: ExamDocumentList = {
  papers: [
    {
      id: 'p1',
      kind: 'invoice',
      name: '发票.pdf',
      url: '/files/p1',
      contentType: 'image/jpeg',
      state: 'read',
      failure: null,
      fields: [],
      invoice: {
        invoiceCode: '',
        invoiceNumber: '26117000000123456789',
        day: '2026-02-20',
        billedFen: 68_000,
        payer: '林晓',
        doubtful: ['billedFen'],
        isConfirmed: 0,
        usedBy: null,
      },
    },
  ],
  invoicesFen: 68_000,
  missing: ['请上传体检报告'],
}
const detail: ExamDetail = {
  id,
  examNo: 'TJ20260302AB34CD56',
  state: 2,
  stateName: '待打款',
  memberName: '林晓',
  institution: '康宁体检中心',
  day: '2026-02-20',
  amountFen: 68_000,
  approvedFen: 60_000,
  submitTime: '2026-03-02 10:00:00',
  relation: '本人',
  quota,
  bankCard: null,
  payment: {
    state: 'failed',
    amountFen: 60_000,
    bankName: '中国工商银行',
    maskedNo: '**** **** **** 1236',
    time: null,
    failure: '户名不符',
  },
  timeline: [
    { state: 1, stateName: '审核中', time: '2026-03-02 10:00:00', actor: 'me', words: '已提交，等待审核' },
    { state: 2, stateName: '待打款', time: '2026-03-03 10:00:00', actor: 'handler', words: '审核通过' },
  ],
  nextStep: '打款未成功，请更换收款银行卡，我们会重新打款',
  expectedTime: null,
  reason: '早餐不在范围',
  canCancel: 0,
  canChangeCard: 1,
}

const usual = (): Record<string, unknown> => ({
  'healthReimbursement/page': { members, draft: null, promise: '提交后 3 个工作日内审核' },
  'healthReimbursement/draft': draft,
  'healthReimbursementFile/list': examDocuments,
  'healthReimbursement/detail': detail,
  'healthReimbursement/list': { records: [], total: 0 },
})
const answers = usual()
const stage = envelopeStage({
  answer: ({ path }, say) => {
    const name = Object.keys(answers).find((end) => path.endsWith(end))
    say(200, main(name ? answers[name] : null))
  },
  endsInSheet: true,
})
beforeEach(() => void Object.assign(answers, usual()))

const open = (Screen: () => React.ReactNode, path: string) => {
  push(path)
  return openAt(path, <Screen />)
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('step 1 shows the remaining quota and enforces it', async () => {
  open(ExpenseIndexScreen, '/expense/index')
  expect(await screen.findByText(/剩余 ¥1,802.00，共 ¥6,000.00/)).toBeTruthy()
  expect(screen.getByText('没有可用的体检报销额度')).toBeTruthy()
  type(/体检机构/, '康宁体检中心')
  type(/体检日期/, '2026-02-20')
  type(/报销金额/, '1802.01')
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('额度剩余 ¥1,802.00')).toBeTruthy()
  type(/报销金额/, '680')
  await waitFor(() => expect(screen.queryByText('额度剩余 ¥1,802.00')).toBeNull())
})

test('step 1 continues the draft and leads to the card', async () => {
  answers['healthReimbursement/page'] = { members, draft, promise: '' }
  open(ExpenseIndexScreen, '/expense/index')
  expect(await screen.findByDisplayValue('康宁体检中心')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(currentLocation().fullPath).toBe(`/expense/bank?id=${id}`))
})

test('a member without exam quota sees a notice and earlier payments', async () => {
  answers['healthReimbursement/page'] = {
    members: members.map((member) => ({ ...member, quota: null })),
    draft: null,
    promise: '',
  }
  open(ExpenseIndexScreen, '/expense/index')
  fireEvent.click(await screen.findByRole('button', { name: '查看报销记录' }))
  expect(currentLocation().fullPath).toBe('/expense/record')
})

test('step 3 shows missing items before submission and opens an invoice for correction', async () => {
  answers['healthReimbursement/page'] = { members, draft, promise: '' }
  open(ExpenseUploadScreen, `/expense/uploadApply?id=${id}`)
  expect(await screen.findByText('请上传体检报告')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '提交报销' }))
  await waitFor(() => expect(stage.said).toContain('请上传体检报告'))
  fireEvent.click(screen.getByRole('button', { name: '查看第1张体检发票，请核对' }))
  expect(await screen.findByDisplayValue('680.00')).toBeTruthy()
  expect(screen.getByText('没有看清，请对照图片核对')).toBeTruthy()
})

test('a returned payment asks for another card, and a reduced amount shows its reason', async () => {
  open(ExpenseDetailScreen, `/expense/detail?id=${id}`)
  expect(await screen.findByText('说明：早餐不在范围')).toBeTruthy()
  expect(screen.getByText(/户名不符。更换银行卡后会重新打款/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '更换银行卡' })).toBeTruthy()
  expect(screen.getByText(/审核人员/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消报销' })).toBeNull()
})

test('a reimbursement in review can be cancelled from the list after confirmation', async () => {
  const { id: _, ...row } = detail
  answers['healthReimbursement/list'] = {
    records: [{ ...row, id, state: 1, stateName: '审核中', approvedFen: null }],
    total: 1,
  }
  answers['healthReimbursement/cancel'] = { ...detail, state: 5, stateName: '已取消', approvedFen: null }
  open(ExpenseRecordsScreen, '/expense/record')
  fireEvent.click(await screen.findByRole('button', { name: /^取消报销，TJ/ }))
  fireEvent.click(await screen.findByRole('button', { name: '取消报销' }))
  await waitFor(() => expect(screen.getAllByText('已取消').length).toBeGreaterThan(1))
})
