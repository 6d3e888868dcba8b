import { fireEvent, screen, waitFor } from '@testing-library/react'
import { examAdminCalls, type AdminExamDetail } from '@yf/contract/exam-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import ExamClaimPage from './exam-claim.page.tsx'
import ExamClaimsPage from './exam-claims.page.tsx'
import { countsOn, openAt } from '#ui/frame/test-hands.ts'

const counts = { 1: 7, confirm: 2, 2: 4, 3: 12, 4: 3, 5: 0, all: 1000 }

const id = '00000000-0000-4000-8000-000000000001'
const exam: AdminExamDetail = {
  id,
  examNo: 'TJ20260302AB34CD56',
  state: 1,
  stateName: '审核中',
  memberName: '陈默',
  institution: '瑞安体检中心',
  day: '2026-02-20',
  amountFen: 68_000,
  approvedFen: null,
  submitTime: '2026-03-02 10:00:00',
  companyName: '星河软件有限公司',
  applicantName: '林晓',
  dueTime: '2026-03-05 10:00:00',
  isToConfirm: 0,
  relation: '配偶',
  maskedPhone: '138****0001',
  maskedCertificate: null,
  quota: null,
  bankCard: null,
  payment: null,
  papers: [
    {
      id: 'p1',
      kind: 'invoice',
      name: '发票.jpg',
      url: '/staff-files/p1',
      contentType: 'image/jpeg',
      state: 'read',
      failure: null,
      fields: [],
      invoice: {
        invoiceCode: '',
        invoiceNumber: '26117000000123456789',
        day: '2026-02-20',
        billedFen: 60_000,
        payer: '陈默',
        doubtful: [],
        isConfirmed: 1,
        usedBy: null,
      },
      issuer: { tone: 'agrees', words: ['开票方登记：¥600.00'], isAsking: 0, canAsk: 0, askedTime: null },
    },
  ],
  invoicesFen: 60_000,
  mostFen: 60_000,
  doubts: ['「发票.jpg」的付款人是 王*，不是体检人或申请人'],
  fourEyesFen: 500_000,
  proposal: null,
  reason: null,
  timeline: [
    { time: '2026-03-02 10:00:00', stateName: '审核中', actor: '申请人', words: '已提交，等待审核' },
  ],
  can: { decide: 1, confirm: 0 },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('handler')
  forgetQueries()
  server.answers(examAdminCalls.open, exam)
  server.answers(examAdminCalls.list, { records: [exam], total: 1, counts })
})

const opened = () => {
  location.hash = `#/exam-claim?id=${id}`
  renderFramed(<ExamClaimPage />)
}

test('the list shows the member and the due time, and opens a claim', async () => {
  location.hash = '#/exam-claims'
  renderFramed(<ExamClaimsPage />)
  const link = await screen.findByRole('link', { name: exam.examNo })
  expect(link.getAttribute('href')).toContain(id)
  expect(screen.getByText('申请人 林晓')).toBeTruthy()
  expect(screen.getByText('2026-03-05 10:00')).toBeTruthy()
})

test('paying less than claimed needs a reason for the member, and never exceeds the invoices', async () => {
  opened()
  fireEvent.click(await screen.findByRole('button', { name: /^通\s*过$/ }))
  const amount = await screen.findByLabelText(/核定金额/)
  expect((amount as HTMLInputElement).value).toBe('600.00')
  const confirms = () =>
    screen.getAllByRole('button', { name: /^通\s*过$/ }).slice(-1)[0] as HTMLButtonElement
  expect(confirms().disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: /^说明/ }), {
    target: { value: '按发票实际金额核定' },
  })
  expect(confirms().disabled).toBe(false)
  fireEvent.change(amount, { target: { value: '600.01' } })
  expect(await screen.findByText('最多 ¥600.00')).toBeTruthy()
  fireEvent.change(amount, { target: { value: '600' } })
  server.answers(examAdminCalls.approve, {
    ...exam,
    state: 2,
    stateName: '待打款',
    can: { decide: 0, confirm: 0 },
  })
  fireEvent.click(confirms())
  await waitFor(() => expect(screen.getAllByText('待打款').length).toBeGreaterThan(0))
  expect(screen.getByText('当前没有需要您操作的事项。')).toBeTruthy()
})

test("shows doubts and the issuer's answer beside the picture", async () => {
  opened()
  expect(await screen.findByText(exam.doubts[0]!)).toBeTruthy()
  expect(screen.getByText('开票方已确认')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/发票金额/), { target: { value: 'x' } })
  expect(await screen.findByText('例如 680.00')).toBeTruthy()
  expect((screen.getByRole('button', { name: '保存更正' }) as HTMLButtonElement).disabled).toBe(true)
})

test('the second person confirms the first decision, or returns it', async () => {
  beStaff('senior')
  const proposal = {
    id: '00000000-0000-4000-8000-000000000009',
    verdict: 'refuse' as const,
    approvedFen: null,
    reason: '报告不符',
    by: '孙专员',
    time: '2026-03-03 10:00:00',
  }
  server.answers(examAdminCalls.open, { ...exam, isToConfirm: 1, proposal, can: { decide: 0, confirm: 1 } })
  opened()
  expect(await screen.findByText(/孙专员（2026-03-03 10:00:00）拟驳回/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^复\s*核$/ }))
  expect(await screen.findByText('会员会看到：报告不符')).toBeTruthy()
})

test('each tab shows its count', async () => {
  openAt('#/exam-claims', <ExamClaimsPage />)
  expect(await countsOn('报销状态')).toEqual([
    '审核中 7',
    '待复核 2',
    '待打款 4',
    '已报销 12',
    '已驳回 3',
    '已取消 0',
    '全部 1000',
  ])
})
