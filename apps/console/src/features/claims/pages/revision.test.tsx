import { fireEvent, screen, waitFor } from '@testing-library/react'
import { claimsAdminCalls, type WorkCase, type WorkRevision } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { workCase } from '../test-case.ts'
import CasePage from './case.page.tsx'

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
  server.answers(claimsAdminCalls.counts, {
    open: 1,
    mine: 1,
    late: 0,
    second: 0,
    asked: 0,
    appeal: 1,
    payments: 0,
  })
  server.answers(claimsAdminCalls.reasons, [])
  location.hash = '#/case?id=c1'
})

const nothing: WorkRevision['can'] = {
  takeAppeal: 0,
  uphold: 0,
  change: 0,
  reopen: 0,
  agreeRecovery: 0,
  endRecovery: 0,
}
const last: NonNullable<WorkRevision['last']> = {
  kind: 'appeal',
  isOpen: 1,
  reasonName: '有新的资料可以证明',
  words: '病历已补齐',
  time: '2026-11-16 10:00:00',
  outcome: null,
  beforeFen: 0,
  afterFen: null,
  explanation: null,
}
const revision = (can: Partial<WorkRevision['can']>, more: Partial<WorkRevision> = {}): WorkRevision => ({
  last,
  paidFen: 0,
  overpayment: null,
  recoveries: [],
  hindrance: null,
  can: { ...nothing, ...can },
  ...more,
})

async function open(workRevision: WorkRevision, change: Partial<WorkCase> = {}, can: { approve?: 1 } = {}) {
  const work = workCase(can, {
    state: 10,
    stateName: '复核中',
    materials: [],
    revision: workRevision,
    ...change,
  })
  server.answers(claimsAdminCalls.open, work)
  renderFramed(<CasePage />)
  await screen.findByRole('heading', { name: '复核与重新审核' })
  return work
}
const field = (label: string) => inDialog().getByLabelText(new RegExp(`^${label}`))
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const inputs = (path: string) =>
  server.heard.filter((request) => request.path.endsWith(path)).map(({ input }) => input)

test("the reviewer reads the member's objection, and changes the decision with a reason", async () => {
  const work = await open(revision({ uphold: 1, change: 1 }))
  expect(screen.getByText('病历已补齐')).toBeTruthy()
  server.answers(claimsAdminCalls.changeDecision, { ...work, state: 5, revision: revision({}) })
  press('变更决定')
  expect(inDialog().getByText(/补付 ¥180.00/)).toBeTruthy()
  write('变更的理由', '病历已核对')
  fireEvent.click(inDialog().getByRole('button', { name: '变更决定' }))
  await waitFor(() =>
    expect(inputs('claims/appeal/change')).toEqual([
      { caseId: 'c1', payableFen: 18_000, reason: '病历已核对' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('upholds the decision with a reason, which the member reads', async () => {
  const work = await open(revision({ uphold: 1 }))
  server.answers(claimsAdminCalls.uphold, { ...work, state: 7, revision: revision({}) })
  press('维持原决定')
  write('维持的理由', '病历不支持')
  expect(inDialog().getAllByText(/病历不支持/).length).toBeGreaterThan(0)
  fireEvent.click(inDialog().getByRole('button', { name: '维持原决定' }))
  await waitFor(() =>
    expect(inputs('claims/appeal/uphold')).toEqual([{ caseId: 'c1', reason: '病历不支持' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('staff who took part in the decision read why they may not review it, and get no actions', async () => {
  await open(revision({}, { hindrance: '您参与过本案处理，须由未参与的人员复核' }))
  expect(screen.getByText('您参与过本案处理，须由未参与的人员复核')).toBeTruthy()
  for (const name of ['受理复核', '维持原决定', '变更决定'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('records a signed agreement with its document, and its end by its number', async () => {
  const overpayment = { overpaidFen: 30_000, agreed: null }
  const work = await open(revision({ agreeRecovery: 1 }, { last: null, paidFen: 40_000, overpayment }), {
    state: 6,
  })
  const recovery = {
    id: 'v1',
    amountFen: 30_000,
    day: '2026-11-15',
    state: 'agreed' as const,
    note: null,
    url: '/p',
  }
  const agreed = revision({ endRecovery: 1 }, { overpayment, recoveries: [recovery] })
  server.answers(claimsAdminCalls.agreeRecovery, { ...work, revision: agreed })
  server.answers(claimsAdminCalls.endRecovery, { ...work, revision: revision({}) })
  press('登记退款协议')
  write('签署日期', '2026-11-15')
  const file = new File(['signed'], 'signed.jpg', { type: 'image/jpeg' })
  fireEvent.change(field('会员签字的协议'), { target: { files: [file] } })
  fireEvent.click(inDialog().getByRole('button', { name: '登记' }))
  expect(await screen.findByText('等待退回')).toBeTruthy()
  press('登记结果')
  write('银行流水号', 'BK1')
  fireEvent.click(inDialog().getByRole('button', { name: '登记' }))
  await waitFor(() =>
    expect(inputs('claims/recovery/end')).toEqual([
      { caseId: 'c1', recoveryId: 'v1', outcome: 'received', note: 'BK1' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  [40_000, 10_000, '重新核定赔付 ¥400.00，补付 ¥300.00，将汇入'],
  [40_000, 0, '重新核定赔付 ¥400.00，将汇入'],
  [0, 10_000, '重新核定赔付 ¥0.00，此前已赔付 ¥100.00，多付的 ¥100.00 未经您书面同意不会收回'],
])(
  'the approver of %i of a reopened case of which %i were paid reads what the member will read',
  async (payable, paidFen, text) => {
    const reopened = revision({}, { last: { ...last, kind: 'reopening' }, paidFen })
    const work = await open(
      reopened,
      { state: 4, stateName: '理算中', linesPayableFen: payable },
      { approve: 1 },
    )
    press('通过')
    expect(await inDialog().findByText(new RegExp(text))).toBeTruthy()
    expect(inDialog().getByText('理赔已重新核定')).toBeTruthy()
    expect(work.revision?.last?.isOpen).toBe(1)
  },
)
