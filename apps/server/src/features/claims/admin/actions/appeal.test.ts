import { beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { newId } from '#platform/ids.ts'
import { forgetUnsent } from '#features/claims/record/materials/forget-unsent.ts'
import { jpeg, uploadTo } from '#features/claims/evidence/reading/test-materials.ts'
import { reviewLetterOf } from '#features/claims/decision/documents/review-letter.ts'
import { letterOf } from '#features/claims/decision/documents/letter.ts'
import { appealLab, type AppealLab } from './test-appeal.ts'

const server = demoStage()
let lab: AppealLab
beforeAll(async () => {
  lab = await appealLab(server)
})

const openedBy = async (caseId: string, token: string) =>
  (await server.call(claimsAdminCalls.open, { caseId }, { token })).result
const eventsOf = async (caseId: string) =>
  (await lab.detailOf(caseId)).timeline.map(({ state, words }) => `${state} ${words}`)

test('an appeal against a refused claim is decided by another person, and paid', async () => {
  const policyId = await lab.newPolicy()
  const caseId = await lab.rejected({ policyId })
  expect(await lab.detailOf(caseId)).toMatchObject({ canAppeal: 1, appealUntil: '2026-05-01', appeal: null })
  const appealed = await lab.appeal(caseId)
  expect(appealed.result).toMatchObject({
    state: 10,
    stateName: '复核中',
    canAppeal: 0,
    canResubmit: 0,
    // The first decision applies until there is a new one.
    lines: [{ payableFen: 0, reason: '不属于保险责任' }],
    appeal: { reasonName: '就诊或发票信息认定有误', words: '病历已写明诊断', outcome: null, beforeFen: 0 },
  })
  expect((await lab.take(caseId)).result).toMatchObject({ linesPayableFen: 40_000, handlerName: '钱复核' })
  expect((await lab.change(caseId, 40_000)).result).toMatchObject({ state: 5, payableFen: 40_000 })
  expect(await lab.usedOf(policyId)).toEqual([40_000, 40_000, 0])
  await lab.payOut(caseId)
  const ended = await lab.detailOf(caseId)
  expect(ended).toMatchObject({
    state: 6,
    canAppeal: 0,
    hasReview: 1,
    hasLetter: 1,
    lines: [{ payableFen: 40_000 }],
  })
  expect(ended.appeal).toMatchObject({
    outcome: 'changed',
    afterFen: 40_000,
    explanation: '补充的病历已核对',
  })
  expect((await lab.titles(caseId)).slice(0, 3)).toEqual([
    '赔款已到账',
    '复核结果：增加赔付',
    '复核申请已收到',
  ])
  expect((await eventsOf(caseId)).slice(-3)).toEqual([
    '10 申请复核：就诊或发票信息认定有误',
    expect.stringMatching(/^5 补充的病历已核对，重新核定赔付 ¥400.00，将汇入/) as unknown,
    expect.stringMatching(/^6 赔款 ¥400.00/) as unknown,
  ])
})

test('both letters state their decision: the first one unchanged, and the outcome of the appeal', async () => {
  const caseId = await lab.rejected({ policyId: await lab.newPolicy() })
  await lab.appeal(caseId)
  await lab.take(caseId)
  await lab.change(caseId, 40_000)
  const ctx = { ...server.services, db: server.db }
  const row = await lab.caseOf(caseId)
  expect(await letterOf(ctx, row)).toMatchObject({
    review: null,
    isSettled: false,
    payee: null,
    explanation: '不属于保险责任',
    objectionDays: 60,
    issuer: { phone: server.services.settings.servicePhone },
    lines: [{ payableFen: 0 }],
  })
  expect(await reviewLetterOf(ctx, row)).toMatchObject({
    review: { isUpheld: false, beforeFen: 0, paidFen: 0 },
    explanation: '补充的病历已核对',
    lines: [{ payableFen: 40_000 }],
    payee: { name: '林晓' },
  })
  const reviewLetter = await server.call(claimCalls.book, { caseId, paper: 'review' }, lab)
  expect(reviewLetter.result.name).toMatch(/^复核决定通知书-/)
})

test('pays the difference found by the appeal, once, however often the decision is repeated', async () => {
  const policyId = await lab.newPolicy()
  const caseId = await lab.adjudicated({ policyId, receipts: [{}, {}] }, lab.staff.handler)
  const [first] = await lab.receiptsOf(caseId)
  await lab.setLine(caseId, first!.id, 0, lab.staff.handler)
  await server.call(claimsAdminCalls.approve, { caseId, payableFen: 40_000 }, { token: lab.staff.handler })
  await lab.payOut(caseId)
  const key = newId()
  const appealed = await Promise.all([lab.appeal(caseId, {}, { key }), lab.appeal(caseId, {}, { key })])
  expect(appealed.map(({ success }) => success)).toEqual([true, true])
  await lab.take(caseId)
  // The new decision starts from the lines that were decided by hand.
  expect((await openedBy(caseId, lab.staff.another)).linesPayableFen).toBe(40_000)
  expect((await lab.setLine(caseId, first!.id, null)).result.linesPayableFen).toBe(80_000)
  const input = { caseId, payableFen: 80_000, reason: '两张发票均可赔付' }
  const how = { token: lab.staff.another, key: newId() }
  const twice = [
    await server.call(claimsAdminCalls.changeDecision, input, how),
    await server.call(claimsAdminCalls.changeDecision, input, how),
  ]
  expect(twice.map(({ message }) => message)).toEqual(['已重新核定', '已重新核定'])
  expect(await lab.amountsOf(caseId)).toEqual(['40000 paid', '40000 waiting'])
  expect(await lab.usedOf(policyId)).toEqual([80_000, 80_000, 0])
})

test('an upheld decision stays unchanged, gets its own letter and keeps its invoices', async () => {
  const policyId = await lab.newPolicy({ deductibleFen: 10_000 })
  const caseId = await lab.settledAndPaid(32_000, { policyId })
  const before = await lab.detailOf(caseId)
  await lab.appeal(caseId)
  await lab.take(caseId)
  expect((await lab.uphold(caseId)).result).toMatchObject({ state: 6, payableFen: 32_000 })
  const after = await lab.detailOf(caseId)
  expect(after.lines).toEqual(before.lines)
  expect(after).toMatchObject({
    hasReview: 1,
    canAppeal: 0,
    appeal: { outcome: 'upheld', afterFen: 32_000, explanation: '病历不支持该项费用' },
  })
  expect(await lab.usedOf(policyId)).toEqual([32_000, 32_000, 10_000])
  expect(await lab.amountsOf(caseId)).toEqual(['32000 paid'])
  const refused = await lab.rejected({ policyId })
  await lab.appeal(refused)
  await lab.take(refused)
  expect((await lab.uphold(refused)).result.state).toBe(7)
  const [receipt] = await lab.receiptsOf(refused)
  const held = server.db.selectFrom('invoice_use').select('subject_no')
  expect(await held.where('invoice_number', '=', receipt!.invoice_number).execute()).toEqual([])
})

test('a correction during the review leads to a new decision and is not dropped in favour of the old sum', async () => {
  const caseId = await lab.settledAndPaid(40_000, { policyId: await lab.newPolicy() })
  await lab.appeal(caseId)
  await lab.take(caseId)
  const visit = { caseId, visitType: 'outpatient' as const, hospital: '北京同仁医院' }
  await server.call(claimsAdminCalls.setVisit, visit, { token: lab.staff.another })
  expect(await lab.uphold(caseId)).toMatchObject({ code: refusals.factsChanged.code })
  expect((await lab.change(caseId, 40_000)).result).toMatchObject({ state: 6, payableFen: 40_000 })
  expect(await lab.amountsOf(caseId)).toEqual(['40000 paid'])
})

test('a correction that is undone lets the decision be upheld, to the fen', async () => {
  const caseId = await lab.settledAndPaid(40_000, { policyId: await lab.newPolicy() })
  await lab.appeal(caseId)
  await lab.take(caseId)
  const token = lab.staff.another
  const [{ id: receiptId, doubtful: _, ...receipt }] = (await openedBy(caseId, token)).receipts as [
    Awaited<ReturnType<typeof openedBy>>['receipts'][number],
  ]
  const correct = (billedFen: number) =>
    server.call(
      claimsAdminCalls.correct,
      {
        caseId,
        receiptId,
        invoiceCode: receipt.invoiceCode,
        invoiceNumber: receipt.invoiceNumber,
        day: receipt.day,
        socialFen: receipt.socialFen,
        payer: receipt.payer,
        hospital: receipt.hospital,
        excludedFen: receipt.excludedFen,
        excludedReason: receipt.excludedReason,
        billedFen,
      },
      { token },
    )
  expect((await correct(receipt.billedFen! - 1)).success).toBe(true)
  expect(await lab.uphold(caseId)).toMatchObject({ code: refusals.factsChanged.code })
  expect((await correct(receipt.billedFen!)).success).toBe(true)
  expect((await lab.uphold(caseId)).result).toMatchObject({ state: 6, payableFen: 40_000 })
  expect(await lab.amountsOf(caseId)).toEqual(['40000 paid'])
})

test('staff who took part in a case cannot review its appeal, and the list says so', async () => {
  const caseId = await lab.rejected({ policyId: await lab.newPolicy() }, lab.staff.senior)
  await lab.appeal(caseId)
  expect(await lab.take(caseId, lab.staff.senior)).toMatchObject({ code: refusals.tookPart.code })
  expect(await lab.take(caseId, lab.staff.handler)).toMatchObject({ code: refusals.dutyNotHeld.code })
  // Having handled the case before gives no permission to change it.
  expect(await lab.change(caseId, 40_000, lab.staff.senior)).toMatchObject({ code: refusals.tookPart.code })
  const appeals = async (token: string) =>
    (
      await server.call(claimsAdminCalls.queue, { pageSize: 100, list: 'appeal' }, { token })
    ).result.records.find((row) => row.caseId === caseId)?.hindrance
  expect(await appeals(lab.staff.senior)).toBe('您参与过本案处理，须由未参与的人员复核')
  expect(await appeals(lab.staff.another)).toBeNull()
  expect((await openedBy(caseId, lab.staff.senior)).revision).toMatchObject({
    hindrance: '您参与过本案处理，须由未参与的人员复核',
    can: { takeAppeal: 0 },
  })
  const { result } = await server.call(claimsAdminCalls.counts, {}, { token: lab.staff.another })
  expect(result.appeal).toBeGreaterThan(0)
  expect((await lab.take(caseId)).result.revision).toMatchObject({
    can: { takeAppeal: 0, uphold: 1, change: 1 },
  })
})

test('staff who paid a case cannot review its appeal', async () => {
  const caseId = await lab.settled(40_000, { policyId: await lab.newPolicy() })
  const [payment] = await lab.paymentOf(caseId)
  await server.call(claimsAdminCalls.makeBatch, { paymentIds: [payment!.id] }, { token: lab.staff.another })
  await lab.payOut(caseId)
  await lab.appeal(caseId)
  expect(await lab.take(caseId)).toMatchObject({ code: refusals.tookPart.code })
  expect((await lab.take(caseId, lab.staff.senior)).success).toBe(true)
})

test("from the company's threshold on a second person who took no part confirms what is paid more", async () => {
  // One person refused it while the company's threshold was higher: two others remain for the appeal.
  const fourEyes = (four_eyes_fen: number) =>
    server.db.updateTable('claim_rule').set({ four_eyes_fen }).execute()
  await fourEyes(1_000_000)
  const caseId = await lab.rejected({ policyId: await lab.newPolicy(), receipts: [{ billed_fen: 800_000 }] })
  await fourEyes(500_000)
  await lab.appeal(caseId)
  await lab.take(caseId)
  expect((await lab.change(caseId, 640_000)).message).toBe('已提交第二人确认')
  expect((await openedBy(caseId, lab.staff.senior)).can).toMatchObject({ confirm: 1, sendBack: 1 })
  const confirmed = (token: string) =>
    server.call(claimsAdminCalls.confirm, { caseId, payableFen: 640_000 }, { token })
  expect((await confirmed(lab.staff.another)).code).toBe(refusals.needsSecondPerson.code)
  expect((await confirmed(lab.staff.senior)).result).toMatchObject({ state: 5, payableFen: 640_000 })
  expect((await lab.detailOf(caseId)).appeal?.explanation).toBe('补充的病历已核对')
})

test('a member can appeal once, within sixty days of the decision, and only in their own case', async () => {
  const policyId = await lab.newPolicy()
  const paying = await lab.settled(40_000, { policyId })
  expect((await lab.appeal(paying)).code).toBe(refusals.cannotAppeal.code)
  const caseId = await lab.rejected({ policyId })
  const stranger = await server.tokenOf('zhoulan')
  expect((await lab.appeal(caseId, {}, { token: stranger })).code).toBe(refusals.notFound.code)
  expect((await lab.appeal(caseId, { words: '  ' })).code).toBe(400)
  const { decided_at } = await lab.caseOf(caseId)
  const decidedOn = (at: Date) =>
    server.db.updateTable('claim_case').set({ decided_at: at }).where('id', '=', caseId).execute()
  await decidedOn(new Date(decided_at!.getTime() - 61 * 86_400_000))
  expect((await lab.appeal(caseId)).message).toMatch(/^复核应在收到决定后 60 日内申请/)
  await decidedOn(decided_at!)
  await lab.appeal(caseId)
  expect((await lab.appeal(caseId)).message).toBe('该案件已申请过复核，每个案件可以申请一次')
  await lab.take(caseId)
  await lab.uphold(caseId)
  expect((await lab.appeal(caseId)).message).toBe('该案件已申请过复核，每个案件可以申请一次')
})

test('names an invoice that another case took after the refusal', async () => {
  const policyId = await lab.newPolicy()
  const caseId = await lab.rejected({ policyId })
  const [receipt] = await lab.receiptsOf(caseId)
  const other = await lab.addCase({
    state: 1,
    policyId,
    receipts: [{ invoice_number: receipt!.invoice_number }],
  })
  await server.call(claimsAdminCalls.accept, { caseId: other }, { token: lab.staff.handler })
  await server.call(claimsAdminCalls.adjudicate, { caseId: other }, { token: lab.staff.handler })
  await server.call(
    claimsAdminCalls.approve,
    { caseId: other, payableFen: 40_000 },
    { token: lab.staff.handler },
  )
  const { case_no } = await lab.caseOf(other)
  const appealed = await lab.appeal(caseId)
  expect(appealed).toMatchObject({ code: refusals.invoiceUsed.code })
  expect(appealed.message).toContain(case_no)
  expect((await lab.caseOf(caseId)).state).toBe(7)
})

test('new documents are stored beside the case and become part of it with the appeal', async () => {
  const caseId = await lab.rejected({ policyId: await lab.newPolicy() })
  const upload = async (seed: number) =>
    (await uploadTo(server, { token: lab.token, caseId, bytes: await jpeg(seed), kind: 'medicalRecord' }))
      .result[0]!
  const [sent, leftOut] = [await upload(501), await upload(502)]
  const saving = { caseId, files: [{ id: sent.id }] }
  expect((await server.call(claimCalls.saveFiles, saving, lab)).code).toBe(refusals.filesClosed.code)
  expect((await openedBy(caseId, lab.staff.another)).materials.map(({ id }) => id)).not.toContain(sent.id)
  const appealed = await lab.appeal(caseId, { files: [{ id: sent.id, kind: 'diagnosis' }] })
  expect(appealed.success).toBe(true)
  const { materials } = await openedBy(caseId, lab.staff.another)
  expect(materials.find(({ id }) => id === sent.id)?.kind).toBe('diagnosis')
  expect(materials.map(({ id }) => id)).not.toContain(leftOut.id)
  const late = await uploadTo(server, { token: lab.token, caseId, bytes: await jpeg(503) })
  expect(late.code).toBe(refusals.filesClosed.code)
})

test('a document deleted before the appeal is gone; documents of the decision stay', async () => {
  const caseId = await lab.rejected({ policyId: await lab.newPolicy() })
  const { materials } = await lab.detailOf(caseId)
  const [decidedOn] = materials
  server.clock.advance({ seconds: 1 })
  const upload = await uploadTo(server, { token: lab.token, caseId, bytes: await jpeg(504) })
  const wrong = upload.result[0]!
  const remove = (id: string, token = lab.token) =>
    server.call(claimCalls.deleteFile, { caseId, id }, { token })
  expect((await remove(wrong.id, await server.tokenOf('zhoulan'))).code).toBe(refusals.notFound.code)
  const before = (await lab.caseOf(caseId)).updated_at
  expect((await remove(decidedOn!.id)).code).toBe(refusals.filesClosed.code)
  expect((await remove(wrong.id)).success).toBe(true)
  expect((await remove(wrong.id)).success).toBe(true)
  expect((await lab.detailOf(caseId)).materials).toEqual(materials)
  expect((await lab.caseOf(caseId)).updated_at).toEqual(before)
  const other = await uploadTo(server, { token: lab.token, caseId, bytes: await jpeg(505) })
  await lab.appeal(caseId)
  expect((await remove(other.result[0]!.id)).code).toBe(refusals.filesClosed.code)
})

test('documents that were never submitted are deleted the day after the appeal deadline', async () => {
  const caseId = await lab.rejected({ policyId: await lab.newPolicy() })
  const upload = await uploadTo(server, { token: lab.token, caseId, bytes: await jpeg(506) })
  const { id } = upload.result[0]!
  const left = async () =>
    (
      await server.db
        .selectFrom('claim_material')
        .select('removed_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).removed_at === null
  const decidedOn = (day: string) =>
    server.db
      .updateTable('claim_case')
      .set({ decided_at: new Date(`${day}T23:59:00+08:00`) })
      .where('id', '=', caseId)
      .execute()
  expect(server.clock.now().toISOString().slice(0, 10)).toBe('2026-03-02')
  // Decided sixty days ago: today is the last day.
  await decidedOn('2026-01-01')
  await forgetUnsent.run({}, lab.work())
  expect(await left()).toBe(true)
  await decidedOn('2025-12-31')
  await forgetUnsent.run({}, lab.work())
  expect(await left()).toBe(false)
})

const invoice = {
  invoiceCode: '011002600111',
  day: '2026-02-20',
  socialFen: 0,
  payer: '林晓',
  hospital: '北京协和医院',
  excludedFen: 0,
  excludedReason: null,
}
type ReceiptCorrection = { billedFen: number; invoiceNumber: string; receiptId?: string; materialId?: string }
const enter = (caseId: string, values: ReceiptCorrection, token: string) =>
  server.call(claimsAdminCalls.correct, { caseId, ...invoice, ...values }, { token })

test('staff who decided a case cannot correct it while an appeal waits or after it was taken', async () => {
  const caseId = await lab.settledAndPaid(40_000, { policyId: await lab.newPolicy() }, lab.staff.senior)
  const [receipt] = await lab.receiptsOf(caseId)
  await lab.appeal(caseId)
  const other = { billedFen: 10_000, invoiceNumber: receipt!.invoice_number, receiptId: receipt!.id }
  const visit = { caseId, visitType: 'outpatient' as const, hospital: '北京同仁医院' }
  const tried = async () => {
    const token = lab.staff.senior
    return [
      await enter(caseId, other, token),
      await lab.setLine(caseId, receipt!.id, 0, token),
      await server.call(claimsAdminCalls.setVisit, visit, { token }),
      await server.call(claimsAdminCalls.removeReceipt, { caseId, receiptId: receipt!.id }, { token }),
    ].map(({ code }) => code)
  }
  expect(await tried()).toEqual(Array(4).fill(refusals.tookPart.code))
  expect((await openedBy(caseId, lab.staff.senior)).can.correct).toBe(0)
  await lab.take(caseId)
  expect(await tried()).toEqual(Array(4).fill(refusals.caseOfAnother.code))
  expect((await openedBy(caseId, lab.staff.another)).can.correct).toBe(1)
})

test('the reviewer enters a corrected and a new invoice, decides on them, and another person pays', async () => {
  const policyId = await lab.newPolicy()
  const caseId = await lab.settledAndPaid(40_000, { policyId })
  const [receipt] = await lab.receiptsOf(caseId)
  const picture = await uploadTo(server, {
    token: lab.token,
    caseId,
    bytes: await jpeg(511),
    kind: 'receipt',
  })
  const [sent] = picture.result
  await lab.appeal(caseId, { reason: 'papers', files: [{ id: sent!.id, kind: 'receipt' }] })
  await lab.take(caseId)
  const by = lab.staff.another
  const corrected = { billedFen: 60_000, invoiceNumber: receipt!.invoice_number, receiptId: receipt!.id }
  expect((await enter(caseId, corrected, by)).result.linesPayableFen).toBe(48_000)
  const added = { billedFen: 20_000, invoiceNumber: '90000511', materialId: sent!.id }
  expect((await enter(caseId, added, by)).result).toMatchObject({ linesPayableFen: 64_000 })
  // During the review the previous decision applies.
  expect(await lab.usedOf(policyId)).toEqual([40_000, 40_000, 0])
  expect((await lab.uphold(caseId)).code).toBe(refusals.factsChanged.code)
  // This test server does not read pictures.
  const read = server.db.updateTable('claim_material').set({ state: 'unreadable' })
  await read.where('id', '=', sent!.id).execute()
  const changed = await lab.change(caseId, 64_000)
  expect(changed.message).toBe('已重新核定')
  expect(changed.result).toMatchObject({ state: 5, payableFen: 64_000 })
  expect(await lab.amountsOf(caseId)).toEqual(['40000 paid', '24000 waiting'])
  expect(await lab.usedOf(policyId)).toEqual([64_000, 64_000, 0])
  const letter = await reviewLetterOf(lab.work(), await lab.caseOf(caseId))
  expect(letter?.lines.map(({ payableFen }) => payableFen).toSorted()).toEqual([16_000, 48_000])
  const payment = (await lab.paymentOf(caseId)).find(({ state }) => state === 'waiting')!
  const batch = (token: string) =>
    server.call(claimsAdminCalls.makeBatch, { paymentIds: [payment.id] }, { token })
  expect((await batch(by)).success).toBe(false)
  expect((await batch(lab.staff.senior)).success).toBe(true)
})

test('the reviewer can remove a receipt even if less remains than was paid', async () => {
  const receipts = [{ billed_fen: 20_000 }, { billed_fen: 60_000, sort: 2 }]
  const caseId = await lab.settledAndPaid(64_000, { policyId: await lab.newPolicy(), receipts })
  const [, second] = await lab.receiptsOf(caseId)
  await lab.appeal(caseId)
  await lab.take(caseId)
  const input = { caseId, receiptId: second!.id }
  const removed = await server.call(claimsAdminCalls.removeReceipt, input, { token: lab.staff.another })
  expect(removed.result).toMatchObject({ billedFen: 20_000, linesPayableFen: 16_000 })
})

test('an invoice without a picture needs two people in an appeal too, and one claimed elsewhere is named', async () => {
  const caseId = await lab.settledAndPaid(40_000, { policyId: await lab.newPolicy() })
  const taken = await lab.settledAndPaid(40_000, { policyId: await lab.newPolicy() })
  const [held] = await lab.receiptsOf(taken)
  await lab.appeal(caseId)
  await lab.take(caseId)
  const used = await enter(
    caseId,
    { billedFen: 20_000, invoiceNumber: held!.invoice_number },
    lab.staff.another,
  )
  expect(used.code).toBe(refusals.invoiceUsed.code)
  await enter(caseId, { billedFen: 20_000, invoiceNumber: '90000512' }, lab.staff.another)
  expect((await lab.change(caseId, 56_000)).message).toBe('已提交第二人确认')
  const confirmed = (token: string) =>
    server.call(claimsAdminCalls.confirm, { caseId, payableFen: 56_000 }, { token })
  expect((await confirmed(lab.staff.another)).success).toBe(false)
  expect((await confirmed(lab.staff.senior)).result).toMatchObject({ state: 5, payableFen: 56_000 })
})

test('sums, states and invoices are consistent after all tests', async () => {
  // The lab deletes the demo's cases but not their case keys.
  const differences = (await recount(server.db)).filter((one) => !one.startsWith('a key stands for a case'))
  expect(differences).toEqual([])
})
