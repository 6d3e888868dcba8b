import { staffCalls } from '@yf/contract/staff'
import { randomUUID } from 'node:crypto'
import type { Call } from '@yf/contract/call'
import { examCalls } from '@yf/contract/exam'
import { examAdminCalls } from '@yf/contract/exam-admin'
import { refusals } from '@yf/contract/refusals'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { recountExams } from '#testkit/recount/exams.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { accountId, addFund, examLab, invoiceValues, newInvoiceNo, type ExamLab } from '../test-exams.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({
  jobs: true,
  settings: {
    payout: {
      baseUrl: `${sandbox.url}/payout`,
      merchantId: 'sandbox-payout',
      secret: 'sandbox-payout-secret',
    },
  },
}))
let lab: ExamLab
const tokens: Record<string, string> = {}
beforeAll(async () => {
  lab = await examLab(server)
  for (const who of ['handler1', 'handler2', 'senior1', 'senior2', 'auditor1', 'service1'])
    tokens[who] = await server.staffTokenOf(who)
})

const as = (who: string) => ({ token: tokens[who]!, key: randomUUID() })
const open = async (id: string, who = 'handler1') =>
  (await server.call(examAdminCalls.open, { id }, as(who))).result
const approve = (id: string, amountFen: number, who = 'handler1', reason = '') =>
  server.call(examAdminCalls.approve, { id, amountFen, reason }, as(who))
const refuse = (id: string, reason: string, who = 'handler1') =>
  server.call(examAdminCalls.refuse, { id, reason }, as(who))
const confirm = async (id: string, who: string) =>
  server.call(
    examAdminCalls.confirm,
    { id, proposalId: (await open(id)).proposal?.id ?? randomUUID() },
    as(who),
  )
const paymentsOf = (id: string) =>
  server.db.selectFrom('payment').selectAll().where('subject_id', '=', id).orderBy('created_at').execute()
const titlesOf = async (id: string) =>
  (
    await server.db
      .selectFrom('notice')
      .select('title')
      .where('jump_url', '=', `/expense/detail?id=${id}`)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title)
const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/payout`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
/** Added to a batch by a staff member and sent. */
async function pay(id: string, who = 'senior1') {
  const waiting = (await paymentsOf(id)).filter(({ state }) => state === 'waiting')
  const made = await server.call(
    claimsAdminCalls.makeBatch,
    { paymentIds: waiting.map((payment) => payment.id) },
    as(who),
  )
  if (made.success) await server.call(claimsAdminCalls.sendBatch, { batchId: made.result.id }, as(who))
  return made
}
const untilThen = { timeout: 20_000, interval: 50 }

test('a smaller approved amount is paid in a batch of the payment page, and the rest of the quota is returned', async () => {
  await play('works')
  const fund = await addFund(server, 200_000)
  const { id, exam_no } = await lab.submitted(80_000)
  expect(await approve(id, 80_001)).toMatchObject({ code: refusals.examSumTooHigh.code })
  const decided = await approve(id, 70_000, 'handler1', '早餐不在范围')
  expect(decided).toMatchObject({ message: '已通过', result: { state: 2, approvedFen: 70_000 } })
  expect(await approve(id, 1)).toMatchObject({ code: refusals.examReviewed.code })
  expect(await lab.detail(id)).toMatchObject({
    stateName: '待打款',
    reason: '早餐不在范围',
    canCancel: 0,
    payment: { state: 'waiting', amountFen: 70_000 },
    expectedTime: expect.any(String),
  })
  expect((await lab.cancel(id)).code).toBe(refusals.cannotCancelExam.code)
  expect(await lab.leftOf(fund)).toBe(120_000)

  const room = await server.call(
    claimsAdminCalls.payments,
    { pageNo: 1, pageSize: 100, state: 'waiting' },
    as('senior1'),
  )
  expect(room.result.records.find((row) => row.caseId === id)).toMatchObject({
    kind: 'exam',
    caseNo: exam_no,
    amountFen: 70_000,
    hindrance: null,
  })
  expect((await pay(id)).success).toBe(true)
  await expect.poll(async () => (await lab.detail(id)).stateName, untilThen).toBe('已报销')
  expect(await lab.leftOf(fund)).toBe(130_000)
  expect(await lab.detail(id)).toMatchObject({ nextStep: null, quota: { leftFen: 130_000 } })
  expect(await titlesOf(id)).toEqual(['体检报销审核通过', '体检报销已到账'])
  const [payment] = await paymentsOf(id)
  const inbox = await (await fetch(`${sandbox.url}/inbox/payout?instructionId=${payment!.id}`)).text()
  expect(inbox).toContain(`体检报销 ${exam_no}`)
})

test('neither the approver nor a staff member who corrected an invoice can pay', async () => {
  await addFund(server, 200_000)
  const { id } = await lab.submitted(10_000)
  await approve(id, 10_000, 'senior1')
  expect(await pay(id)).toMatchObject({ code: refusals.payerHadHand.code })
  expect((await pay(id, 'senior2')).success).toBe(true)
})

test("from the company's amount on a second person agrees: neither the first, nor one who changed an amount, nor a handler", async () => {
  const fund = await addFund(server, 900_000)
  const { id } = await lab.submitted(500_000)
  expect(await approve(id, 500_000, 'senior1')).toMatchObject({
    message: '已提交复核',
    result: {
      state: 1,
      isToConfirm: 1,
      proposal: { verdict: 'approve', approvedFen: 500_000, by: '赵主管' },
    },
  })
  expect(await approve(id, 400_000)).toMatchObject({ code: refusals.examReviewed.code })
  expect(await confirm(id, 'senior1')).toMatchObject({ code: refusals.examNeedsSecond.code })
  expect(await confirm(id, 'handler1')).toMatchObject({ code: refusals.dutyNotHeld.code })
  const stale = { id, proposalId: randomUUID() }
  expect(await server.call(examAdminCalls.confirm, stale, as('senior2'))).toMatchObject({
    code: refusals.examNothingToConfirm.code,
  })
  // Sent back; a correction by the second person disqualifies them as reviewer.
  await server.call(examAdminCalls.sendBack, { id, reason: '请核对金额' }, as('senior2'))
  expect((await open(id)).proposal).toBeNull()
  const paperId = (await open(id)).papers.find(({ kind }) => kind === 'invoice')!.id
  const values = invoiceValues({ billedFen: 500_000 })
  await server.call(examAdminCalls.correct, { id, paperId, ...values }, as('senior2'))
  await approve(id, 500_000)
  expect(await confirm(id, 'senior2')).toMatchObject({ code: refusals.examNeedsSecond.code })
  expect(await confirm(id, 'senior1')).toMatchObject({ result: { state: 2, proposal: null } })
  // One fen less needs only one person.
  await addFund(server, 900_000)
  const small = await lab.submitted(499_999)
  expect((await approve(small.id, 499_999)).result.state).toBe(2)
  expect(await lab.leftOf(fund)).toBe(400_000)
})

test('a refusal by one or by two returns the quota and the invoice, and the next use of the invoice is flagged', async () => {
  const fund = await addFund(server, 900_000)
  const invoiceNumber = newInvoiceNo()
  const { id, exam_no } = await lab.submitted(20_000, { invoiceNumber })
  expect((await refuse(id, '发票项目不是体检')).result).toMatchObject({
    state: 4,
    reason: '发票项目不是体检',
  })
  expect(await lab.leftOf(fund)).toBe(900_000)
  expect(await lab.detail(id)).toMatchObject({
    stateName: '已驳回',
    reason: '发票项目不是体检',
    timeline: [{ actor: 'me' }, { actor: 'handler', words: expect.stringContaining('发票项目不是体检') }],
  })
  const again = await lab.submitted(20_000, { invoiceNumber, payer: '王五' })
  expect((await open(again.id)).doubts).toEqual([
    `发票 ${invoiceNumber} 曾在 ${exam_no} 中被驳回：发票项目不是体检`,
    '「发票.jpg」的付款人是 王*，不是体检人或申请人',
  ])
  const large = await lab.submitted(600_000)
  expect((await refuse(large.id, '报告不符')).result).toMatchObject({ state: 1, isToConfirm: 1 })
  expect(await lab.leftOf(fund)).toBe(280_000)
  expect((await confirm(large.id, 'senior1')).result.state).toBe(4)
  expect(await lab.leftOf(fund)).toBe(880_000)
})

test('an invoice cannot be corrected to one that another member uses', async () => {
  await addFund(server, 200_000)
  const other = await lab.submitted(10_000, { invoiceNumber: newInvoiceNo() })
  const held = (await open(other.id)).papers.find(({ invoice }) => invoice)!.invoice!
  const { id } = await lab.submitted(10_000)
  const paperId = (await open(id)).papers.find(({ kind }) => kind === 'invoice')!.id
  const { invoiceCode, invoiceNumber, day, billedFen, payer } = held
  const correcting = { id, paperId, invoiceCode, invoiceNumber, day, billedFen, payer }
  const corrected = await server.call(examAdminCalls.correct, correcting, as('handler1'))
  expect(corrected).toMatchObject({
    code: refusals.examInvoiceUsed.code,
    message: expect.stringContaining(other.exam_no),
  })
  // Corrected downward, the approved amount is limited to the invoice's.
  await server.call(
    examAdminCalls.correct,
    { ...correcting, ...invoiceValues({ billedFen: 9_000 }) },
    as('handler1'),
  )
  expect(await open(id)).toMatchObject({ invoicesFen: 9_000, mostFen: 9_000 })
  expect(await approve(id, 9_001)).toMatchObject({ code: refusals.examSumTooHigh.code })
})

test('no more is approved than was reserved at submission, whatever became of the amount', async () => {
  const fund = await addFund(server, 200_000)
  const { id } = await lab.submitted(10_000, { billedFen: 50_000 })
  await server.db.updateTable('exam_claim').set({ amount_fen: 30_000 }).where('id', '=', id).execute()
  expect(await approve(id, 10_001)).toMatchObject({
    code: refusals.examSumTooHigh.code,
    message: '核定金额最多为 ¥100.00',
  })
  expect((await approve(id, 10_000)).success).toBe(true)
  await server.db.updateTable('exam_claim').set({ amount_fen: 10_000 }).where('id', '=', id).execute()
  expect(await lab.leftOf(fund)).toBe(190_000)
})

test('a returned payment waits for another card and is paid again, once', async () => {
  const fund = await addFund(server, 200_000)
  const { id } = await lab.submitted(30_000)
  await approve(id, 30_000)
  await play('fails')
  await pay(id)
  await expect.poll(async () => (await lab.detail(id)).canChangeCard, untilThen).toBe(1)
  expect((await lab.detail(id)).nextStep).toContain('请更换收款银行卡')
  const [first] = await paymentsOf(id)
  const retried = await server.call(claimsAdminCalls.retryPayment, { paymentId: first!.id }, as('senior1'))
  expect(retried.code).toBe(refusals.cardUnchanged.code)

  await play('works')
  const card = { id, cardNo: '6222020200000001236', holderName: '林晓', bankCode: 'ICBC' }
  const save = () => server.call(examCalls.saveCard, card, { token: lab.token, key: randomUUID() })
  const saved = await Promise.all([save(), save()])
  expect(saved.filter(({ success }) => success)).toHaveLength(1)
  expect(await paymentsOf(id)).toMatchObject([{ state: 'failed' }, { state: 'waiting', amount_fen: 30_000 }])
  await pay(id)
  await expect.poll(async () => (await lab.detail(id)).state, untilThen).toBe(3)
  expect(await lab.leftOf(fund)).toBe(170_000)
  expect(await titlesOf(id)).toEqual(['体检报销审核通过', '体检报销打款未成功', '体检报销已到账'])
})

test('every read leaves an audit event, and only reimbursement staff can open pictures', async () => {
  await addFund(server, 200_000)
  const { id, exam_no } = await lab.submitted(10_000)
  const { fileName } = await lab.addDocument(id, 'report')
  const openFile = (who: string) =>
    server.fetch(`/staff-files/${fileName}`, { headers: { authorization: `Bearer ${tokens[who]}` } })
  expect((await openFile('handler2')).status).toBe(200)
  expect((await openFile('service1')).status).toBe(404)
  await open(id, 'handler2')
  await server.call(examAdminCalls.list, { pageNo: 1, pageSize: 100, state: 1 }, as('handler2'))
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select(['action', 'case_no', 'members'])
    .where('staff_id', '=', idOf('staff', 'handler2'))
    .orderBy('seq')
    .execute()
  expect(auditEvents).toMatchObject([
    { action: 'readFile', case_no: exam_no, members: [accountId] },
    { action: 'readExam', case_no: exam_no, members: [accountId] },
    { action: 'listExams', members: [accountId] },
  ])
  const auditLog = await server.call(staffCalls.auditLog, { pageSize: 10, caseNo: exam_no }, as('auditor1'))
  expect(auditLog.result.records[0]).toMatchObject({ action: 'listExams' })
  expect(auditLog.result.records[0]!.caseNos).toContain(exam_no)
})

test('filters the list by state, number and name, and excludes drafts', async () => {
  await addFund(server, 200_000)
  const { id, exam_no } = await lab.submitted(10_000)
  const draft = await lab.ready(10_000)
  const list = async (input: object) =>
    (await server.call(examAdminCalls.list, { pageNo: 1, pageSize: 100, ...input }, as('auditor1'))).result
  expect((await list({ keyword: exam_no.toLowerCase() })).records.map((row) => row.id)).toEqual([id])
  expect((await list({ keyword: '陈默' })).records).toMatchObject([
    { memberName: '陈默', applicantName: '林晓' },
  ])
  expect((await list({ state: 4 })).records.every(({ state }) => state === 4)).toBe(true)
  const all = await list({})
  expect(all.records.map((row) => row.id)).not.toContain(draft)
  expect(all.total).toBe(all.records.length)
  expect((await server.call(examAdminCalls.open, { id: draft }, as('senior1'))).code).toBe(
    refusals.notFound.code,
  )
})

const nothing = '00000000-0000-4000-8000-000000000001'
const everyone = ['handler1', 'senior1', 'auditor1']
const permissions: readonly [keyof typeof examAdminCalls, object, readonly string[]][] = [
  ['list', { pageNo: 1, pageSize: 10 }, everyone],
  ['open', { id: nothing }, everyone],
  ['correct', { id: nothing, paperId: nothing, ...invoiceValues() }, ['handler1', 'senior1']],
  ['approve', { id: nothing, amountFen: 1, reason: '' }, ['handler1', 'senior1']],
  ['refuse', { id: nothing, reason: '不符' }, ['handler1', 'senior1']],
  ['confirm', { id: nothing, proposalId: nothing }, ['senior1']],
  ['sendBack', { id: nothing, reason: '不符' }, ['senior1']],
]

test('every call is open to staff with its permission and to no others', async () => {
  expect(permissions.map(([name]) => name).toSorted()).toEqual(Object.keys(examAdminCalls).toSorted())
  for (const [name, input, whose] of permissions) {
    const call: Call = examAdminCalls[name]
    for (const who of [...everyone, 'service1']) {
      const { code } = await server.call(call, input, as(who))
      expect([name, who, code === refusals.dutyNotHeld.code]).toEqual([name, who, !whose.includes(who)])
    }
  }
})

test('everything adds up afterwards', async () => {
  await vi.waitFor(async () => expect(await recountExams(server.db)).toEqual([]), 10_000)
})
