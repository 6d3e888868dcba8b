import { forgetUse } from '#testkit/policies.ts'
import { claimCalls } from '@yf/contract/claims'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { paid } from '#features/claims/public.ts'
import { cardOf, submittedCase, type TestCase } from '#features/claims/admin/case/test-case.ts'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'

type HandlerAction = 'accept' | 'adjudicate'

/** A submitted case on which a handler has taken these actions. */
export async function handled(
  { stage: { server }, handler }: RaceKit,
  actions: readonly HandlerAction[],
  bill: number,
) {
  const visitType = bill > 100_000 ? 'inpatient' : 'outpatient'
  await freeLimits(server)
  const made = await submittedCase(server, { bills: [bill], visitType })
  for (const action of actions)
    await server.call(claimsAdminCalls[action], { caseId: made.id }, { token: handler })
  return made
}

/** As if nothing had been paid before: an exhausted limit would change the amount of the next case. */
async function freeLimits({ db }: RaceKit['stage']['server']): Promise<void> {
  const policy = { company_id: idOf('company', 'xinghe-software'), id: idOf('policy', 'lin-medical') }
  const ofPolicy = { company_id: policy.company_id, policy_id: policy.id }
  // Every later case reassesses those decided before.
  await db
    .updateTable('claim_case')
    .set({ policy_id: null })
    .where((row) => row.and(ofPolicy))
    .where('state', 'in', [5, 6])
    .execute()
  await forgetUse(db, policy.company_id, policy.id)
}

export const decidable = (kit: RaceKit, bill: number) => handled(kit, ['accept', 'adjudicate'], bill)

export async function payableOf({ stage: { server }, handler }: RaceKit, caseId: string): Promise<number> {
  return (await server.call(claimsAdminCalls.open, { caseId }, { token: handler })).result.linesPayableFen
}

/** Above the deductible, so that something is paid. */
export const small = 12_000
export const forTwo = 900_000

/** Approved by a handler: a large amount waits for a second person, a small one for its payment. */
export async function approved(kit: RaceKit, bill: number): Promise<TestCase & { payableFen: number }> {
  const made = await decidable(kit, bill)
  const payableFen = await payableOf(kit, made.id)
  const { server } = kit.stage
  await server.call(claimsAdminCalls.approve, { caseId: made.id, payableFen }, { token: kit.handler })
  return { ...made, payableFen }
}

export async function waitingPayment(kit: RaceKit) {
  const made = await approved(kit, small)
  const { db } = kit.stage.server
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('subject_id', '=', made.id)
    .executeTakeFirstOrThrow()
  return { ...made, paymentId: payment.id }
}

export async function batched(kit: RaceKit) {
  const made = await waitingPayment(kit)
  const { server } = kit.stage
  const input = { paymentIds: [made.paymentId] }
  const batch = await server.call(claimsAdminCalls.makeBatch, input, { token: kit.senior })
  return { ...made, batchId: batch.result.id }
}

export async function paidByFile(kit: RaceKit) {
  const made = await batched(kit)
  const input = { batchId: made.batchId, encoding: 'utf-8' as const }
  await kit.stage.server.call(claimsAdminCalls.batchFile, input, { token: kit.senior })
  return made
}

/** The payment failed at the bank, and the case has another card by now. */
export async function failedPayment(kit: RaceKit) {
  const made = await paidByFile(kit)
  const { server } = kit.stage
  const results = [{ paymentId: made.paymentId, receipt: null, failure: 'name' as const }]
  await server.call(claimsAdminCalls.recordResults, { batchId: made.batchId, results }, { token: kit.senior })
  const bank_card_id = await cardOf(server, idOf('account', 'linxiao'))
  await server.db.updateTable('claim_case').set({ bank_card_id }).where('id', '=', made.id).execute()
  return made
}

export const objection = { reason: 'facts', words: '病历已写明诊断', files: [] } as const

export async function refused(kit: RaceKit): Promise<string> {
  const { id: caseId } = await decidable(kit, small)
  const reason = '不在保障范围内'
  await kit.stage.server.call(claimsAdminCalls.reject, { caseId, reason }, { token: kit.handler })
  return caseId
}

/** Taken by a staff member who was not involved in the case. */
export async function underAppeal(kit: RaceKit): Promise<string> {
  const caseId = await refused(kit)
  const { server } = kit.stage
  await server.call(claimCalls.appeal, { caseId, ...objection, files: [] }, { token: kit.lab.token })
  await server.call(claimsAdminCalls.takeAppeal, { caseId, takeOver: 1 }, { token: kit.senior })
  return caseId
}

/** Paid, reopened, and decided with a lower amount. */
export async function overpaid(kit: RaceKit): Promise<string> {
  const { server } = kit.stage
  const { id: caseId, receiptIds, paymentId } = await waitingPayment(kit)
  const sent = await server.db
    .updateTable('payment')
    .set({ state: 'sent' })
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const at = server.clock.now()
  await kit.lab.work().transaction((ctx) => paid(ctx, sent, { receipt: 'R1', at }))
  await server.call(claimsAdminCalls.reopen, { caseId, reason: '重复收费' }, { token: kit.senior })
  const line = { caseId, receiptId: receiptIds[0]!, payableFen: 100, reason: '重复收费' }
  await server.call(claimsAdminCalls.setLine, line, { token: kit.handler })
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token: kit.handler })
  await server.call(claimsAdminCalls.approve, { caseId, payableFen: 100 }, { token: kit.handler })
  return caseId
}
