import { afterEach, beforeAll, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { flagRows } from '../record/find.ts'
import { caseLab, type CaseLab, type AddCaseOptions } from '../record/test-cases.ts'
import { preventsAutomatic, riskOf } from '../assessment/flags.ts'
import { noteFlags } from './keep-flags.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(() => lab.clear())

const read = {
  invoiceCode: '',
  invoiceNumber: '1',
  day: '2026-02-20',
  billedFen: 50_000,
  payer: '林晓',
  hospital: null,
}
const corrected = { snapshot: { read, byMember: { ...read, billedFen: 60_000 }, byHandler: null } }

test.each<[string, AddCaseOptions]>([
  ['corrected', { receipts: [{ ...corrected, is_sure: false }] }],
  ['unsure', { receipts: [{ is_sure: false }] }],
  ['otherPayer', { receipts: [{ payer: '王芳' }] }],
  ['noPayer', { receipts: [{ payer: null }] }],
  ['oldReceipt', { receipts: [{ day: '2025-08-01' }] }],
  ['aboveAutomatic', { receipts: [{ billed_fen: 400_000 }] }],
  ['highSum', { receipts: [{ billed_fen: 1_700_000 }] }],
  ['uncovered', { receipts: [{ visit_day: '2026-01-05' }] }],
  ['notRead', { flow: 'old' }],
])('%s is flagged, and a person decides', async (kind, options) => {
  const caseId = await lab.addCase({ state: 1, ...options })
  const row = await lab.caseOf(caseId)
  const risk = await noteFlags(lab.work(), row)
  const flags = await flagRows(server.db, row)
  expect(flags.map((flag) => flag.kind)).toContain(kind)
  expect(flags.some(preventsAutomatic)).toBe(true)
  expect(flags.every(({ text: message }) => /[\u4e00-\u9fff]/.test(message))).toBe(true)
  expect(risk).toBe(riskOf(flags))
  expect((await lab.caseOf(caseId)).risk).toBe(risk)
})

test.each<[string, AddCaseOptions, AddCaseOptions]>([
  ['aboveAutomatic', { receipts: [{ billed_fen: 300_000 }] }, { receipts: [{ billed_fen: 300_001 }] }],
  ['highSum', { receipts: [{ billed_fen: 1_600_000 }] }, { receipts: [{ billed_fen: 1_600_001 }] }],
  ['oldReceipt', { receipts: [{ day: '2025-09-03' }] }, { receipts: [{ day: '2025-09-02' }] }],
])('%s is flagged beyond its limit and not at it', async (kind, at, beyond) => {
  const kindsOf = async (options: AddCaseOptions) => {
    const row = await lab.caseOf(await lab.addCase({ state: 1, ...options }))
    await noteFlags(lab.work(), row)
    return (await flagRows(server.db, row)).map((flag) => flag.kind)
  }
  expect(await kindsOf(at)).not.toContain(kind)
  expect(await kindsOf(beyond)).toContain(kind)
})

test('names that differ only by spaces are the same name', async () => {
  const row = await lab.caseOf(await lab.addCase({ state: 1, receipts: [{ payer: '林 晓' }] }))
  expect(await noteFlags(lab.work(), row)).toBe(0)
})

test('flags a person who claims every few days, and stores a repeated flag once', async () => {
  for (let earlier = 0; earlier < 9; earlier += 1) {
    await lab.addCase({ state: 6, receipts: [], kinds: [] })
    server.clock.advance({ days: 2 })
  }
  const ninth = await lab.caseOf(await lab.addCase({ state: 1 }))
  await noteFlags(lab.work(), ninth)
  expect(await flagRows(server.db, ninth)).toEqual([])
  const row = await lab.caseOf(await lab.addCase({ state: 1, receipts: [{ hospital: '从未去过的医院' }] }))
  await noteFlags(lab.work(), row)
  await noteFlags(lab.work(), row)
  const kinds = (await flagRows(server.db, row)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['newHospital', 'pace.account-month', 'pace.insured-month'])
})

test('does not flag values that a handler entered', async () => {
  const byHandler = { ...read, billedFen: 50_000 }
  const snapshot = { read, byMember: { ...read, billedFen: 60_000 }, byHandler }
  const row = await lab.caseOf(await lab.addCase({ state: 2, receipts: [{ snapshot, is_sure: false }] }))
  expect(await noteFlags(lab.work(), row)).toBe(0)
})
