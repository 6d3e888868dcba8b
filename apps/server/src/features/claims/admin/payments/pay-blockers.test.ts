import { beforeAll, expect, test } from 'vitest'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { submittedCase } from '../case/test-case.ts'

const server = demoStage()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['handler1', 'senior1', 'senior2', 'auditor1'])
    tokens[account] = await server.staffTokenOf(account)
})
const as = (account: string) => ({ token: tokens[account]! })

type Touch = (caseId: string, receiptId: string) => Promise<unknown>

/** Approved by `by`, after `touch`; the payment waits. */
async function decided(by: string, touch?: Touch) {
  const made = await submittedCase(server, { bills: [20_000] })
  const { id: caseId } = made
  await server.call(claimsAdminCalls.accept, { caseId }, as('senior2'))
  await touch?.(caseId, made.receiptIds[0]!)
  await server.call(claimsAdminCalls.accept, { caseId, takeOver: 1 }, as(by))
  await server.call(claimsAdminCalls.adjudicate, { caseId }, as(by))
  const { result } = await server.call(claimsAdminCalls.open, { caseId }, as(by))
  const approving = { caseId, payableFen: result.linesPayableFen }
  expect((await server.call(claimsAdminCalls.approve, approving, as(by))).message).toBe('已通过')
  const { id: paymentId } = await server.db
    .selectFrom('payment')
    .select('id')
    .where('subject_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return { ...made, paymentId }
}
const batchOf = (account: string, ...paymentIds: string[]) =>
  server.call(claimsAdminCalls.makeBatch, { paymentIds }, as(account))

test('staff who approved a case cannot pay it and are told which one, and another person can', async () => {
  const own = await decided('senior1')
  const other = await decided('handler1')
  expect(await batchOf('senior1', other.paymentId, own.paymentId)).toMatchObject({
    code: 3163,
    message: `您改动过金额或审核通过了 ${own.caseNo}，须由他人打款`,
  })
  // Nothing was stored: the payment that they may make is still free.
  expect((await batchOf('senior1', other.paymentId)).success).toBe(true)
  expect((await batchOf('senior2', own.paymentId)).success).toBe(true)
})

const receipt = { excludedFen: 0, excludedReason: null, invoiceCode: '', day: '2026-02-20', socialFen: 0 }
const touches: readonly [string, Touch][] = [
  [
    'corrected a receipt',
    (caseId, receiptId) =>
      server.call(
        claimsAdminCalls.correct,
        {
          ...receipt,
          caseId,
          receiptId,
          invoiceNumber: `8${caseId.replaceAll(/\D/g, '').slice(-10)}`,
          billedFen: 21_000,
          payer: '林晓',
          hospital: '市第一人民医院',
        },
        as('senior2'),
      ),
  ],
  [
    'set a line',
    (caseId, receiptId) =>
      server.call(
        claimsAdminCalls.setLine,
        { caseId, receiptId, payableFen: 10_000, reason: '超出合理诊疗费用' },
        as('senior2'),
      ),
  ],
  [
    'changed the visit',
    (caseId) =>
      server.call(
        claimsAdminCalls.setVisit,
        { caseId, visitType: 'outpatient', hospital: `市第一人民医院${caseId.slice(-4)}` },
        as('senior2'),
      ),
  ],
]

test.each(touches)('staff who %s cannot pay the case, regardless of who approved it', async (_, touch) => {
  const { paymentId } = await decided('handler1', touch)
  expect((await batchOf('senior2', paymentId)).code).toBe(3163)
  expect((await batchOf('senior1', paymentId)).success).toBe(true)
})

test('staff who confirmed a case cannot pay it, and another senior can', async () => {
  const setAmount = (four_eyes_fen: number) =>
    server.db
      .updateTable('claim_rule')
      .set({ four_eyes_fen })
      .where('company_id', '=', idOf('company', 'xinghe-software'))
      .returning('four_eyes_fen')
      .execute()
  await setAmount(1)
  const { id: caseId } = await submittedCase(server, { bills: [20_000] })
  await server.call(claimsAdminCalls.accept, { caseId }, as('handler1'))
  await server.call(claimsAdminCalls.adjudicate, { caseId }, as('handler1'))
  await server.call(claimsAdminCalls.approve, { caseId, payableFen: 16_000 }, as('handler1'))
  await server.call(claimsAdminCalls.confirm, { caseId, payableFen: 16_000 }, as('senior1'))
  await setAmount(500_000)
  const { id } = await server.db
    .selectFrom('payment')
    .select('id')
    .where('subject_id', '=', caseId)
    .executeTakeFirstOrThrow()
  expect((await batchOf('senior1', id)).code).toBe(3163)
  expect((await batchOf('senior2', id)).success).toBe(true)
})

test('staff who took part in a case cannot send, download or settle a batch made by another', async () => {
  const { paymentId, caseNo } = await decided('senior1')
  const { result: batch } = await batchOf('senior2', paymentId)
  const { id: batchId } = batch
  const refused = { code: 3163, message: expect.stringContaining(caseNo) }
  const file = (account: string) =>
    server.call(claimsAdminCalls.batchFile, { batchId, encoding: 'utf-8' }, as(account))
  const results = [{ paymentId, receipt: null, failure: 'name' as const }]
  expect(await server.call(claimsAdminCalls.sendBatch, { batchId }, as('senior1'))).toMatchObject(refused)
  expect(await file('senior1')).toMatchObject(refused)
  expect((await file('senior2')).success).toBe(true)
  const record = (account: string) =>
    server.call(claimsAdminCalls.recordResults, { batchId, results }, as(account))
  expect(await record('senior1')).toMatchObject(refused)
  expect((await record('senior2')).success).toBe(true)
  const again = await server.call(claimsAdminCalls.retryPayment, { paymentId }, as('senior1'))
  expect(again).toMatchObject(refused)
})

test('staff see beforehand what they may not pay and why, and others see no blocker', async () => {
  const own = await decided('senior1')
  const touched = await decided('senior1', touches[1]![1])
  const seenBy = async (account: string, id: string) => {
    const page = { pageNo: 1, pageSize: 100, state: 'waiting' as const }
    const { result } = await server.call(claimsAdminCalls.payments, page, as(account))
    return result.records.find((row) => row.id === id)?.hindrance
  }
  expect(await seenBy('senior1', own.paymentId)).toBe('您审核通过了本案，须由他人打款')
  expect(await seenBy('senior2', own.paymentId)).toBeNull()
  expect(await seenBy('senior2', touched.paymentId)).toBe('您改动过本案金额，须由他人打款')
  expect(await seenBy('auditor1', own.paymentId)).toBeNull()
  const { result: batch } = await batchOf('senior2', own.paymentId)
  expect(batch.hindrance).toBeNull()
  const batches = async (account: string) =>
    (
      await server.call(claimsAdminCalls.batches, { pageNo: 1, pageSize: 20 }, as(account))
    ).result.records.find(({ id }) => id === batch.id)?.hindrance
  expect(await batches('senior1')).toBe(`您改动过金额或审核通过了 ${own.caseNo}，须由他人打款`)
  expect(await batches('senior2')).toBeNull()
})
