import { beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { newId } from '#platform/ids.ts'
import { fileOf, jpeg } from '#features/claims/evidence/reading/test-materials.ts'
import { appealLab, type AppealLab } from './test-appeal.ts'

const server = demoStage()
let lab: AppealLab
beforeAll(async () => {
  lab = await appealLab(server)
})

/** The same handler continues. */
async function decideAgain(caseId: string, payableFen: number, token = lab.staff.handler) {
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token })
  return server.call(claimsAdminCalls.approve, { caseId, payableFen }, { token })
}
const lowered = async (caseId: string, payableFen: number, token = lab.staff.handler) =>
  lab.setLine(caseId, (await lab.receiptsOf(caseId))[0]!.id, payableFen, token)

test('reopening an unpaid case stops its payment, and the new sum is paid once', async () => {
  const policyId = await lab.newPolicy()
  const caseId = await lab.settled(40_000, { policyId })
  expect((await lab.reopen(caseId, lab.staff.handler)).code).toBe(refusals.dutyNotHeld.code)
  const { result } = await lab.reopen(caseId)
  expect(result).toMatchObject({
    state: 2,
    revision: { last: { kind: 'reopening', isOpen: 1, beforeFen: 40_000 } },
  })
  // It was decided, so the member cannot withdraw it; the decided sums still count as used.
  expect((await server.call(claimCalls.withdraw, { caseId }, lab)).code).toBe(refusals.cannotWithdraw.code)
  expect(await lab.detailOf(caseId)).toMatchObject({ canWithdraw: 0, lines: [] })
  expect(await lab.usedOf(policyId)).toEqual([40_000, 40_000, 0])
  await lowered(caseId, 25_000)
  expect((await decideAgain(caseId, 25_000)).result).toMatchObject({ state: 5, payableFen: 25_000 })
  expect(await lab.amountsOf(caseId)).toEqual(['40000 failed', '25000 waiting'])
  expect(await lab.usedOf(policyId)).toEqual([25_000, 25_000, 0])
  expect(await lab.titles(caseId)).toContain('案件重新审核')
  expect((await lab.titles(caseId))[0]).toBe('理赔已重新核定')
})

test('a payment on its way to the bank is not recalled', async () => {
  const caseId = await lab.settled(40_000, { policyId: await lab.newPolicy() })
  const [payment] = await lab.paymentOf(caseId)
  await server.call(claimsAdminCalls.makeBatch, { paymentIds: [payment!.id] }, { token: lab.staff.another })
  expect((await lab.reopen(caseId)).code).toBe(refusals.payingNow.code)
  expect((await lab.caseOf(caseId)).state).toBe(5)
})

test('after payment the difference is paid, and a letter of the new decision is generated', async () => {
  const policyId = await lab.newPolicy()
  const caseId = await lab.adjudicated({ policyId, receipts: [{}, {}] }, lab.staff.handler)
  const [first] = await lab.receiptsOf(caseId)
  await lab.setLine(caseId, first!.id, 0, lab.staff.handler)
  await server.call(claimsAdminCalls.approve, { caseId, payableFen: 40_000 }, { token: lab.staff.handler })
  await lab.payOut(caseId)
  await server.call(claimCalls.book, { caseId, paper: 'letter' }, lab)
  const before = (await lab.caseOf(caseId)).letter_file_id
  await lab.reopen(caseId)
  await lab.setLine(caseId, first!.id, null, lab.staff.handler)
  expect((await decideAgain(caseId, 80_000)).result.state).toBe(5)
  expect(await lab.amountsOf(caseId)).toEqual(['40000 paid', '40000 waiting'])
  const row = await lab.caseOf(caseId)
  expect([row.letter_file_id, before === null]).toEqual([null, false])
  expect(await lab.usedOf(policyId)).toEqual([80_000, 80_000, 0])
})

test('another case decided meanwhile counts the decision in force, whatever the reopened case may become', async () => {
  const policyId = await lab.newPolicy({ yearlyFen: 60_000 })
  const caseId = await lab.settledAndPaid(40_000, { policyId })
  await lab.reopen(caseId)
  await lowered(caseId, 5_000)
  const other = await lab.adjudicated({ policyId }, lab.staff.handler)
  // 400 of 600 a year are paid: 200 are left, even if the first case may come to less.
  const approved = await server.call(
    claimsAdminCalls.approve,
    { caseId: other, payableFen: 20_000 },
    { token: lab.staff.handler },
  )
  expect(approved.message).toBe('已通过')
  expect(await lab.usedOf(policyId)).toEqual([60_000, 60_000, 0])
})

test('a diagnosis coded in a reopened case affects other cases only after its new decision', async () => {
  const teeth = { name: '牙科', codes: ['K00-K14'], words: [] }
  const policyId = await lab.newPolicy({ yearlyFen: 60_000, terms: { exclusions: [teeth] } })
  const caseId = await lab.settledAndPaid(40_000, { policyId })
  await lab.reopen(caseId)
  const { result } = await server.call(
    claimsAdminCalls.codeDiagnosis,
    { caseId, codes: ['K02'] },
    { token: lab.staff.handler },
  )
  expect(result.linesPayableFen).toBe(0)
  const other = await lab.adjudicated({ policyId, receipts: [{ billed_fen: 75_000 }] }, lab.staff.handler)
  const approve = (payableFen: number) =>
    server.call(claimsAdminCalls.approve, { caseId: other, payableFen }, { token: lab.staff.handler })
  // 600 a year, of which 400 are paid and in force, whatever the first case may become.
  expect((await approve(60_000)).code).toBe(refusals.sumMoved.code)
  expect((await approve(20_000)).message).toBe('已通过')
  expect(await lab.usedOf(policyId)).toEqual([60_000, 60_000, 0])
})

const receiptInput = {
  invoiceCode: '011002600111',
  day: '2026-02-20',
  socialFen: 0,
  payer: '林晓',
  hospital: '北京协和医院',
  excludedFen: 0,
  excludedReason: null,
}

/** Two receipts of 600 and 400, paid at 80 %, in a reopened case. */
async function reopenedOfTwo(policyId: string): Promise<string> {
  const receipts = [{ billed_fen: 60_000 }, { billed_fen: 40_000, sort: 2 }]
  const caseId = await lab.settledAndPaid(80_000, { policyId, receipts })
  await lab.reopen(caseId)
  return caseId
}

test('a receipt paid by mistake can be removed, even if less remains than was paid', async () => {
  const policyId = await lab.newPolicy()
  const caseId = await reopenedOfTwo(policyId)
  const [, forged] = await lab.receiptsOf(caseId)
  const input = { caseId, receiptId: forged!.id }
  const removed = await server.call(claimsAdminCalls.removeReceipt, input, { token: lab.staff.handler })
  expect(removed.result).toMatchObject({ billedFen: 60_000, linesPayableFen: 48_000 })
  expect((await decideAgain(caseId, 48_000)).result).toMatchObject({
    state: 6,
    payableFen: 48_000,
    revision: { overpayment: { overpaidFen: 32_000 } },
  })
})

test('a receipt can be lowered to a fen less than what was paid', async () => {
  const caseId = await reopenedOfTwo(await lab.newPolicy())
  const [first] = await lab.receiptsOf(caseId)
  const lower = (billedFen: number) =>
    server.call(
      claimsAdminCalls.correct,
      { caseId, receiptId: first!.id, invoiceNumber: first!.invoice_number, ...receiptInput, billedFen },
      { token: lab.staff.handler },
    )
  expect((await lower(40_000)).result.billedFen).toBe(80_000)
  expect((await lower(39_999)).result.billedFen).toBe(79_999)
})

test('an overpaid sum is not recovered automatically and stays used; once agreed and paid back it is available again', async () => {
  const policyId = await lab.newPolicy({ yearlyFen: 60_000 })
  const caseId = await lab.settledAndPaid(40_000, { policyId })
  await lab.reopen(caseId)
  await lowered(caseId, 10_000)
  const { result } = await decideAgain(caseId, 10_000)
  expect(result).toMatchObject({
    state: 6,
    payableFen: 10_000,
    revision: { paidFen: 40_000, overpayment: { overpaidFen: 30_000, agreed: null } },
  })
  expect(await lab.amountsOf(caseId)).toEqual(['40000 paid'])
  expect((await lab.detailOf(caseId)).timeline.at(-1)?.words).toContain(
    '多付的 ¥300.00 未经您书面同意不会收回',
  )
  expect(await lab.usedOf(policyId)).toEqual([40_000, 40_000, 0])
  const other = await lab.settled(20_000, { policyId, receipts: [{ billed_fen: 25_000 }] })
  expect((await lab.caseOf(other)).payable_fen).toBe(20_000)
  expect(await lab.usedOf(policyId)).toEqual([60_000, 60_000, 0])
  const agreed = (amountFen: number, token = lab.staff.senior) =>
    jpeg(amountFen).then((bytes) =>
      server.call(
        claimsAdminCalls.agreeRecovery,
        { caseId, amountFen, day: '2026-03-01', file: fileOf(bytes) },
        { token, key: newId() },
      ),
    )
  expect((await agreed(30_001)).code).toBe(refusals.notOverpaid.code)
  expect((await agreed(30_000, lab.staff.handler)).code).toBe(refusals.dutyNotHeld.code)
  const { result: signed } = await agreed(30_000)
  const [recovery] = signed.revision!.recoveries
  expect(recovery).toMatchObject({ amountFen: 30_000, state: 'agreed' })
  const response = await fetch(`${server.url}${recovery!.url}`, {
    headers: { authorization: `Bearer ${lab.staff.another}` },
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  // An agreement is not yet a repayment.
  expect(await lab.usedOf(policyId)).toEqual([60_000, 60_000, 0])
  const end = (token: string) =>
    server.call(
      claimsAdminCalls.endRecovery,
      { caseId, recoveryId: recovery!.id, outcome: 'received', note: 'BK20260302' },
      { token, key: newId() },
    )
  expect((await end(lab.staff.senior)).code).toBe(refusals.needsSecondPerson.code)
  expect((await end(lab.staff.another)).result.revision).toMatchObject({
    paidFen: 10_000,
    overpayment: { overpaidFen: 0, agreed: { state: 'received' } },
  })
  expect(await lab.usedOf(policyId)).toEqual([30_000, 30_000, 0])
  expect((await lab.detailOf(caseId)).overpayment).toMatchObject({
    overpaidFen: 0,
    agreed: { amountFen: 30_000 },
  })
  expect((await lab.titles(caseId))[0]).toBe('退款已收到')
})

test('a paid case that is finally refused keeps its invoices, because they were paid', async () => {
  const policyId = await lab.newPolicy()
  const caseId = await lab.settledAndPaid(40_000, { policyId })
  await lab.reopen(caseId)
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token: lab.staff.handler })
  const reject = { caseId, reason: '票据系伪造' }
  expect(
    (await server.call(claimsAdminCalls.reject, reject, { token: lab.staff.handler })).result,
  ).toMatchObject({
    state: 7,
    revision: { overpayment: { overpaidFen: 40_000 } },
  })
  const [receipt] = await lab.receiptsOf(caseId)
  const held = await server.db
    .selectFrom('invoice_use')
    .select('subject_id')
    .where('invoice_number', '=', receipt!.invoice_number)
    .execute()
  expect(held).toEqual([{ subject_id: caseId }])
  expect(await lab.usedOf(policyId)).toEqual([40_000, 40_000, 0])
  // Nothing was paid, so everything is released.
  const unpaid = await lab.settled(40_000, { policyId })
  await lab.reopen(unpaid)
  await server.call(claimsAdminCalls.adjudicate, { caseId: unpaid }, { token: lab.staff.handler })
  await server.call(claimsAdminCalls.reject, { ...reject, caseId: unpaid }, { token: lab.staff.handler })
  expect(await lab.usedOf(policyId)).toEqual([40_000, 40_000, 0])
})

test('the overpaid sum of a refused case does not reduce the limit for its own new decision', async () => {
  const policyId = await lab.newPolicy({ yearlyFen: 100_000 })
  const receipts = [{ billed_fen: 75_000 }]
  const caseId = await lab.settledAndPaid(60_000, { policyId, receipts })
  await lab.reopen(caseId)
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token: lab.staff.handler })
  const reject = { caseId, reason: '票据系伪造' }
  await server.call(claimsAdminCalls.reject, reject, { token: lab.staff.handler })
  // For any other case it counts as used: 400 of the year are left.
  const other = await lab.adjudicated({ policyId, receipts }, lab.staff.handler)
  const left = { caseId: other, payableFen: 40_000 }
  expect((await server.call(claimsAdminCalls.approve, left, { token: lab.staff.handler })).message).toBe(
    '已通过',
  )
  await lab.appeal(caseId)
  expect((await lab.take(caseId)).result.linesPayableFen).toBe(60_000)
  expect((await lab.change(caseId, 60_000)).result).toMatchObject({
    state: 6,
    payableFen: 60_000,
    revision: { overpayment: null },
  })
  expect(await lab.amountsOf(caseId)).toEqual(['60000 paid'])
  expect(await lab.usedOf(policyId)).toEqual([100_000, 100_000, 0])
})

test('upholding the refusal of a paid case keeps its invoices claimed', async () => {
  const caseId = await lab.settledAndPaid(40_000, { policyId: await lab.newPolicy() })
  await lab.reopen(caseId)
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token: lab.staff.handler })
  const reject = { caseId, reason: '票据系伪造' }
  await server.call(claimsAdminCalls.reject, reject, { token: lab.staff.handler })
  await lab.appeal(caseId)
  await lab.take(caseId)
  expect((await lab.uphold(caseId)).result.state).toBe(7)
  const [receipt] = await lab.receiptsOf(caseId)
  const held = server.db.selectFrom('invoice_use').select('subject_id')
  expect(await held.where('invoice_number', '=', receipt!.invoice_number).execute()).toEqual([
    { subject_id: caseId },
  ])
})

test('sums, states and invoices are consistent after all tests', async () => {
  // The lab deletes the demo's cases but not their case keys.
  const differences = (await recount(server.db)).filter((one) => !one.startsWith('a key stands for a case'))
  expect(differences).toEqual([])
})
