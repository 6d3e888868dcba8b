import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { BankCard, CaseDetail, ClaimMaterial } from '@yf/contract/claim-shapes'
import type { Company } from '@yf/contract/company'
import { claimCalls } from '@yf/contract/claims'
import { messageCalls } from '@yf/contract/messages'
import { noticeChannelCalls } from '@yf/contract/notice-channels'
import { messageRefusals } from '@yf/contract/refusals/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { useSession } from '#platform/session/session.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { detail } from '../case-sample.ts'
import CaseDetailsScreen from './case-details.screen.tsx'
import ClaimDetailScreen from './claim-detail.screen.tsx'
import ClaimResultScreen from './claim-result.screen.tsx'
import ToEmailScreen from './to-email.screen.tsx'

let found: CaseDetail | null
const refused: BankCard = {
  id: 'b1',
  holderName: '林晓',
  maskedNo: '**** **** **** 1234',
  bankCode: 'CMB',
  bankName: '招商银行',
  cardKind: '储蓄卡',
  province: '北京市',
  city: '北京市',
  branch: '',
}
const other: BankCard = { ...refused, id: 'b2', bankCode: 'ICBC', bankName: '中国工商银行' }
const unread = { messageNum: 0, noticeNum: 0 }
const server = envelopeStage({
  at: '/claimSettlement/detail?caseId=k1',
  answer: ({ path }, say) => {
    if (path.endsWith('toDetail')) return say(200, found ? main(found) : main(null, '案件不存在', 1002))
    if (path.endsWith('toCancel')) return say(200, main((found = detail({ state: 8, stateName: '已取消' }))))
    if (path.endsWith('reNewCaseNo')) return say(200, main({ caseId: 'k2', flow: 'old' }))
    if (path.endsWith('getBankPageInfo'))
      return say(200, main({ cards: [refused, other], holderNames: ['林晓'], banks: [] }))
    if (path.endsWith(messageCalls.unread.path)) return say(200, main(unread))
    return say(200, main(null))
  },
})
const { said: toasts, sent, bodies } = server

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  found = detail()
})

const open = (Screen: () => React.ReactNode) => openAt('/x?caseId=k1', <Screen />)

test('shows the state, next step, expected date and history of a case', async () => {
  open(ClaimDetailScreen)
  expect(await screen.findByText('案件进度')).toBeTruthy()
  expect(screen.getAllByText(/理赔专员正在审核资料/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/预计 11-17 18:00 前/).length).toBeGreaterThan(0)
  expect(screen.getByText('林小满（子女）')).toBeTruthy()
  expect(screen.getByText('2026年11月10日')).toBeTruthy()
  expect(screen.getByRole('button', { name: '撤销申请' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消申请' })).toBeNull()
})

test("another member's case, or an unknown one, is not found", async () => {
  found = null
  open(ClaimDetailScreen)
  expect(await screen.findByText('没有找到这个案件')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看理赔记录' }))
  await waitFor(() => expect(location.hash).toBe('#/claimRecords'))
})

test('a case that fails to load shows the reason and can be retried', async () => {
  server.drops(claimCalls.detail)
  open(ClaimDetailScreen)
  expect(await screen.findByText('请求超时，请稍后重试')).toBeTruthy()
  server.answers(claimCalls.detail, () => detail())
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('案件进度')).toBeTruthy()
})

test('a draft opens the flow in which it was started', async () => {
  found = detail({ state: 0, flow: 'hospital' })
  open(ClaimDetailScreen)
  await waitFor(() => expect(location.hash).toBe('#/publicHospitalClaims'))
})

test('a draft of another company switches to that company', async () => {
  useSession.setState({ companies: [{ companyId: 'c1' }, { companyId: 'c2' }] as Company[] })
  found = detail({ state: 0, flow: 'old', companyId: 'c2' })
  open(ClaimDetailScreen)
  await waitFor(() => expect(location.hash).toBe('#/claimSettlementOld/applyInfo'))
  expect(useSession.getState().currentCompany?.companyId).toBe('c2')
})

test('shows the documents that the handler requests and leads to the upload', async () => {
  found = detail({
    state: 3,
    stateName: '待补充',
    canSupplement: 1,
    askedFor: { words: '出院小结缺第二页', kinds: ['dischargeSummary', 'feeList'] },
  })
  open(ClaimDetailScreen)
  expect(await screen.findByText('请补充：出院小结、费用清单。出院小结缺第二页')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '去补充资料' }))
  expect(location.hash).toBe('#/claimSettlement/uploadApply?caseId=k1&supplement=1')
})

test('asks before cancelling and shows the cancelled state', async () => {
  found = detail({ state: 1, stateName: '已提交', canCancel: 1, canWithdraw: 0 })
  open(ClaimDetailScreen)
  fireEvent.click(await screen.findByRole('button', { name: '取消申请' }))
  await screen.findByText('取消这次申请？')
  fireEvent.click(screen.getAllByRole('button', { name: '取消申请' }).pop()!)
  expect(await screen.findByText('已取消')).toBeTruthy()
  expect(sent('toCancel')).toHaveLength(1)
})

const sentBack = {
  state: 'failed',
  amountFen: 98_760,
  bankName: '招商银行',
  maskedNo: '6222 **** **** 1234',
  time: '2026-11-15 12:00:00',
  failure: '卡号与户名不符',
} as const

test('requests another card with the company of the case, not the selected one', async () => {
  found = detail({ state: 5, stateName: '待打款', payableFen: 98_760, canChangeCard: 1, companyId: 'c2' })
  found.payment = sentBack
  open(ClaimDetailScreen)
  fireEvent.click(await screen.findByRole('button', { name: '更换银行卡' }))
  await screen.findByRole('radio', { name: /工商银行/ })
  expect(useSession.getState().currentCompany?.companyId).toBe('c1')
  expect(sent(claimCalls.bankPage).map(({ query }) => query)).toEqual([{ companyId: 'c2', caseId: 'k1' }])
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '关闭' })).toBeNull())
})

test('a failed payment shows the reason and offers another card', async () => {
  found = detail({
    state: 5,
    stateName: '待打款',
    payableFen: 98_760,
    canChangeCard: 1,
    bankCard: refused,
    payment: sentBack,
  })
  open(ClaimDetailScreen)
  expect(await screen.findByText('打款失败')).toBeTruthy()
  expect(screen.getByText(/卡号与户名不符。更换银行卡后会重新打款/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '更换银行卡' }))
  expect(await screen.findByRole('radio', { name: /工商银行/ })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /招商银行/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
})

test('groups pictures by kind and opens them enlarged', async () => {
  const url = `/files/${'a'.repeat(32)}`
  const material = (id: string, kind: ClaimMaterial['kind']) => ({ id, kind, url }) as ClaimMaterial
  found = detail({ materials: [material('m1', 'medicalRecord'), material('m2', 'receipt')] })
  open(ClaimDetailScreen)
  fireEvent.click(await screen.findByRole('button', { name: '查看发票/收据第 1 张' }))
  expect(decodeURIComponent(location.hash)).toContain(`/imageDisplay?urls=["${url}","${url}"]&index=1`)
})

test('polls a case that is in progress', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  open(ClaimDetailScreen)
  await screen.findByText('案件进度')
  found = detail({ state: 4, stateName: '理算中' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await screen.findAllByText('理算中')).length).toBeGreaterThan(0)
})

test('requests a closed case only once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  found = detail({ state: 8, stateName: '已取消' })
  open(ClaimDetailScreen)
  await screen.findByText('案件进度')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent('toDetail')).toHaveLength(1)
})

test('explains each receipt from the billed to the paid amount', async () => {
  found = detail({
    state: 6,
    stateName: '已结案赔付',
    payableFen: 72_000,
    lines: [
      {
        receiptId: 'r1',
        invoiceNumber: '00123456',
        day: '2026-11-10',
        hospital: '星城第一人民医院',
        liabilityName: '门诊医疗',
        billedFen: 100_000,
        excludedFen: 0,
        socialFen: 0,
        ownExpenseFen: 0,
        deductibleFen: 10_000,
        ratio: 80,
        overLimitFen: 0,
        payableFen: 72_000,
        reason: '扣除免赔额 ¥100.00，其余按 80% 赔付，应赔 ¥720.00',
      },
    ],
  })
  open(CaseDetailsScreen)
  expect(await screen.findByText('发票 00123456')).toBeTruthy()
  expect(screen.getByText('自付部分（按 80% 赔付）')).toBeTruthy()
  expect(screen.getByText('−¥180.00')).toBeTruthy()
  expect(screen.getByText(/扣除免赔额 ¥100.00，其余按 80% 赔付/)).toBeTruthy()
})

test('a rejection shows its reason and the available actions', async () => {
  found = detail({
    state: 7,
    stateName: '拒赔',
    canWithdraw: 0,
    canResubmit: 1,
    timeline: [
      {
        state: 7,
        stateName: '拒赔',
        time: '2026-11-15 12:00:00',
        actor: 'handler',
        words: '就诊早于保单生效',
      },
    ],
  })
  open(ClaimResultScreen)
  expect(await screen.findByText('就诊早于保单生效')).toBeTruthy()
  expect(screen.getByRole('button', { name: '联系在线客服' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '补充后重新申请' }))
  await waitFor(() => expect(location.hash).toBe('#/claimSettlementOld/applyInfo'))
})

test('shows a completed payment with card and time', async () => {
  found = detail({
    state: 6,
    stateName: '已结案赔付',
    payableFen: 98_760,
    payment: {
      state: 'paid',
      amountFen: 98_760,
      bankName: '招商银行',
      maskedNo: '6222 **** **** 1234',
      time: '2026-11-15 12:00:00',
      failure: null,
    },
  })
  open(ClaimResultScreen)
  expect(await screen.findByText('赔款已到账')).toBeTruthy()
  expect(screen.getByText('已于 11-15 12:00 打入您的招商银行卡（尾号 1234）')).toBeTruthy()
})

test('the result shows the letter, the next step and its date', async () => {
  found = detail({
    state: 5,
    stateName: '待打款',
    payableFen: 98_760,
    hasLetter: 1,
    nextStep: '正在打款',
    expectedTime: '2026-11-18 18:30:00',
  })
  open(ClaimResultScreen)
  expect(await screen.findByRole('heading', { name: '接下来' })).toBeTruthy()
  expect(screen.getByText('正在打款')).toBeTruthy()
  expect(screen.getByText('预计 11-18 18:30 前')).toBeTruthy()
  const bookFile = {
    url: `/files/${'b'.repeat(32)}`,
    name: '理赔决定通知书-LP1.pdf',
    hash: '',
    isSigned: 1 as const,
  }
  server.answers(claimCalls.book, bookFile)
  fireEvent.click(screen.getByRole('button', { name: /理赔决定书/ }))
  await waitFor(() => expect(location.hash).toContain('#/pdf?url='))
})

test('a case without a result links to its progress', async () => {
  open(ClaimResultScreen)
  fireEvent.click(await screen.findByRole('button', { name: '查看进度' }))
  expect(location.hash).toBe('#/claimSettlement/detail?caseId=k1')
})

test('emails documents to a verified address and remembers it', async () => {
  found = detail({ hasLetter: 1 })
  const first = open(ToEmailScreen)
  const field = await screen.findByLabelText('邮箱')
  fireEvent.change(field, { target: { value: 'lin@' } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText(/请输入正确的邮箱/)).toBeTruthy()
  fireEvent.change(field, { target: { value: 'lin@example.com' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /理赔申请书/ }))
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('已发送')).toBeTruthy()
  expect(bodies('sendEmail')[0]).toEqual({
    caseId: 'k1',
    email: 'lin@example.com',
    papers: ['letter'],
  })
  first.unmount()
  open(ToEmailScreen)
  expect((await screen.findByLabelText<HTMLInputElement>('邮箱')).value).toBe('lin@example.com')
})

test('verifies a new mailbox by code first', async () => {
  server.refuses(
    claimCalls.sendEmail,
    messageRefusals.mailNotProven.code,
    messageRefusals.mailNotProven.message,
  )
  server.answers(noticeChannelCalls.proveMail, null)
  open(ToEmailScreen)
  const field = await screen.findByLabelText('邮箱')
  fireEvent.change(field, { target: { value: 'new@example.com' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const code = await screen.findByLabelText('邮件验证码')
  expect(screen.queryByText('请输入6位验证码')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('请输入6位验证码')).toBeTruthy()
  expect(sent('sendEmail')).toHaveLength(1)
  server.answers(claimCalls.sendEmail, null)
  fireEvent.change(code, { target: { value: '123456' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('已发送')).toBeTruthy()
  expect(sent('message/mail/prove')).toHaveLength(1)
})

test('sends nothing without a document, and keeps the address after a failure', async () => {
  server.refuses(claimCalls.sendEmail, 3112, '一小时内最多发送5封邮件，请稍后再试')
  open(ToEmailScreen)
  const field = await screen.findByLabelText<HTMLInputElement>('邮箱')
  fireEvent.change(field, { target: { value: 'lin@example.com' } })
  const book = screen.getByRole('checkbox', { name: /理赔申请书/ })
  fireEvent.click(book)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('请选择要发送的文件')).toBeTruthy()
  expect(sent('sendEmail')).toHaveLength(0)
  fireEvent.click(book)
  expect(screen.queryByText('请选择要发送的文件')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(toasts).toEqual(['一小时内最多发送5封邮件，请稍后再试']))
  expect(field.value).toBe('lin@example.com')
})
