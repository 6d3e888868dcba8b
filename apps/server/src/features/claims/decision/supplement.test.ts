import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { workingHoursBetween } from '@yf/domain/holidays'
import { demoStage } from '#testkit/demo-stage.ts'
import { flagRows, receiptRows, takeCase } from '../record/find.ts'
import { loadManualLines } from '../record/line-store.ts'
import { staffActor } from '../record/transitions.ts'
import { caseLab, type CaseLab } from '../record/test-cases.ts'
import { accept, ask } from './staff-transitions.ts'
import { addMedicine, giveBack } from './test-medicine.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(() => lab.clear())

async function supplementingCase(receipt: object = {}): Promise<string> {
  const caseId = await lab.addCase({ receipts: [{ payer: '王芳', ...receipt }] })
  await lab.submit(caseId)
  await lab.work().transaction(async (ctx) => {
    const row = (await takeCase(ctx.db, caseId))!
    const actor = staffActor(caseId)
    await accept(ctx, row, actor)
    await ask(ctx, row, { words: '请补充费用清单', kinds: ['feeList'], actor })
  })
  return caseId
}

test('a handler requests documents, the member reads why, adds them to the same case and it continues', async () => {
  const caseId = await supplementingCase()
  const requested = (await server.call(claimCalls.detail, { caseId }, lab)).result
  expect(requested).toMatchObject({
    state: 3,
    canSupplement: 1,
    canWithdraw: 1,
    askedFor: { words: '请补充费用清单', kinds: ['feeList'] },
  })
  expect(requested.timeline.at(-1)).toMatchObject({ actor: 'handler', words: '请补充资料：请补充费用清单' })
  expect((await lab.titles(caseId))[0]).toBe('理赔案件需要补充资料')
  const page = (await server.call(claimCalls.openSupplement, { caseId }, lab)).result
  expect(page.askedFor).toBe('请补充费用清单')

  const nothing = await server.call(claimCalls.updateInfo, { caseId }, lab)
  expect(nothing.code).toBe(refusals.nothingAdded.code)

  await lab.addMaterial(await lab.caseOf(caseId), 'feeList')
  const { result } = await server.call(claimCalls.updateInfo, { caseId, note: '清单已补' }, lab)
  expect(result).toMatchObject({ state: 2, askedFor: null, canSupplement: 0 })
  expect(result.timeline.at(-1)).toMatchObject({ actor: 'me', words: '已补充资料：清单已补' })
})

test('the time spent waiting for the member does not count', async () => {
  const caseId = await supplementingCase()
  const left = async () => {
    const { due_at } = await lab.caseOf(caseId)
    return workingHoursBetween(server.clock.now(), due_at!)
  }
  const before = await left()
  server.clock.advance({ days: 3 })
  expect(await left()).toBeLessThan(before)
  await server.call(claimCalls.updateInfo, { caseId, note: '清单已补' }, lab)
  expect(await left()).toBeCloseTo(before, 2)
})

test('changed information counts as a supplement, and invalid information is refused', async () => {
  const caseId = await supplementingCase()
  const wrong = await server.call(claimCalls.updateInfo, { caseId, visitStart: '2027-01-01' }, lab)
  expect(wrong).toMatchObject({ http: 400, message: expect.stringContaining('就诊开始日期不能晚于今天') })
  const same = await server.call(claimCalls.updateInfo, { caseId, hospital: '北京协和医院' }, lab)
  expect(same.code).toBe(refusals.nothingAdded.code)
  const { result } = await server.call(claimCalls.updateInfo, { caseId, hospital: '北京同仁医院' }, lab)
  expect(result).toMatchObject({ state: 2, hospital: '北京同仁医院' })
})

test('a supplement cannot add an invoice of another case', async () => {
  const invoice = { invoice_code: '077', invoice_number: '12121212' }
  const first = await lab.addCase({ receipts: [invoice] })
  await lab.submit(first)
  const caseId = await supplementingCase()
  await lab.addReceipt(await lab.caseOf(caseId), invoice)
  const { code, message } = await server.call(claimCalls.updateInfo, { caseId }, lab)
  expect(code).toBe(refusals.invoiceUsed.code)
  expect(message).toContain((await lab.caseOf(first)).case_no)
  expect((await lab.caseOf(caseId)).state).toBe(3)
})

test('names an invoice of returned medicine, and accepts the supplement without it', async () => {
  await giveBack(server, await addMedicine(server, '30000011'), 1)
  const caseId = await supplementingCase()
  const row = await lab.caseOf(caseId)
  server.clock.advance({ minutes: 1 })
  await lab.addReceipt(row, { invoice_number: '30000011', invoice_code: '' })
  const stopped = await server.call(claimCalls.updateInfo, { caseId }, lab)
  expect(stopped.code).toBe(refusals.orderRefunded.code)
  expect(stopped.message).toContain('药品发票 30000011 退过款')
  const added = (await receiptRows(server.db, row)).find((one) => one.invoice_number === '30000011')!
  const dropped = await server.call(claimCalls.deleteFile, { caseId, id: added.material_id! }, lab)
  expect(dropped.success).toBe(true)
  const sent = await server.call(claimCalls.updateInfo, { caseId, note: '已换成其他资料' }, lab)
  expect(sent.result).toMatchObject({ state: 2 })
  expect(await flagRows(server.db, row)).not.toContainEqual(
    expect.objectContaining({ kind: 'refundedMedicine' }),
  )
})

test('medicine returned after its invoice was submitted does not block the member, and staff see it', async () => {
  const order = await addMedicine(server, '30000012')
  const caseId = await supplementingCase({ invoice_number: '30000012', invoice_code: '' })
  await giveBack(server, order, 1)
  const sent = await server.call(claimCalls.updateInfo, { caseId, note: '清单已补' }, lab)
  expect(sent.result).toMatchObject({ state: 2 })
  expect(await flagRows(server.db, await lab.caseOf(caseId))).toContainEqual(
    expect.objectContaining({ kind: 'refundedMedicine', text: expect.stringContaining('30000012') }),
  )
})

test('a case without an open request cannot be supplemented', async () => {
  const caseId = await lab.addCase({ receipts: [{ payer: '王芳' }] })
  await lab.submit(caseId)
  const answers = await Promise.all([
    server.call(claimCalls.updateInfo, { caseId, note: '补充' }, lab),
    server.call(claimCalls.openSupplement, { caseId }, lab),
  ])
  expect(answers.map(({ code }) => code)).toEqual([refusals.notAskedFor.code, refusals.notAskedFor.code])
})

test('lines set by hand before the request are dropped', async () => {
  const caseId = await lab.addCase({ state: 2 })
  const row = await lab.caseOf(caseId)
  const [receipt] = await receiptRows(server.db, row)
  await server.db
    .insertInto('claim_line')
    .values({
      company_id: row.company_id,
      case_id: caseId,
      receipt_id: receipt!.id,
      liability_id: null,
      billed_fen: 50_000,
      excluded_fen: 0,
      social_fen: 0,
      own_expense_fen: 0,
      deductible_fen: 0,
      ratio: 80,
      over_limit_fen: 0,
      payable_fen: 10_000,
      reason: '部分费用不合理',
      is_by_hand: true,
    })
    .execute()
  const asking = { words: '请补充费用清单', kinds: [], actor: staffActor(caseId) }
  await lab.work().transaction(async (ctx) => ask(ctx, (await takeCase(ctx.db, caseId))!, asking))
  expect(await loadManualLines(server.db, row)).toEqual([])
})
