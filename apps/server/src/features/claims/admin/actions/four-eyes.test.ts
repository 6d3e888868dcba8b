import { beforeAll, beforeEach, expect, test } from 'vitest'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { addPicture, submittedCase, type TestCase } from '../case/test-case.ts'

const server = demoStage()
let handler: string
let senior: string
let another: string
let made: TestCase
const payableFen = 108_000

beforeAll(async () => {
  handler = await server.staffTokenOf('handler1')
  senior = await server.staffTokenOf('senior1')
  another = await server.staffTokenOf('senior2')
})

const setAmount = (four_eyes_fen: number) =>
  server.db
    .updateTable('claim_rule')
    .set({ four_eyes_fen })
    .where('company_id', '=', idOf('company', 'xinghe-software'))
    .execute()

const toApproval = async (token: string) => {
  const one = await submittedCase(server, { visitType: 'inpatient', bills: [120_000] })
  await server.call(claimsAdminCalls.accept, { caseId: one.id }, { token })
  await server.call(claimsAdminCalls.adjudicate, { caseId: one.id }, { token })
  return one
}
beforeEach(async () => {
  await setAmount(100_000)
  made = await toApproval(handler)
})

const approve = (token = handler, caseId = made.id) =>
  server.call(claimsAdminCalls.approve, { caseId, payableFen }, { token })
const confirm = (token = senior, caseId = made.id) => {
  server.clock.advance({ seconds: 1 })
  return server.call(claimsAdminCalls.confirm, { caseId, payableFen }, { token })
}

test("from the company's threshold on a second person confirms what the first approved", async () => {
  const first = await approve()
  expect(first).toMatchObject({
    message: '已提交复核',
    result: { state: 4, isWaitingForSecond: 1, firstApprover: '王理赔', payment: null, can: { approve: 0 } },
  })
  const queue = await server.call(
    claimsAdminCalls.queue,
    { pageSize: 100, list: 'second' },
    { token: senior },
  )
  expect(queue.result.records.map(({ caseId }) => caseId)).toContain(made.id)
  const settled = await confirm()
  expect(settled.result).toMatchObject({
    state: 5,
    payableFen,
    isWaitingForSecond: 0,
    payment: { state: 'waiting', amountFen: payableFen },
  })
  expect(settled.result.timeline.at(-1)).toMatchObject({ actor: '赵主管' })
})

test("at the company's exact threshold a second person is needed, and one fen below it is not", async () => {
  await setAmount(payableFen)
  expect((await approve()).result).toMatchObject({ state: 4, isWaitingForSecond: 1, payment: null })
  await setAmount(payableFen + 1)
  const below = await toApproval(handler)
  expect((await approve(handler, below.id)).result).toMatchObject({
    state: 5,
    isWaitingForSecond: 0,
    payment: { amountFen: payableFen },
  })
})

test('the same person cannot approve twice', async () => {
  const own = await toApproval(senior)
  expect((await approve(senior, own.id)).result.can.confirm).toBe(0)
  expect((await confirm(senior, own.id)).code).toBe(3156)
})

test('the decider cannot review, nor send the case back to themselves', async () => {
  const own = await toApproval(senior)
  expect((await approve(senior, own.id)).result.can.sendBack).toBe(0)
  const sent = await server.call(
    claimsAdminCalls.sendBack,
    { caseId: own.id, words: '请核对' },
    { token: senior },
  )
  expect(sent.code).toBe(3156)
})

test('a person who changed a sum cannot review what another approved', async () => {
  await server.call(claimsAdminCalls.accept, { caseId: made.id, takeOver: 1 }, { token: senior })
  const line = { caseId: made.id, receiptId: made.receiptIds[0]!, payableFen: null, reason: '' }
  expect((await server.call(claimsAdminCalls.setLine, line, { token: senior })).success).toBe(true)
  await server.call(claimsAdminCalls.accept, { caseId: made.id, takeOver: 1 }, { token: handler })
  expect((await approve()).message).toBe('已提交复核')
  const decrypted = async (token: string) =>
    (await server.call(claimsAdminCalls.open, { caseId: made.id }, { token })).result.can
  expect([(await decrypted(senior)).confirm, (await decrypted(another)).confirm]).toEqual([0, 1])
  expect(await confirm(senior)).toMatchObject({
    code: 3156,
    message: '您改动过本案金额，须由其他高级理赔专员复核',
  })
  expect((await confirm(another)).success).toBe(true)
})

const enterReceipt = (caseId: string, more: object = {}) =>
  server.call(
    claimsAdminCalls.correct,
    {
      caseId,
      excludedFen: 0,
      excludedReason: null,
      invoiceCode: '',
      invoiceNumber: `9${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`,
      day: '2026-02-20',
      billedFen: 10_00,
      socialFen: 0,
      payer: '林晓',
      hospital: '市第一人民医院',
      ...more,
    },
    { token: handler },
  )

test('a receipt that staff entered without a picture needs a second person at any amount, and is flagged', async () => {
  await setAmount(10_000_000)
  const { result } = await enterReceipt(made.id)
  const text = '没有票据影像，由王理赔录入'
  expect(result.receipts.map(({ enteredBy }) => enteredBy)).toEqual([null, '王理赔'])
  expect(result.flags[0]).toContain(text)
  const queue = await server.call(
    claimsAdminCalls.queue,
    { pageSize: 10, list: 'all', keyword: made.caseNo },
    { token: senior },
  )
  expect(queue.result.records[0]?.flags[0]).toContain(text)
  const sum = result.linesPayableFen
  const first = await server.call(
    claimsAdminCalls.approve,
    { caseId: made.id, payableFen: sum },
    { token: handler },
  )
  expect(first).toMatchObject({ message: '已提交复核', result: { state: 4, isWaitingForSecond: 1 } })
  const settled = await server.call(
    claimsAdminCalls.confirm,
    { caseId: made.id, payableFen: sum },
    { token: senior },
  )
  expect(settled.result.state).toBe(5)
  const payments = await server.call(
    claimsAdminCalls.payments,
    { pageNo: 1, pageSize: 100, state: 'waiting' },
    { token: another },
  )
  const row = payments.result.records.find(({ caseId }) => caseId === made.id)
  expect(row?.unseen).toEqual([expect.stringContaining(text)])
})

test('one person is enough if the receipt has a picture or was removed again', async () => {
  await setAmount(10_000_000)
  const { result } = await enterReceipt(made.id)
  const receiptId = result.receipts.find(({ enteredBy }) => enteredBy !== null)!.id
  const without = await server.call(
    claimsAdminCalls.removeReceipt,
    { caseId: made.id, receiptId },
    { token: handler },
  )
  expect(without.result.flags.join()).not.toContain('没有票据影像')
  await addPicture(server, made)
  const { id: materialId } = await server.db
    .updateTable('claim_material')
    .set({ kind: 'receipt' })
    .where('case_id', '=', made.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await enterReceipt(made.id, { materialId })).success).toBe(true)
  const decrypted = await server.call(claimsAdminCalls.open, { caseId: made.id }, { token: handler })
  expect(decrypted.result.receipts.map(({ enteredBy }) => enteredBy)).toEqual([null, null])
  const sum = decrypted.result.linesPayableFen
  const settled = await server.call(
    claimsAdminCalls.approve,
    { caseId: made.id, payableFen: sum },
    { token: handler },
  )
  expect(settled.message).toBe('已通过')
})

test('without a first approval there is nothing to confirm', async () => {
  expect((await confirm()).code).toBe(3157)
})

test('a second person who disagrees sends the case back, and the handler reads why', async () => {
  await approve()
  const { result } = await server.call(
    claimsAdminCalls.sendBack,
    { caseId: made.id, words: '请核对床位费' },
    { token: senior },
  )
  expect(result).toMatchObject({ state: 4, isWaitingForSecond: 0 })
  expect(result.timeline.at(-1)).toMatchObject({ actor: '赵主管', words: '复核退回：请核对床位费' })
  expect((await confirm()).code).toBe(3157)
  expect((await approve()).success).toBe(true)
})

test('any change of the case voids the first approval', async () => {
  await approve()
  const receiptId = made.receiptIds[0] ?? ''
  await server.call(
    claimsAdminCalls.setLine,
    { caseId: made.id, receiptId, payableFen: 107_000, reason: '超出合理诊疗费用' },
    { token: handler },
  )
  expect((await confirm()).code).toBe(3157)
})

test('a bank card changed after the approval prevents the confirmation', async () => {
  await approve()
  const change = (bank_card_id: string) =>
    server.db.updateTable('claim_case').set({ bank_card_id }).where('id', '=', made.id).execute()
  await change(idOf('bankCard', 'linxiao'))
  expect((await confirm()).code).toBe(3157)
  await change(made.cardId)
  expect((await confirm()).success).toBe(true)
})

test('one of ten concurrent confirmations settles the case, and one payment exists', async () => {
  await approve()
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm()))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const payments = await server.db
    .selectFrom('payment')
    .select('amount_fen')
    .where('subject_id', '=', made.id)
    .execute()
  expect(payments).toEqual([{ amount_fen: payableFen }])
})

const reason = '就诊项目属于责任免除范围，不予赔付。'
const reject = (token = handler, caseId = made.id) =>
  server.call(claimsAdminCalls.reject, { caseId, reason }, { token })
const confirmReject = (token: string, text = reason, caseId = made.id) =>
  server.call(claimsAdminCalls.confirmReject, { caseId, reason: text }, { token })
const noticesOf = (caseId: string) =>
  server.db
    .selectFrom('notice')
    .select('title')
    .where('jump_url', '=', `/claimSettlement/detail?caseId=${caseId}`)
    .execute()
    .then((rows) => rows.map(({ title }) => title))

test("from the company's threshold on two people refuse a claim, and the member is notified only once, after the second", async () => {
  await setAmount(120_000)
  expect(await reject()).toMatchObject({
    message: '已提交复核',
    result: {
      state: 4,
      isWaitingForSecond: 1,
      firstApprover: '王理赔',
      firstVerdict: 'reject',
      firstReason: reason,
      can: { reject: 0, approve: 1, confirmReject: 0 },
    },
  })
  expect(await noticesOf(made.id)).not.toContain('理赔申请未通过')
  const seen = await server.call(claimsAdminCalls.open, { caseId: made.id }, { token: senior })
  expect(seen.result.can).toMatchObject({ confirm: 0, confirmReject: 1, sendBack: 1 })
  // Approving the payment does not approve a refusal, and a confirmation must name the proposed reason.
  expect((await confirm()).success).toBe(false)
  expect((await confirmReject(senior, '别的理由')).success).toBe(false)
  expect((await confirmReject(handler)).success).toBe(false)
  const refused = await confirmReject(senior)
  expect(refused.result).toMatchObject({ state: 7, lines: [{ payableFen: 0, reason }] })
  expect(await noticesOf(made.id)).toContain('理赔申请未通过')
})

test('one fen below the threshold one person refuses a claim', async () => {
  await setAmount(120_001)
  expect((await reject()).result).toMatchObject({ state: 7, isRejectedByTwo: 0 })
})

test('in the old flow the declared invoice sum counts', async () => {
  await setAmount(200_000)
  const declared = (declared_fen: number) =>
    server.db.updateTable('claim_case').set({ declared_fen }).where('id', '=', made.id).execute()
  const byTwo = async () =>
    (await server.call(claimsAdminCalls.open, { caseId: made.id }, { token: handler })).result.isRejectedByTwo
  await declared(199_999)
  expect(await byTwo()).toBe(0)
  await declared(200_000)
  expect(await byTwo()).toBe(1)
})

test('the proposer of a refusal cannot confirm it, and a changed case has to be refused again', async () => {
  made = await toApproval(senior)
  await reject(senior)
  expect((await confirmReject(senior)).message).toContain('初审人以外')
  await server.call(
    claimsAdminCalls.setLine,
    { caseId: made.id, receiptId: made.receiptIds[0]!, payableFen: 1, reason: '核减' },
    { token: senior },
  )
  expect((await confirmReject(another)).message).toContain('重新提交初审')
})

test('a refusal that the second person sends back waits for nobody, and may become an approval', async () => {
  await reject()
  await server.call(claimsAdminCalls.sendBack, { caseId: made.id, words: '请再核对条款' }, { token: senior })
  const back = await server.call(claimsAdminCalls.open, { caseId: made.id }, { token: handler })
  expect(back.result).toMatchObject({
    firstApprover: null,
    firstVerdict: null,
    can: { reject: 1, approve: 1 },
  })
  await setAmount(1)
  const { linesPayableFen } = back.result
  const input = { caseId: made.id, payableFen: linesPayableFen }
  const approved = await server.call(claimsAdminCalls.approve, input, { token: handler })
  expect(approved.result).toMatchObject({ firstVerdict: 'approve', firstReason: null })
})

test('the reason of a waiting refusal is encrypted like everything about an illness', async () => {
  await reject()
  const row = await server.db
    .selectFrom('claim_approval')
    .select('reason')
    .where('case_id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(row.reason).not.toContain('责任免除')
})
