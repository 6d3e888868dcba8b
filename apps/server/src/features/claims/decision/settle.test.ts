import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { receiptRows, takeCase } from '../record/find.ts'
import { staffActor } from '../record/transitions.ts'
import { addPolicy, caseLab, type CaseLab } from '../record/test-cases.ts'
import { holdInvoices } from './hold-invoices.ts'
import { reject } from './reject.ts'
import { settle, type SettleRequest } from './settle.ts'

const server = demoStage(() => ({ settings: { databasePoolSize: 20 } }))
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(() => lab.clear())

const actor = staffActor('0198c0de-0000-7000-8000-000000000001')
const decide = (caseId: string, more: Partial<SettleRequest> = {}) =>
  lab.work().transaction(async (ctx) => settle(ctx, (await takeCase(ctx.db, caseId))!, { actor, ...more }))

test('twenty concurrent cases never use more than the yearly sum', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 300_000 })
  const ids = await Promise.all(
    Array.from({ length: 20 }, () => lab.addCase({ state: 4, policyId, kinds: [] })),
  )
  const settled = await Promise.all(ids.map((id) => decide(id)))
  const paid = settled.flatMap((one) => (one.kind === 'settled' ? [one.decision.payableFen] : []))
  // Forty thousand each: seven in full, half of another, and nothing for the rest.
  expect(paid.reduce((sum, one) => sum + one, 0)).toBe(300_000)
  expect(paid.filter((one) => one > 0)).toHaveLength(8)
  const { used_fen } = await server.db
    .selectFrom('policy_liability_use')
    .select('used_fen')
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow()
  expect(used_fen).toBe(300_000)
  const rows = await Promise.all(ids.map((id) => lab.caseOf(id)))
  expect(rows.filter(({ state }) => state === 5)).toHaveLength(8)
  // The others are settled at zero, with the reason.
  expect(rows.filter(({ state, payable_fen }) => state === 6 && payable_fen === 0)).toHaveLength(12)
  const short = rows.find(({ payable_fen }) => payable_fen === 20_000)!
  const detail = (await server.call(claimCalls.detail, { caseId: short.id }, lab)).result
  expect(detail.lines[0]!.reason).toMatch(/超出.*限额 ¥200\.00 不赔付/)
})

test('a handler may lower a line, but not raise it above the policy', async () => {
  const caseId = await lab.addCase({ state: 4, receipts: [{ sort: 1 }, { sort: 2 }] })
  const row = await lab.caseOf(caseId)
  const [low, high] = await receiptRows(server.db, row)
  const manualLine = (receipt_id: string, payable_fen: number) => ({
    company_id: row.company_id,
    case_id: caseId,
    receipt_id,
    liability_id: null,
    billed_fen: 50_000,
    excluded_fen: 0,
    social_fen: 0,
    own_expense_fen: 0,
    deductible_fen: 0,
    ratio: 80,
    over_limit_fen: 0,
    payable_fen,
    reason: '部分费用不合理',
    is_by_hand: true,
  })
  await server.db
    .insertInto('claim_line')
    .values([manualLine(low!.id, 10_000), manualLine(high!.id, 50_000)])
    .execute()
  expect(await decide(caseId, { expectedFen: 80_000 })).toMatchObject({ code: refusals.sumMoved.code })
  expect(await decide(caseId, { expectedFen: 50_000 })).toMatchObject({ kind: 'settled' })
  const detail = (await server.call(claimCalls.detail, { caseId }, lab)).result
  expect(detail.lines.map(({ payableFen }) => payableFen)).toEqual([10_000, 40_000])
  expect(detail.lines[0]!.reason).toContain('部分费用不合理')
  expect(detail.payableFen).toBe(50_000)
})

test('an invoice that another case holds is not paid, and the failed call leaves nothing behind', async () => {
  const invoice = { invoice_code: '066', invoice_number: '343434' }
  const first = await lab.addCase({ state: 2, receipts: [invoice] })
  const other = await lab.caseOf(first)
  await holdInvoices(server, other, await receiptRows(server.db, other))
  const second = await lab.addCase({ state: 4, receipts: [invoice, { billed_fen: null }] })
  expect(await decide(second)).toMatchObject({ code: refusals.claimIncomplete.code })
  const third = await lab.addCase({ state: 4, receipts: [invoice] })
  expect(await decide(third)).toMatchObject({
    code: refusals.invoiceUsed.code,
    message: expect.stringContaining(other.case_no),
  })
  expect(await lab.paymentOf(third)).toEqual([])
})

test('a rejection states the reason, pays nothing and releases the invoices', async () => {
  const caseId = await lab.addCase({ state: 4 })
  const row = await lab.caseOf(caseId)
  await holdInvoices(server, row, await receiptRows(server.db, row))
  const reason = '本次就诊不在保障范围内'
  await lab
    .work()
    .transaction(async (ctx) => reject(ctx, (await takeCase(ctx.db, caseId))!, { reason, actor }))
  const detail = (await server.call(claimCalls.detail, { caseId }, lab)).result
  expect(detail).toMatchObject({ state: 7, payableFen: 0, payment: null, hasLetter: 1, canResubmit: 1 })
  expect(detail.lines).toMatchObject([{ payableFen: 0, reason }])
  expect(detail.timeline.at(-1)).toMatchObject({ state: 7, actor: 'handler', words: reason })
  expect((await lab.titles(caseId))[0]).toBe('理赔申请未通过')
  const held = await server.db
    .selectFrom('invoice_use')
    .select('subject_id')
    .where('subject_id', '=', caseId)
    .execute()
  expect(held).toEqual([])
})

test('cases with receipts of the same day and hospital share the limit of a visit, even concurrently', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, visitFen: 60_000 })
  const at = (hospital: string, day = '2026-02-20') =>
    lab.addCase({ state: 4, policyId, kinds: [], receipts: [{ hospital, visit_day: day }] })
  const ids = await Promise.all([at('北京协和医院'), at(' 北京协和 医院'), at('北京协和医院')])
  const settled = await Promise.all(ids.map((id) => decide(id)))
  const paid = settled.map((one) => (one.kind === 'settled' ? one.decision.payableFen : 0))
  // Forty thousand, the rest of sixty, and nothing.
  expect(paid.toSorted((a, b) => a - b)).toEqual([0, 20_000, 40_000])
  const short = (await Promise.all(ids.map((id) => lab.caseOf(id)))).find(
    (row) => row.payable_fen === 20_000,
  )!
  const detail = (await server.call(claimCalls.detail, { caseId: short.id }, lab)).result
  expect(detail.lines[0]!.reason).toMatch(/超出.*限额 ¥200\.00 不赔付/)
  expect(await decide(await at('北京协和医院', '2026-02-21'))).toMatchObject({
    decision: { payableFen: 40_000 },
  })
})

test('an invoice recognised without its code is the same as the one paid with it', async () => {
  const first = await lab.addCase({
    state: 4,
    receipts: [{ invoice_code: '077', invoice_number: '565656' }],
  })
  expect(await decide(first)).toMatchObject({ kind: 'settled' })
  const { case_no } = await lab.caseOf(first)
  const bare = await lab.addCase({ state: 4, receipts: [{ invoice_code: '', invoice_number: '565656' }] })
  expect(await decide(bare)).toMatchObject({
    code: refusals.invoiceUsed.code,
    message: expect.stringContaining(case_no),
  })
  const other = { state: 4 as const, receipts: [{ invoice_code: '078', invoice_number: '565656' }] }
  expect(await decide(await lab.addCase(other))).toMatchObject({ kind: 'settled' })
})
