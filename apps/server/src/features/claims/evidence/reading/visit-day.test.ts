import { claimCalls } from '@yf/contract/claims'
import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { invoiceCheckAt } from '#partners/invoice-check/test-settings.ts'
import { dark, fiscalReceipt, ofdSaying, pdfSaying } from '#platform/files/ofd/test-documents.ts'
import { createOcrPool } from '#platform/ocr/pool.ts'
import { caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import { readMaterial, uploadTo } from './test-materials.ts'

vi.setConfig({ testTimeout: 60_000 })

const ocr = createOcrPool({ processes: 1, cpuLimitMs: 60_000, maxRssMb: 1500, queueLimit: 50 })
afterAll(() => ocr.close())
const sandbox = sandboxStage()
const server = demoStage(() => ({
  jobs: true,
  ocr,
  settings: { invoiceCheck: invoiceCheckAt(sandbox.url) },
}))
let lab: CaseLab
let staff: string
beforeAll(async () => {
  lab = await caseLab(server)
  staff = await server.staffTokenOf('handler1')
})
beforeEach(() => lab.clear())

type Line = readonly [number, number, string]
let serial = 7_770_000_000
const receiptSaying = (...lines: readonly Line[]) => [
  ...fiscalReceipt(String((serial += 1)), { selfFundedFen: 0 }),
  ...lines,
]

async function read(caseId: string, bytes: Buffer): Promise<ClaimMaterial> {
  const { result, message } = await uploadTo(server, { token: lab.token, caseId, bytes })
  if (!result) throw new Error(message)
  return readMaterial(server, { token: lab.token, caseId, id: result[0]!.id })
}

async function submitted(caseId: string, id: string) {
  await server.call(claimCalls.saveFiles, { caseId, files: [{ id }] }, lab)
  return (await lab.submit(caseId)).result
}
const opened = (caseId: string) => server.call(claimsAdminCalls.open, { caseId }, { token: staff })

test('a visit on the declared day is decided automatically', async () => {
  const caseId = await lab.addCase({ receipts: [] })
  const { id, fields } = await read(
    caseId,
    await pdfSaying(receiptSaying([10, 112, '就诊日期：20260220']), { ink: dark }),
  )
  expect(fields.find(({ name }) => name === 'visitDay')).toMatchObject({ value: '2026-02-20', isSure: 1 })
  expect(await submitted(caseId, id)).toMatchObject({ isDecided: 1 })
})

test('a visit on another day than declared uses that day, is reported before submitting, and needs manual review', async () => {
  const caseId = await lab.addCase({ receipts: [] })
  const { id } = await read(caseId, ofdSaying(receiptSaying([10, 112, '就诊日期：2026-02-18'])))
  await server.call(claimCalls.saveFiles, { caseId, files: [{ id }] }, lab)
  const page = (await server.call(claimCalls.materialPage, { caseId }, lab)).result
  expect(page.checks.map(({ level, words }) => [level, words])).toContainEqual([
    'warns',
    expect.stringContaining('上的就诊日期为 2026-02-18，与申报的就诊日期 2026-02-20 不同'),
  ])
  expect(page.estimate).toMatchObject({
    isAtOnce: 0,
    reasons: expect.arrayContaining(['资料上的就诊日期与填写的不一致，或没有看清']),
  })
  expect((await lab.submit(caseId)).result).toMatchObject({ isDecided: 0 })
  const work = (await opened(caseId)).result
  expect(work.flags).toContainEqual(expect.stringContaining('2026-02-18'))
  expect(work.receipts).toMatchObject([{ visitDay: '2026-02-18', day: '2026-02-20' }])
})

test('a visit before the policy is not paid, however late the invoice is', async () => {
  const caseId = await lab.addCase({ receipts: [] })
  const { id } = await read(
    caseId,
    await pdfSaying(receiptSaying([10, 112, '就诊时间：2024-02-18']), { ink: dark }),
  )
  await server.call(claimCalls.saveFiles, { caseId, files: [{ id }] }, lab)
  const { estimate } = (await server.call(claimCalls.materialPage, { caseId }, lab)).result
  expect(estimate).toMatchObject({ payableFen: 0, isAtOnce: 0 })
})

test("a handler's correction of the declared days removes the flag", async () => {
  const caseId = await lab.addCase({ receipts: [] })
  const { id } = await read(
    caseId,
    await pdfSaying(receiptSaying([10, 112, '就诊日期：2026-02-18']), { ink: dark }),
  )
  await submitted(caseId, id)
  await server.call(claimsAdminCalls.accept, { caseId }, { token: staff, key: caseId })
  const visit = { caseId, visitType: 'outpatient' as const, hospital: '北京协和医院' }
  const set = (days: object) =>
    server.call(claimsAdminCalls.setVisit, { ...visit, ...days }, { token: staff })
  expect((await set({ visitStart: '2026-02-18' })).http).toBe(400)
  expect((await set({ visitStart: '2026-02-18', visitEnd: '2026-02-17' })).http).toBe(400)
  expect((await set({ visitStart: '2026-02-18', visitEnd: '2099-02-18' })).http).toBe(400)
  const { result } = await set({ visitStart: '2026-02-18', visitEnd: '2026-02-18' })
  expect(result).toMatchObject({ visitStart: '2026-02-18', visitEnd: '2026-02-18' })
  expect(result.flags.join()).not.toContain('上的就诊日期')
})

test('a handler enters the day of a visit and removes it again', async () => {
  const caseId = await lab.addCase({ receipts: [] })
  const { id } = await read(
    caseId,
    await pdfSaying(receiptSaying([10, 112, '就诊日期：2026-02-18']), { ink: dark }),
  )
  await submitted(caseId, id)
  await server.call(claimsAdminCalls.accept, { caseId }, { token: staff, key: caseId })
  const [receipt] = (await opened(caseId)).result.receipts
  const { invoiceCode, invoiceNumber, day, billedFen, socialFen, payer, hospital } = receipt!
  const values = { invoiceCode, invoiceNumber, day, billedFen, socialFen, payer, hospital }
  const correct = (visitDay: string | null) =>
    server.call(
      claimsAdminCalls.correct,
      { caseId, receiptId: receipt!.id, ...values, visitDay, excludedFen: 0, excludedReason: null },
      { token: staff },
    )
  expect((await correct('2099-01-01')).http).toBe(400)
  expect((await correct('2026-02-30')).http).toBe(400)
  const right = (await correct('2026-02-19')).result
  expect(right.receipts).toMatchObject([{ visitDay: '2026-02-19' }])
  expect(right.receipts[0]!.history).toContain('专员更正 就诊日期：2026-02-19')
  expect((await correct(null)).result.receipts).toMatchObject([{ visitDay: null }])
})

test('undeclared days are filled in from the document; declared ones stay', async () => {
  const caseId = await lab.addCase({
    receipts: [],
    set: { visit_type: 'inpatient', visit_start: null, visit_end: null },
  })
  await read(
    caseId,
    await pdfSaying(receiptSaying([10, 112, '住院日期：2026-02-10至2026-02-19']), { ink: dark }),
  )
  expect(await lab.caseOf(caseId)).toMatchObject({ visit_start: '2026-02-10', visit_end: '2026-02-19' })
  await read(
    caseId,
    await pdfSaying(receiptSaying([10, 112, '住院日期：2026-01-10至2026-01-19']), { ink: dark }),
  )
  expect(await lab.caseOf(caseId)).toMatchObject({ visit_start: '2026-02-10', visit_end: '2026-02-19' })
})
