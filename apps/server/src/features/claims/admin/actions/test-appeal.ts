import { claimCalls } from '@yf/contract/claims'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { DemoServer } from '#testkit/demo-server.ts'
import { newId } from '#platform/ids.ts'
import { addPolicy, caseLab, type AddCaseOptions, type CaseLab } from '#features/claims/record/test-cases.ts'
import { paid } from '#features/claims/decision/payment/payment-ends.ts'

/** 林晓's decided cases, and the staff who decide them. */
export async function appealLab(server: DemoServer) {
  const lab = await caseLab(server)
  const [handler, senior, another] = await Promise.all(
    (['handler1', 'senior1', 'senior2'] as const).map((name) => server.staffTokenOf(name)),
  )
  const staff = { handler: handler!, senior: senior!, another: another! }

  /** A new policy that pays 80 % of everything up to a yearly sum. */
  const newPolicy = (options: Partial<Parameters<typeof addPolicy>[1]> = {}) =>
    addPolicy(server, { yearlyFen: 1_000_000, ...options })

  return {
    ...lab,
    staff,
    newPolicy,
    ...decisions(server, lab, staff),
    ...appeals(server, lab, staff),
    ...results(server, lab),
  }
}

export type AppealLab = Awaited<ReturnType<typeof appealLab>>

type AppealStaff = Readonly<Record<'handler' | 'senior' | 'another', string>>

/** Decides new cases, by default as their handler. */
function decisions(server: DemoServer, lab: CaseLab, staff: AppealStaff) {
  /** A case that was accepted and adjudicated, ready for the decision. */
  async function adjudicated(options: AddCaseOptions, token: string): Promise<string> {
    const caseId = await lab.addCase({ state: 1, ...options })
    await server.call(claimsAdminCalls.accept, { caseId }, { token })
    await server.call(claimsAdminCalls.adjudicate, { caseId }, { token })
    return caseId
  }

  async function rejected(options: AddCaseOptions = {}, token = staff.handler): Promise<string> {
    const caseId = await adjudicated(options, token)
    await server.call(claimsAdminCalls.reject, { caseId, reason: '不属于保险责任' }, { token })
    return caseId
  }

  async function settled(
    payableFen: number,
    options: AddCaseOptions = {},
    token = staff.handler,
  ): Promise<string> {
    const caseId = await adjudicated(options, token)
    const done = await server.call(claimsAdminCalls.approve, { caseId, payableFen }, { token })
    if (!done.success) throw new Error(done.message)
    return caseId
  }

  /** As the payout partner reports it. */
  async function payOut(caseId: string): Promise<void> {
    const payment = (await lab.paymentOf(caseId)).find(({ state }) => state === 'waiting')
    if (!payment) throw new Error('nothing waits to be paid')
    await server.db.updateTable('payment').set({ state: 'sent' }).where('id', '=', payment.id).execute()
    await lab.work().transaction((ctx) => paid(ctx, payment, { receipt: 'R1', at: server.clock.now() }))
    server.clock.advance({ seconds: 1 })
  }

  const settledAndPaid = async (payableFen: number, options: AddCaseOptions = {}, token = staff.handler) => {
    const caseId = await settled(payableFen, options, token)
    await payOut(caseId)
    return caseId
  }

  return { adjudicated, rejected, settled, settledAndPaid, payOut }
}

/** Appeals of the member, and what staff do with decided cases. */
function appeals(server: DemoServer, lab: CaseLab, staff: AppealStaff) {
  const appeal = (caseId: string, more: object = {}, how: { token?: string; key?: string } = {}) => {
    server.clock.advance({ seconds: 1 })
    const input = { caseId, reason: 'facts' as const, words: '病历已写明诊断', files: [], ...more }
    return server.call(claimCalls.appeal, input, { token: lab.token, key: newId(), ...how })
  }

  const take = (caseId: string, token = staff.another) => {
    server.clock.advance({ seconds: 1 })
    return server.call(claimsAdminCalls.takeAppeal, { caseId }, { token })
  }
  const change = (caseId: string, payableFen: number, token = staff.another) =>
    server.call(
      claimsAdminCalls.changeDecision,
      { caseId, payableFen, reason: '补充的病历已核对' },
      { token },
    )
  const uphold = (caseId: string, token = staff.another) =>
    server.call(claimsAdminCalls.uphold, { caseId, reason: '病历不支持该项费用' }, { token })
  const reopen = (caseId: string, token = staff.senior) =>
    server.call(claimsAdminCalls.reopen, { caseId, reason: '发现漏算一张发票' }, { token })

  const setLine = (caseId: string, receiptId: string, payableFen: number | null, token = staff.another) =>
    server.call(claimsAdminCalls.setLine, { caseId, receiptId, payableFen, reason: '重复收费' }, { token })

  return { appeal, take, change, uphold, reopen, setLine }
}

function results(server: DemoServer, lab: CaseLab) {
  const receiptsOf = async (caseId: string) =>
    (
      await server.db
        .selectFrom('claim_receipt')
        .select(['id', 'invoice_number'])
        .where('case_id', '=', caseId)
        .orderBy('sort')
        .orderBy('id')
        .execute()
    ).map(({ id, invoice_number }) => ({ id, invoice_number: invoice_number! }))

  const detailOf = async (caseId: string) => (await server.call(claimCalls.detail, { caseId }, lab)).result

  /** The used amounts of a policy, and its only liability. */
  async function usedOf(policyId: string) {
    const policy = await server.db
      .selectFrom('policy as p')
      .leftJoin('policy_liability_use as l', 'l.policy_id', 'p.id')
      .select(({ fn, val }) => [
        'p.used_fen as policy',
        fn.coalesce('l.used_fen', val(0)).as('liability'),
        fn.coalesce('l.deductible_used_fen', val(0)).as('deductible'),
      ])
      .where('p.id', '=', policyId)
      .executeTakeFirstOrThrow()
    return [policy.policy, policy.liability, policy.deductible]
  }

  const amountsOf = async (caseId: string) =>
    (await lab.paymentOf(caseId)).map(({ amount_fen, state }) => `${amount_fen} ${state}`)

  return { receiptsOf, detailOf, usedOf, amountsOf }
}
