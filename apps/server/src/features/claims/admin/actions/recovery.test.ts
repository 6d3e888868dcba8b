import { beforeAll, expect, test } from 'vitest'
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

const agree = async (caseId: string, amountFen: number) =>
  server.call(
    claimsAdminCalls.agreeRecovery,
    { caseId, amountFen, day: '2026-03-01', file: fileOf(await jpeg(amountFen)) },
    { token: lab.staff.senior, key: newId() },
  )

async function agreed(caseId: string, amountFen: number): Promise<string> {
  const { result } = await agree(caseId, amountFen)
  return result.revision!.recoveries[0]!.id
}

const received = (caseId: string, recoveryId: string, key = newId()) =>
  server.call(
    claimsAdminCalls.endRecovery,
    { caseId, recoveryId, outcome: 'received', note: 'BK20260302' },
    { token: lab.staff.another, key },
  )

const decidedAgain = async (caseId: string, payableFen: number) => {
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token: lab.staff.handler })
  return server.call(claimsAdminCalls.approve, { caseId, payableFen }, { token: lab.staff.handler })
}

const rejectedAgain = async (caseId: string) => {
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token: lab.staff.handler })
  const input = { caseId, reason: '票据系伪造' }
  return server.call(claimsAdminCalls.reject, input, { token: lab.staff.handler })
}

/** Paid 400, and decided again at 240: 160 are overpaid. */
async function overpaid(): Promise<{ caseId: string; receiptId: string; policyId: string }> {
  const policyId = await lab.newPolicy()
  const caseId = await lab.settledAndPaid(40_000, { policyId })
  const receiptId = (await lab.receiptsOf(caseId))[0]!.id
  await lab.reopen(caseId)
  await lab.setLine(caseId, receiptId, 24_000, lab.staff.handler)
  await decidedAgain(caseId, 24_000)
  return { caseId, receiptId, policyId }
}

/** The appeal results in another sum. */
async function appealed(caseId: string, receiptId: string, payableFen: number) {
  await lab.appeal(caseId)
  await lab.take(caseId, lab.staff.another)
  await lab.setLine(caseId, receiptId, payableFen, lab.staff.another)
  return lab.change(caseId, payableFen, lab.staff.another)
}

test('an agreement over more than the new decision leaves overpaid becomes void, and the member is notified', async () => {
  const { caseId, receiptId, policyId } = await overpaid()
  const recoveryId = await agreed(caseId, 16_000)
  const { result } = await appealed(caseId, receiptId, 36_000)
  expect(result.revision).toMatchObject({
    paidFen: 40_000,
    overpayment: { overpaidFen: 4_000 },
    recoveries: [{ state: 'dropped', note: '案件已重新核定，协议金额超过多付的金额' }],
  })
  expect((await lab.titles(caseId))[0]).toBe('退款协议已作废')
  expect((await lab.detailOf(caseId)).timeline.at(-1)).toMatchObject({
    state: 6,
    words:
      '案件重新核定后多付 ¥40.00，您签署的退回 ¥160.00 的协议不再有效，请勿按它退款；如已退款，请联系在线客服',
  })
  expect((await received(caseId, recoveryId)).code).toBe(refusals.stateMoved.code)
  expect(await lab.usedOf(policyId)).toEqual([40_000, 40_000, 0])
  // The remaining sum is agreed on again, to the fen.
  expect((await agree(caseId, 4_001)).code).toBe(refusals.notOverpaid.code)
  expect((await received(caseId, await agreed(caseId, 4_000))).success).toBe(true)
  expect(await lab.usedOf(policyId)).toEqual([36_000, 36_000, 0])
})

test.each([
  [24_000, 'agreed'],
  [24_001, 'dropped'],
  [40_000, 'dropped'],
])('after a new decision on %i an agreement over 160 is %s', async (payableFen, state) => {
  const { caseId, receiptId } = await overpaid()
  await agreed(caseId, 16_000)
  const { result } = await appealed(caseId, receiptId, payableFen)
  expect(result.revision?.recoveries).toMatchObject([{ state }])
})

test('an agreement stays valid if the case is finally refused, because more is overpaid', async () => {
  const { caseId, policyId } = await overpaid()
  const recoveryId = await agreed(caseId, 16_000)
  await lab.reopen(caseId)
  const { result } = await rejectedAgain(caseId)
  expect(result.revision).toMatchObject({
    overpayment: { overpaidFen: 40_000 },
    recoveries: [{ state: 'agreed' }],
  })
  expect((await received(caseId, recoveryId)).success).toBe(true)
  expect(await lab.usedOf(policyId)).toEqual([24_000, 24_000, 0])
})

test('agreements never recover more than is overpaid, and the same bank receipt counts once', async () => {
  const { caseId, receiptId, policyId } = await overpaid()
  const recoveryId = await agreed(caseId, 16_000)
  await appealed(caseId, receiptId, 36_000)
  // Like agreements that were signed before new decisions checked them.
  const old = server.db.updateTable('claim_recovery').set({ state: 'agreed', note: null, ended_at: null })
  await old.where('id', '=', recoveryId).execute()
  expect(await received(caseId, recoveryId)).toMatchObject({
    code: refusals.notOverpaid.code,
    message:
      '本案现在多付 ¥40.00，少于协议的 ¥160.00：请作废本协议，已到账的款项退还会员，仍有多付的再按实际金额签署',
  })
  expect(await lab.usedOf(policyId)).toEqual([40_000, 40_000, 0])
  const drop = { caseId, recoveryId, outcome: 'dropped' as const, note: '已退还会员' }
  await server.call(claimsAdminCalls.endRecovery, drop, { token: lab.staff.senior, key: newId() })
  const [next, key] = [await agreed(caseId, 4_000), newId()]
  const [first, repeated, other] = await Promise.all([
    received(caseId, next, key),
    received(caseId, next, key),
    received(caseId, next),
  ])
  // Either key may come first: the money counts once, and both calls with one key get the same answer.
  expect([repeated.code, repeated.result]).toEqual([first.code, first.result])
  expect(other.success).toBe(!first.success)
  expect(await lab.usedOf(policyId)).toEqual([36_000, 36_000, 0])
})

const heldBy = async (invoice_number: string) =>
  (
    await server.db
      .selectFrom('invoice_use')
      .select('subject_id')
      .where('invoice_number', '=', invoice_number)
      .execute()
  ).map(({ subject_id }) => subject_id)

test('an invoice removed after payment can be claimed again once the money is paid back, and not before', async () => {
  const receipts = [{ billed_fen: 60_000 }, { billed_fen: 40_000, sort: 2 }]
  const caseId = await lab.settledAndPaid(80_000, { policyId: await lab.newPolicy(), receipts })
  await lab.reopen(caseId)
  const [first, second] = await lab.receiptsOf(caseId)
  const out = { caseId, receiptId: second!.id }
  await server.call(claimsAdminCalls.removeReceipt, out, { token: lab.staff.handler })
  expect(await heldBy(second!.invoice_number)).toEqual([caseId])
  await decidedAgain(caseId, 48_000)
  expect(await heldBy(second!.invoice_number)).toEqual([caseId])
  // Also during a further review.
  await lab.reopen(caseId)
  await decidedAgain(caseId, 48_000)
  expect(await heldBy(second!.invoice_number)).toEqual([caseId])
  await received(caseId, await agreed(caseId, 32_000))
  expect(await heldBy(second!.invoice_number)).toEqual([])
  expect(await heldBy(first!.invoice_number)).toEqual([caseId])
})

test('an invoice removed before any payment is free with the new decision', async () => {
  const receipts = [{ billed_fen: 60_000 }, { billed_fen: 40_000, sort: 2 }]
  const caseId = await lab.settled(80_000, { policyId: await lab.newPolicy(), receipts })
  await lab.reopen(caseId)
  const [first, second] = await lab.receiptsOf(caseId)
  const out = { caseId, receiptId: second!.id }
  await server.call(claimsAdminCalls.removeReceipt, out, { token: lab.staff.handler })
  await decidedAgain(caseId, 48_000)
  expect([await heldBy(first!.invoice_number), await heldBy(second!.invoice_number)]).toEqual([[caseId], []])
})

test('invoices of a case that was paid, refused and paid back can be claimed again', async () => {
  const caseId = await lab.settledAndPaid(40_000, { policyId: await lab.newPolicy() })
  const [receipt] = await lab.receiptsOf(caseId)
  await lab.reopen(caseId)
  await rejectedAgain(caseId)
  await received(caseId, await agreed(caseId, 39_999))
  expect(await heldBy(receipt!.invoice_number)).toEqual([caseId])
  await received(caseId, await agreed(caseId, 1))
  expect(await heldBy(receipt!.invoice_number)).toEqual([])
})

test('sums, states and invoices are consistent after all tests', async () => {
  // The lab deletes the demo's cases but not their case keys.
  const differences = (await recount(server.db)).filter((one) => !one.startsWith('a key stands for a case'))
  expect(differences).toEqual([])
})
