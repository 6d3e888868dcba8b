import { beforeAll, expect, test, vi } from 'vitest'
import { claimsAdminCalls, type BankResult } from '@yf/contract/claims-admin'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import type { JobContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { askPaymentsJob } from '#features/claims/decision/payment/pay-job.ts'
import { cardOf, submittedCase } from '../case/test-case.ts'

let token: string
let handler: string
const sandbox = sandboxStage()
const server = demoStage(() => {
  const payout = {
    baseUrl: `${sandbox.url}/payout`,
    merchantId: 'sandbox-payout',
    secret: 'sandbox-payout-secret',
  }
  return { jobs: true, settings: { payout } }
})
beforeAll(async () => {
  ;[token, handler] = [await server.staffTokenOf('senior1'), await server.staffTokenOf('handler1')]
})

/** Decided by a handler: the payment waits for a batch. */
async function decided(billedFen = 20_000) {
  const made = await submittedCase(server, { bills: [billedFen] })
  const { id: caseId } = made
  await server.call(claimsAdminCalls.accept, { caseId }, { token: handler })
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token: handler })
  const payableFen = (billedFen * 80) / 100
  const settled = await server.call(claimsAdminCalls.approve, { caseId, payableFen }, { token: handler })
  expect(settled.message).toBe('已通过')
  const payment = await server.db
    .selectFrom('payment')
    .select('id')
    .where('subject_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return { ...made, paymentId: payment.id }
}

const batchOf = (...paymentIds: string[]) =>
  server.call(claimsAdminCalls.makeBatch, { paymentIds }, { token })
const send = (batchId: string, key?: string) =>
  server.call(claimsAdminCalls.sendBatch, { batchId }, key ? { token, key } : { token })
const fileOf = (batchId: string, encoding: 'gbk' | 'utf-8' = 'utf-8') =>
  server.call(claimsAdminCalls.batchFile, { batchId, encoding }, { token })
const batchNamed = async (id: string) =>
  (await server.call(claimsAdminCalls.batches, { pageNo: 1, pageSize: 50 }, { token })).result.records.find(
    (batch) => batch.id === id,
  )
const results = (batchId: string, ...bankResults: BankResult[]) =>
  server.call(claimsAdminCalls.recordResults, { batchId, results: bankResults }, { token })
const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/payout`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
const instructionsOf = async (paymentId: string) =>
  ((await (await fetch(`${sandbox.url}/inbox/payout`)).json()) as { instructionId: string }[]).filter(
    ({ instructionId }) => instructionId === paymentId,
  )

test('waiting payments become a batch, are sent, and each is paid once', async () => {
  const [one, two] = [await decided(20_000), await decided(10_000)]
  const { result: batch } = await batchOf(one.paymentId, two.paymentId)
  expect(batch).toMatchObject({ count: 2, totalFen: 24_000, state: 'open', madeBy: '赵主管' })
  expect(batch.batchNo).toMatch(/^PB20260302-\d{4}$/)

  const key = `send-${batch.id}`
  const [first, again] = await Promise.all([send(batch.id, key), send(batch.id, key)])
  expect(first.result).toEqual(again.result)
  expect((await send(batch.id)).code).toBe(1009)
  expect(await fileOf(batch.id)).toMatchObject({
    code: 3162,
    message: '该批次已发送给付款方，不能再按文件打款',
  })
  await vi.waitFor(async () => expect((await batchNamed(batch.id))?.state).toBe('done'), 60_000)
  expect(await batchNamed(batch.id)).toMatchObject({ paidCount: 2, failedCount: 0 })
  for (const { paymentId } of [one, two]) expect(await instructionsOf(paymentId)).toHaveLength(1)
  const paid = await server.call(claimsAdminCalls.open, { caseId: one.id }, { token })
  expect(paid.result).toMatchObject({ state: 6, payment: { state: 'paid', amountFen: 16_000 } })
})

test("a batch whose file was downloaded is paid only by file, and ends with the bank's results", async () => {
  const [one, two] = [await decided(20_000), await decided(10_000)]
  const { result: batch } = await batchOf(one.paymentId, two.paymentId)
  const file = await fileOf(batch.id)
  const text = Buffer.from(file.result.base64, 'base64').toString()
  expect(file.result.name).toBe(`${batch.batchNo}.csv`)
  for (const { paymentId, caseNo } of [one, two]) {
    expect(text).toContain(paymentId)
    expect(text).toContain(`理赔款 ${caseNo}`)
  }
  expect((await fileOf(batch.id)).result).toEqual(file.result)
  expect((await batchNamed(batch.id))?.state).toBe('file')
  expect(await send(batch.id)).toMatchObject({
    code: 3162,
    message: expect.stringContaining('不能再发送给付款方'),
  })
  const retried = await server.call(claimsAdminCalls.retryPayment, { paymentId: one.paymentId }, { token })
  expect(retried.code).toBe(3162)

  const paid = { paymentId: one.paymentId, receipt: 'HD-2026-0001', failure: null }
  const failed = { paymentId: two.paymentId, receipt: null, failure: 'name' as const }
  expect((await results(batch.id, { ...paid, receipt: ' ' })).success).toBe(false)
  const [first, again] = await Promise.all([results(batch.id, paid), results(batch.id, paid)])
  expect([first.success, again.success].toSorted()).toEqual([false, true])
  // One invalid line, and nothing of the list is stored.
  expect((await results(batch.id, failed, paid)).code).toBe(1009)
  expect((await batchNamed(batch.id))?.failedCount).toBe(0)
  expect((await results(batch.id, failed)).result).toMatchObject({
    state: 'done',
    paidCount: 1,
    failedCount: 1,
  })
  const opened = async (caseId: string) =>
    (await server.call(claimsAdminCalls.open, { caseId }, { token })).result
  expect(await opened(one.id)).toMatchObject({ state: 6, payment: { state: 'paid' } })
  expect((await opened(one.id)).timeline.at(-1)).toMatchObject({ actor: '赵主管' })
  expect(await opened(two.id)).toMatchObject({
    state: 5,
    payment: { state: 'failed', failure: '户名与银行卡不一致' },
  })
  for (const { paymentId } of [one, two]) expect(await instructionsOf(paymentId)).toEqual([])
})

test('a batch is paid one way, even if two people choose concurrently', async () => {
  const { paymentId } = await decided()
  const { result: batch } = await batchOf(paymentId)
  const [file, sent] = await Promise.all([fileOf(batch.id), send(batch.id)])
  expect([file.code, sent.code].filter((code) => code === 3162)).toHaveLength(1)
  const isPaidTwice = file.success && (await instructionsOf(paymentId)).length > 0
  expect(isPaidTwice).toBe(false)
})

test('the worker never queries the payout partner about a payment by file', async () => {
  const { paymentId } = await decided()
  const { result: batch } = await batchOf(paymentId)
  await fileOf(batch.id)
  server.clock.advance({ minutes: 30 })
  await askPaymentsJob.run(
    {},
    {
      ...server.services,
      db: server.db,
      log: server.app.log as JobContext['log'],
      transaction: () => Promise.reject(new Error('it was taken up')),
    },
  )
  expect(await instructionsOf(paymentId)).toEqual([])
})

test('records bank results only for a batch that was paid by file', async () => {
  const { paymentId } = await decided()
  const { result: batch } = await batchOf(paymentId)
  const paid = { paymentId, receipt: 'HD-1', failure: null }
  expect((await results(batch.id, paid)).code).toBe(3162)
  expect((await results(newId(), paid)).success).toBe(false)
  const { result: other } = await batchOf((await decided()).paymentId)
  await fileOf(other.id)
  expect((await results(other.id, paid)).success).toBe(false)
})

test('of concurrent batches with the same payment one gets it, and batch numbers are unique', async () => {
  const shared = await decided()
  const others = [await decided(), await decided(), await decided()]
  const made = await Promise.all(others.map(({ paymentId }) => batchOf(paymentId, shared.paymentId)))
  expect(made.filter(({ success }) => success)).toHaveLength(1)
  expect(made.find(({ success }) => !success)?.code).toBe(3159)
  const left = await server.db
    .selectFrom('payment')
    .select('id')
    .where(
      'id',
      'in',
      others.map(({ paymentId }) => paymentId),
    )
    .where('batch_id', 'is', null)
    .execute()
  const apart = await Promise.all(left.map(({ id }) => batchOf(id)))
  expect(new Set(apart.map(({ result }) => result.batchNo)).size).toBe(2)
})

test('a payment that was already sent or does not exist is in no batch', async () => {
  const { paymentId } = await decided()
  await server.db.updateTable('payment').set({ is_at_once: true }).where('id', '=', paymentId).execute()
  expect((await batchOf(paymentId)).code).toBe(3159)
  expect((await batchOf(newId())).code).toBe(3159)
})

test("a name with characters missing in the bank's encoding is refused with its row instead of being sent incomplete", async () => {
  const { paymentId, caseNo, cardId } = await decided()
  await server.db.updateTable('bank_card').set({ holder_name: '林𠮷' }).where('id', '=', cardId).execute()
  const { result: batch } = await batchOf(paymentId)
  const refused = await fileOf(batch.id, 'gbk')
  expect(refused.code).toBe(3160)
  expect(refused.message).toContain(`第 1 行（案件 ${caseNo}）含有该编码没有的字（𠮷），请改用 UTF-8`)
  expect((await batchNamed(batch.id))?.state).toBe('open')
})

test('a failed payment is paid again only on another card', async () => {
  const { id: caseId, paymentId } = await decided()
  const { result: batch } = await batchOf(paymentId)
  await play('refuses')
  await send(batch.id)
  await vi.waitFor(async () => expect((await batchNamed(batch.id))?.failedCount).toBe(1), 60_000)
  await play('works')
  const retry = () => server.call(claimsAdminCalls.retryPayment, { paymentId }, { token })
  expect((await retry()).code).toBe(3161)
  const bank_card_id = await cardOf(server, idOf('account', 'linxiao'))
  await server.db.updateTable('claim_case').set({ bank_card_id }).where('id', '=', caseId).execute()
  const again = await retry()
  expect(again.result).toMatchObject({ state: 'waiting', amountFen: 16_000, batchNo: null })
  expect(again.result.id).not.toBe(paymentId)
  const { result: opened } = await server.call(claimsAdminCalls.open, { caseId }, { token })
  expect(opened.timeline.at(-1)).toMatchObject({
    actor: '赵主管',
    words: expect.stringContaining('重新安排打款'),
  })
  expect((await retry()).code).toBe(1009)
})

test('a payment in doubt is queried, and never paid a second time', async () => {
  const { id: caseId, paymentId } = await decided()
  const { result: batch } = await batchOf(paymentId)
  await play('cut')
  await send(batch.id)
  await vi.waitFor(async () => expect(await instructionsOf(paymentId)).toHaveLength(1), 60_000)
  await play('works')
  await server.call(claimsAdminCalls.retryPayment, { paymentId }, { token })
  await vi.waitFor(async () => {
    const { result } = await server.call(claimsAdminCalls.open, { caseId }, { token })
    expect(result.payment?.state).toBe('paid')
  }, 60_000)
  expect(await instructionsOf(paymentId)).toHaveLength(1)
})

test('lists payments by state with their batch, and masks every card number', async () => {
  const { paymentId } = await decided()
  const { result } = await server.call(
    claimsAdminCalls.payments,
    { pageNo: 1, pageSize: 100, state: 'waiting' },
    { token },
  )
  const row = result.records.find(({ id }) => id === paymentId)
  expect(row).toMatchObject({ payeeName: '林晓', companyName: '星河软件', batchNo: null, isAtOnce: 0 })
  expect(row?.maskedNo).toMatch(/^\*{4} \*{4} \*{4} \d{4}$/)
})
