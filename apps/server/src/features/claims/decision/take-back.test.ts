import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { pointsCalls } from '@yf/contract/points'
import { refusals } from '@yf/contract/refusals'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { caseStates, type CaseState } from '@yf/domain/claim-case'
import { demoStage } from '#testkit/demo-stage.ts'
import { receiptRows } from '../record/find.ts'
import { caseLab, companyId, type CaseLab } from '../record/test-cases.ts'
import { holdInvoices } from './hold-invoices.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(() => lab.clear())

async function caseIn(state: CaseState): Promise<string> {
  const caseId = await lab.addCase({ state })
  const row = await lab.caseOf(caseId)
  await holdInvoices(server, row, await receiptRows(server.db, row))
  return caseId
}
const held = async (caseId: string) =>
  (await server.db.selectFrom('invoice_use').select('subject_id').where('subject_id', '=', caseId).execute())
    .length

const allBut = (...open: CaseState[]) => Object.values(caseStates).filter((state) => !open.includes(state))

test('a case that nobody has accepted can be cancelled, and releases its invoices', async () => {
  const caseId = await caseIn(1)
  const { result } = await server.call(claimCalls.cancel, { caseId }, lab)
  expect(result).toMatchObject({ state: 8, canResubmit: 1, canCancel: 0, nextStep: null })
  expect(await held(caseId)).toBe(0)
})

test.each(allBut(1))('a case in state %i cannot be cancelled', async (state) => {
  const caseId = await caseIn(state)
  const { code } = await server.call(claimCalls.cancel, { caseId }, lab)
  expect(code).toBe(refusals.cannotCancel.code)
  expect(await held(caseId)).toBe(1)
})

test.each([2, 3, 4] as const)('a case in state %i can be withdrawn, with a reason', async (state) => {
  const caseId = await caseIn(state)
  const { result } = await server.call(claimCalls.withdraw, { caseId, reason: '票据有误' }, lab)
  expect(result).toMatchObject({ state: 9, stateName: '已撤销', canResubmit: 1 })
  expect(result.timeline.at(-1)).toMatchObject({ state: 9, actor: 'me', words: '撤销案件：票据有误' })
  expect(await held(caseId)).toBe(0)
})

test.each(allBut(2, 3, 4))('a case in state %i cannot be withdrawn', async (state) => {
  const caseId = await caseIn(state)
  const { code } = await server.call(claimCalls.withdraw, { caseId }, lab)
  expect(code).toBe(refusals.cannotWithdraw.code)
  expect(await held(caseId)).toBe(1)
})

test('of concurrent cancellations exactly one succeeds', async () => {
  const caseId = await caseIn(1)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => server.call(claimCalls.cancel, { caseId }, lab)),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('an invoice of a cancelled case can be claimed again', async () => {
  const invoice = { invoice_code: '033', invoice_number: '90909090' }
  const first = await lab.addCase({ receipts: [{ ...invoice, payer: '王芳' }] })
  await lab.submit(first)
  await server.call(claimCalls.cancel, { caseId: first }, lab)
  const second = await lab.addCase({ receipts: [invoice] })
  expect((await lab.submit(second)).success).toBe(true)
})

test('a cancelled case is renewed under a new number, with its files and receipts', async () => {
  const caseId = await lab.addCase({ receipts: [{ payer: '王芳' }, {}] })
  await lab.submit(caseId)
  expect((await server.call(claimCalls.renewCaseNo, { caseId }, lab)).code).toBe(refusals.cannotRenew.code)
  await server.call(claimCalls.cancel, { caseId }, lab)
  const old = await lab.caseOf(caseId)
  const { result: draft } = await server.call(claimCalls.renewCaseNo, { caseId }, lab)
  expect(draft).toMatchObject({ state: 0, hospital: old.hospital, visitType: 'outpatient', step: 3 })
  expect(draft.caseNo).not.toBe(old.case_no)
  const page = (await server.call(claimCalls.materialPage, { caseId: draft.caseId }, lab)).result
  expect(page.materials).toHaveLength(3)
  expect(page.estimate).toMatchObject({ billedFen: 100_000, payableFen: 80_000 })
  const again = await server.call(claimCalls.renewCaseNo, { caseId }, lab)
  expect(again.code).toBe(refusals.draftStands.code)
  expect(again.message).toContain(draft.caseNo)
  expect((await lab.submit(draft.caseId)).success).toBe(true)
})

test('carbon points of a claim are removed when it is cancelled or withdrawn, however often it is renewed', async () => {
  const carbon = async (caseId?: string) =>
    (await server.call(pointsCalls.claimCarbon, { companyId, ...(caseId ? { caseId } : {}) }, lab)).result
  const before = (await carbon()).total
  let caseId = await lab.addCase({ receipts: [{ payer: '王芳' }] })
  for (const _ of [1, 2]) {
    await lab.submit(caseId)
    expect(await carbon(caseId)).toEqual({ total: before + 30, gained: 30 })
    await server.call(claimCalls.cancel, { caseId }, lab)
    expect(await carbon(caseId)).toEqual({ total: before, gained: 0 })
    caseId = (await server.call(claimCalls.renewCaseNo, { caseId }, lab)).result.caseId
  }
  await lab.submit(caseId)
  await server.db.updateTable('claim_case').set({ state: 2 }).where('id', '=', caseId).execute()
  await server.call(claimCalls.withdraw, { caseId }, lab)
  expect(await carbon(caseId)).toEqual({ total: before, gained: 0 })
})

const asRead = {
  invoiceCode: '011002600111',
  invoiceNumber: '70707070',
  day: '2026-02-20',
  billedFen: 50_000,
  socialFen: 35_000,
  payer: '林晓',
  hospital: '北京协和医院',
}

/** Recognised with confidence, accepted and corrected by a handler; then the member withdraws and renews it. */
async function renewedAfter(written: readonly object[]): Promise<string> {
  const read = { invoice_number: asRead.invoiceNumber, social_fen: asRead.socialFen }
  const snapshot = { read: asRead, byMember: null, byHandler: null }
  const caseId = await lab.addCase({ state: 1, receipts: [{ ...read, snapshot: snapshot as never }] })
  const [receipt] = await receiptRows(server.db, await lab.caseOf(caseId))
  const token = await server.staffTokenOf('handler1')
  await server.call(claimsAdminCalls.accept, { caseId }, { token })
  for (const more of written) {
    const input = { caseId, receiptId: receipt!.id, excludedFen: 0, excludedReason: null, ...asRead, ...more }
    const done = await server.call(claimsAdminCalls.correct, input, { token })
    expect(done.message).toBe('')
  }
  await server.call(claimCalls.withdraw, { caseId }, lab)
  return (await server.call(claimCalls.renewCaseNo, { caseId }, lab)).result.caseId
}

const receiptsIn = async (caseId: string) => receiptRows(server.db, await lab.caseOf(caseId))
const flagsOf = async (caseId: string) =>
  (await server.db.selectFrom('claim_flag').select('kind').where('case_id', '=', caseId).execute()).map(
    ({ kind }) => kind,
  )

test("a handler's corrections stay with the withdrawn case, and the renewed case needs manual review", async () => {
  const caseId = await renewedAfter([{ payer: '林 晓', socialFen: 40_000 }])
  const [receipt] = await receiptsIn(caseId)
  expect(receipt).toMatchObject({ social_fen: 35_000, payer: '林晓', is_sure: false })
  expect(receipt!.snapshot).toEqual({ read: asRead, byMember: null, byHandler: null })
  expect((await lab.submit(caseId)).result).toMatchObject({ state: 1 })
  expect(await flagsOf(caseId)).toContain('unsure')
})

test('a receipt that a handler settled and the member then changes needs manual review', async () => {
  const caseId = await renewedAfter([{ hospital: '北京协和医院' }])
  const [receipt] = await receiptsIn(caseId)
  const mine = { ...asRead, materialId: receipt!.material_id!, socialFen: 0 }
  await server.call(claimCalls.saveSnapshots, { caseId, receipts: [mine] }, lab)
  expect((await lab.submit(caseId)).result).toMatchObject({ state: 1 })
  expect(await flagsOf(caseId)).toContain('corrected')
  expect(await lab.paymentOf(caseId)).toEqual([])
})

test("a draft with a handler's mark loses it when the member edits the receipt", async () => {
  const caseId = await lab.addCase({ receipts: [{ invoice_number: asRead.invoiceNumber }] })
  const [receipt] = await receiptsIn(caseId)
  const snapshot = { read: asRead, byMember: null, byHandler: asRead, enteredBy: '陈静' }
  await server.db
    .updateTable('claim_receipt')
    .set({ snapshot: JSON.stringify(snapshot) as never })
    .where('id', '=', receipt!.id)
    .execute()
  const mine = { ...asRead, materialId: receipt!.material_id!, socialFen: 0 }
  await server.call(claimCalls.saveSnapshots, { caseId, receipts: [mine] }, lab)
  expect((await receiptsIn(caseId))[0]!.snapshot).toEqual({
    read: asRead,
    byMember: expect.objectContaining({ socialFen: 0 }),
    byHandler: null,
  })
  expect((await lab.submit(caseId)).result).toMatchObject({ state: 1 })
})

test('a receipt without a picture, entered by staff, is not copied to the draft, where the member could not remove it', async () => {
  const unseen = { receiptId: undefined, invoiceNumber: '70707071' }
  const caseId = await renewedAfter([unseen])
  expect((await receiptsIn(caseId)).map(({ invoice_number }) => invoice_number)).toEqual(['70707070'])
  // Nobody corrected the other receipt: it is as certain as before, and decided automatically.
  expect((await lab.submit(caseId)).result.state).toBe(5)
})
