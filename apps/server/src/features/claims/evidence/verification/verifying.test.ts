import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { invoiceCheckAt } from '#partners/invoice-check/test-settings.ts'
import { flagRows } from '#features/claims/record/find.ts'
import { caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import { reassess } from '#features/claims/decision/reassess.ts'
import { askIssuer, askOverdueChecks, orderChecks } from './ask-issuer.ts'
import { pauseMs } from './store-issuer-answer.ts'
import { keyOf } from './invoice-checks.ts'

const sandbox = sandboxStage({ slowMs: 60_000 })
const server = demoStage(() => ({ settings: { invoiceCheck: invoiceCheckAt(sandbox.url) } }))
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
beforeEach(async () => {
  await play('works')
  await server.db.deleteFrom('invoice_check').execute()
  await fetch(`${sandbox.url}/inbox/invoice-check`, { method: 'DELETE' })
})
afterEach(() => lab.clear())

const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/invoice-check`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
const checkRequests = async () =>
  (await (await fetch(`${sandbox.url}/inbox/invoice-check`)).json()) as object[]
const receiptsOf = (caseId: string) =>
  server.db.selectFrom('claim_receipt').selectAll().where('case_id', '=', caseId).execute()
const flagsOf = async (caseId: string) =>
  (await flagRows(server.db, await lab.caseOf(caseId))).map(({ text }) => text)
const wordOf = async (caseId: string) => {
  const [receipt] = await receiptsOf(caseId)
  return server.db
    .selectFrom('invoice_check')
    .selectAll()
    .where((row) => row.and(keyOf(receipt!)!))
    .executeTakeFirst()
}
/** Runs the jobs: asks about the case's only invoice, and reassesses the case. */
async function work(caseId: string) {
  const [receipt] = await receiptsOf(caseId)
  await askIssuer.run(keyOf(receipt!)!, lab.work())
  await reassess.run({ caseId }, lab.work())
}

test('a fast issuer answers during submission, and the case is decided automatically', async () => {
  const caseId = await lab.addCase({ isUnverified: true, receipts: [{}, { billed_fen: 20_000 }] })
  expect((await lab.submit(caseId)).result).toMatchObject({ isDecided: 1, payableFen: 56_000 })
  expect(await checkRequests()).toHaveLength(2)
})

test('an invoice is checked once, however often its case is judged', async () => {
  const caseId = await lab.addCase({ isUnverified: true })
  const receipts = await receiptsOf(caseId)
  for (const _ of [1, 2]) await lab.work().transaction((ctx) => orderChecks(ctx, receipts))
  for (const _ of [1, 2]) await work(caseId)
  await askOverdueChecks.run({}, lab.work())
  await lab.submit(caseId)
  expect(await checkRequests()).toHaveLength(1)
})

test('a receipt forged three times with different number and date is unknown to its issuer and not paid', async () => {
  await play('unknown')
  for (const [number, day] of [
    ['30000001', '2026-02-20'],
    ['30000002', '2026-02-21'],
    ['30000003', '2026-02-22'],
  ] as const) {
    const receipts = [{ invoice_number: number, day }]
    const caseId = await lab.addCase({ isUnverified: true, receipts })
    expect((await lab.submit(caseId)).result).toMatchObject({ state: 1, isDecided: 0, payableFen: null })
    expect(await flagsOf(caseId)).toContain(`发票 ${number} 在开票方查无此票`)
    expect(await lab.paymentOf(caseId)).toEqual([])
  }
})

test.each([
  ['voided', '已被开票方作废或红冲'],
  ['otherSum', '在开票方登记的金额为 ¥400.00'],
])('an invoice that is %s needs manual review, with a message', async (scenario, message) => {
  await play(scenario)
  const caseId = await lab.addCase({ isUnverified: true })
  expect((await lab.submit(caseId)).result).toMatchObject({ isDecided: 0 })
  expect(await flagsOf(caseId)).toEqual([expect.stringContaining(message)])
})

test('an unanswered check needs manual review; when the issuer is back the flag is removed and the case decided automatically', async () => {
  await play('down')
  const caseId = await lab.addCase({ isUnverified: true })
  const { result } = await lab.submit(caseId)
  expect(result).toMatchObject({ state: 1, isDecided: 0 })
  expect(result.message).toContain('等待理赔专员受理')
  expect(await flagsOf(caseId)).toEqual([expect.stringContaining('尚未向开票方核验')])
  await reassess.run({ caseId }, lab.work())
  expect((await lab.caseOf(caseId)).state).toBe(1)
  await play('works')
  // Nobody asks before the pause is over.
  await work(caseId)
  expect(await wordOf(caseId)).toMatchObject({ outcome: 'unavailable', tries: 1 })
  server.clock.advance({ minutes: 1 })
  await work(caseId)
  expect(await wordOf(caseId)).toMatchObject({ outcome: 'real', due_at: null })
  expect(await flagsOf(caseId)).toEqual([])
  expect(await lab.caseOf(caseId)).toMatchObject({ state: 5, payable_fen: 40_000 })
  await Promise.all([1, 2, 3].map(() => reassess.run({ caseId }, lab.work())))
  expect(await lab.paymentOf(caseId)).toHaveLength(1)
})

test('concurrent reassessments decide a case once', async () => {
  await play('down')
  const caseId = await lab.addCase({ isUnverified: true })
  await lab.submit(caseId)
  await play('works')
  server.clock.advance({ minutes: 1 })
  const [receipt] = await receiptsOf(caseId)
  await askIssuer.run(keyOf(receipt!)!, lab.work())
  await Promise.all([1, 2, 3, 4].map(() => reassess.run({ caseId }, lab.work())))
  expect(await lab.paymentOf(caseId)).toHaveLength(1)
  expect((await server.call(claimCalls.detail, { caseId }, lab)).result.timeline).toHaveLength(4)
})

test('a case assigned to a handler stays theirs, and the flag is removed all the same', async () => {
  await play('down')
  const caseId = await lab.addCase({ isUnverified: true })
  await lab.submit(caseId)
  await server.db.updateTable('claim_case').set({ state: 2 }).where('id', '=', caseId).execute()
  await play('works')
  server.clock.advance({ minutes: 1 })
  await work(caseId)
  expect((await lab.caseOf(caseId)).state).toBe(2)
  expect(await flagsOf(caseId)).toEqual([])
})

test('a slow issuer does not delay the submission for long', async () => {
  await play('slow')
  const caseId = await lab.addCase({ isUnverified: true, receipts: [{}, {}, {}] })
  const began = Date.now()
  expect((await lab.submit(caseId)).result).toMatchObject({ isDecided: 0 })
  // Two seconds for all of them, plus the submission itself on a busy machine.
  expect(Date.now() - began).toBeLessThan(6_000)
})

test('an estimate counts on a query that was not sent yet, and not on an issuer that did not answer', async () => {
  await play('down')
  const caseId = await lab.addCase({ isUnverified: true })
  const isAtOnce = async () =>
    (await server.call(claimCalls.materialPage, { caseId }, lab)).result.estimate.isAtOnce
  expect(await isAtOnce()).toBe(1)
  await lab.work().transaction(async (ctx) => orderChecks(ctx, await receiptsOf(caseId)))
  await work(caseId)
  expect(await isAtOnce()).toBe(0)
  await play('works')
  server.clock.advance({ minutes: 1 })
  await work(caseId)
  expect(await isAtOnce()).toBe(1)
})

test('pauses grow from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 50].map((tries) => pauseMs(tries) / 60_000)).toEqual([1, 2, 4, 256, 360, 360])
})

test('open questions are retried when their pause is over, and not before', async () => {
  await play('down')
  const caseId = await lab.addCase({ isUnverified: true })
  await lab.submit(caseId)
  const sent: object[] = []
  const jobs = {
    ...server.services.jobs,
    send: async (_db: unknown, _job: unknown, data: object) => void sent.push(data),
  }
  const left = () => askOverdueChecks.run({}, { ...lab.work(), jobs } as never)
  await left()
  expect(sent).toEqual([])
  server.clock.advance({ minutes: 1 })
  await left()
  expect(sent).toEqual([keyOf((await receiptsOf(caseId))[0]!)])
})
