import { claimCalls } from '@yf/contract/claims'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { paid } from '#features/claims/public.ts'
import { cardOf, submittedCase, type TestCase } from '#features/claims/admin/case/test-case.ts'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'

type Action = 'accept' | 'adjudicate'

/** A submitted case on which a handler has taken these actions. */
export async function handled({ stage: { server }, handler }: Desk, deeds: readonly Action[], bill: number) {
  const visitType = bill > 100_000 ? 'inpatient' : 'outpatient'
  await freeLimits(server)
  const made = await submittedCase(server, { bills: [bill], visitType })
  for (const deed of deeds) await server.call(claimsAdminCalls[deed], { caseId: made.id }, { token: handler })
  return made
}

/** As if nothing had been paid before: an exhausted limit would change the amount of the next case. */
async function freeLimits({ db }: Desk['stage']['server']): Promise<void> {
  const policy = { company_id: idOf('company', 'xinghe-software'), id: idOf('policy', 'lin-medical') }
  const ofPolicy = { company_id: policy.company_id, policy_id: policy.id }
  // Every later case reassesses those decided before.
  await db
    .updateTable('claim_case')
    .set({ policy_id: null })
    .where((row) => row.and(ofPolicy))
    .where('state', 'in', [5, 6])
    .execute()
  await db
    .updateTable('policy')
    .set({ used_fen: 0 })
    .where((row) => row.and(policy))
    .execute()
  await db
    .updateTable('policy_liability')
    .set({ used_fen: 0 })
    .where((row) => row.and(ofPolicy))
    .execute()
}

export const decidable = (desk: Desk, bill: number) => handled(desk, ['accept', 'adjudicate'], bill)

export async function payableOf({ stage: { server }, handler }: Desk, caseId: string): Promise<number> {
  return (await server.call(claimsAdminCalls.open, { caseId }, { token: handler })).result.linesPayableFen
}

/** Above the deductible, so that something is paid. */
export const small = 12_000
export const forTwo = 900_000

/** Approved by a handler: a large amount waits for a second person, a small one for its payment. */
export async function approved(desk: Desk, bill: number): Promise<TestCase & { payableFen: number }> {
  const made = await decidable(desk, bill)
  const payableFen = await payableOf(desk, made.id)
  const { server } = desk.stage
  await server.call(claimsAdminCalls.approve, { caseId: made.id, payableFen }, { token: desk.handler })
  return { ...made, payableFen }
}

export async function waitingPayment(desk: Desk) {
  const made = await approved(desk, small)
  const { db } = desk.stage.server
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('subject_id', '=', made.id)
    .executeTakeFirstOrThrow()
  return { ...made, paymentId: payment.id }
}

export async function batched(desk: Desk) {
  const made = await waitingPayment(desk)
  const { server } = desk.stage
  const input = { paymentIds: [made.paymentId] }
  const batch = await server.call(claimsAdminCalls.makeBatch, input, { token: desk.senior })
  return { ...made, batchId: batch.result.id }
}

export async function paidByFile(desk: Desk) {
  const made = await batched(desk)
  const input = { batchId: made.batchId, encoding: 'utf-8' as const }
  await desk.stage.server.call(claimsAdminCalls.batchFile, input, { token: desk.senior })
  return made
}

/** The payment failed at the bank, and the case has another card by now. */
export async function failedPayment(desk: Desk) {
  const made = await paidByFile(desk)
  const { server } = desk.stage
  const results = [{ paymentId: made.paymentId, receipt: null, failure: 'name' as const }]
  await server.call(
    claimsAdminCalls.recordResults,
    { batchId: made.batchId, results },
    { token: desk.senior },
  )
  const bank_card_id = await cardOf(server, idOf('account', 'linxiao'))
  await server.db.updateTable('claim_case').set({ bank_card_id }).where('id', '=', made.id).execute()
  return made
}

export const objection = { reason: 'facts', words: '病历已写明诊断', files: [] } as const

export async function refused(desk: Desk): Promise<string> {
  const { id: caseId } = await decidable(desk, small)
  const reason = '不在保障范围内'
  await desk.stage.server.call(claimsAdminCalls.reject, { caseId, reason }, { token: desk.handler })
  return caseId
}

/** Taken by a staff member who was not involved in the case. */
export async function underAppeal(desk: Desk): Promise<string> {
  const caseId = await refused(desk)
  const { server } = desk.stage
  await server.call(claimCalls.appeal, { caseId, ...objection, files: [] }, { token: desk.lab.token })
  await server.call(claimsAdminCalls.takeAppeal, { caseId, takeOver: 1 }, { token: desk.senior })
  return caseId
}

/** Paid, reopened, and decided with a lower amount. */
export async function overpaid(desk: Desk): Promise<string> {
  const { server } = desk.stage
  const { id: caseId, receiptIds, paymentId } = await waitingPayment(desk)
  const sent = await server.db
    .updateTable('payment')
    .set({ state: 'sent' })
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const at = server.clock.now()
  await desk.lab.work().transaction((ctx) => paid(ctx, sent, { receipt: 'R1', at }))
  await server.call(claimsAdminCalls.reopen, { caseId, reason: '重复收费' }, { token: desk.senior })
  const line = { caseId, receiptId: receiptIds[0]!, payableFen: 100, reason: '重复收费' }
  await server.call(claimsAdminCalls.setLine, line, { token: desk.handler })
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token: desk.handler })
  await server.call(claimsAdminCalls.approve, { caseId, payableFen: 100 }, { token: desk.handler })
  return caseId
}
