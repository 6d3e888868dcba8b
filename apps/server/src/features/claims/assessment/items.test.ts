import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import type { Terms } from '@yf/domain/adjudication/terms'
import type { FeeLine, ReadDocument } from '@yf/ocr/document/outcome'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { flagRows } from '../record/find.ts'
import { addPolicy, caseLab, type CaseLab, type AddCaseOptions } from '../record/test-cases.ts'
import { encryptReading } from '../record/materials/reading.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(() => lab.clear())

const exclusions: Terms['exclusions'] = [{ name: '洁牙', codes: [], words: ['洁牙'] }]
const cleaning: FeeLine = {
  name: '超声洁牙',
  count: 1,
  unit: '次',
  amount: 20_000,
  remark: null,
  confidence: 1,
}
const filling: FeeLine = { ...cleaning, name: '补牙材料', amount: 30_000 }

const listOf = (feeLines: readonly FeeLine[]): ReadDocument => ({
  outcome: 'read',
  kind: 'feeList',
  kindConfidence: 1,
  fields: {},
  feeLines,
  lines: [{ text: '费用清单', confidence: 1, region: [] as never }],
  qrCodes: [],
  turn: 0,
  width: 1000,
  height: 1400,
})

/** A case with a fee list of these charges. */
async function caseWithList(feeLines: readonly FeeLine[], options: AddCaseOptions): Promise<string> {
  const caseId = await lab.addCase(options)
  const row = await lab.caseOf(caseId)
  const id = await lab.addMaterial(row, 'feeList')
  const key = await subjectKey({ ...server.services, db: server.db }, row.account_id)
  await server.db
    .updateTable('claim_material')
    .set({ reading_encrypted: encryptReading(key, id, listOf(feeLines)) })
    .where('id', '=', id)
    .execute()
  return caseId
}

const flagsOf = async (caseId: string) =>
  (await flagRows(server.db, await lab.caseOf(caseId))).map(({ text }) => text)
const withTerms = (terms: Partial<Terms>) => addPolicy(server, { yearlyFen: 1_000_000, terms })

test('excludes items as the fee list prints them, and the line says why', async () => {
  const policyId = await withTerms({ exclusions })
  const caseId = await caseWithList([cleaning, filling], { policyId })
  expect((await lab.submit(caseId)).result).toMatchObject({ isDecided: 1, payableFen: 24_000 })
  const { result } = await server.call(claimCalls.detail, { caseId }, lab)
  expect(result.lines[0]).toMatchObject({
    excludedFen: 20_000,
    reason: expect.stringContaining('超声洁牙属于洁牙') as unknown,
  })
  // The yearly amount used by a later case takes it into account, too.
  const next = await lab.submit(await lab.addCase({ policyId }))
  expect(next.result).toMatchObject({ isDecided: 1, payableFen: 40_000 })
})

test('manual review is needed for a fee list with two receipts, and for one that does not add up to the receipt', async () => {
  const policyId = await withTerms({ exclusions })
  const two = await caseWithList([cleaning, filling], { policyId, receipts: [{}, {}] })
  expect((await lab.submit(two)).result.isDecided).toBe(0)
  expect(await flagsOf(two)).toEqual(['费用清单没有用于核算：案件有 2 张发票，无法一一对应'])
  const other = await caseWithList([cleaning], { policyId })
  expect((await lab.submit(other)).result.isDecided).toBe(0)
  expect(await flagsOf(other)).toContainEqual(
    expect.stringMatching(/^费用明细合计 ¥200\.00，与发票 \d+的金额不符/),
  )
})

test('terms that pay less outside the catalogue need manual review if the receipt lacks that amount', async () => {
  const policyId = await withTerms({ outsideRatio: 0 })
  const read = { invoiceCode: '', invoiceNumber: '1', day: null, billedFen: 1, payer: null, hospital: null }
  const snapshot = { read, byMember: null, byHandler: null }
  const silent = await lab.addCase({ policyId, receipts: [{ snapshot }] })
  expect((await lab.submit(silent)).result.isDecided).toBe(0)
  expect(await flagsOf(silent)).toContainEqual(expect.stringContaining('没有读到个人自费金额'))
  const clearSnapshot = { ...snapshot, read: { ...read, ownExpenseFen: 0 } }
  const clear = await lab.addCase({ policyId, receipts: [{ snapshot: clearSnapshot }] })
  expect((await lab.submit(clear)).result.isDecided).toBe(1)
})
