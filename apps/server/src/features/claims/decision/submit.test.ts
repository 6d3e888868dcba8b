import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { flagRows } from '../record/find.ts'
import { encrypted } from '../record/health-texts.ts'
import {
  accountId,
  addPolicy,
  caseLab,
  companyId,
  type CaseLab,
  type AddCaseOptions,
} from '../record/test-cases.ts'
import { addMedicine, giveBack } from './test-medicine.ts'

const server = demoStage()
let lab: CaseLab
beforeAll(async () => {
  lab = await caseLab(server)
})
afterEach(() => lab.clear())

test('decides three receipts recognised with confidence automatically, with a reason each', async () => {
  const caseId = await lab.addCase({ receipts: [{}, { billed_fen: 30_000 }, { billed_fen: 12_345 }] })
  const page = await server.call(claimCalls.materialPage, { caseId }, lab)
  expect(page.result).toMatchObject({
    checks: [],
    estimate: { payableFen: 73_876, isAtOnce: 1, reasons: [] },
  })
  const { result } = await lab.submit(caseId)
  expect(result).toMatchObject({ state: 5, isDecided: 1, payableFen: 73_876 })
  expect(result.message).toContain('¥738.76')
  const detail = (await server.call(claimCalls.detail, { caseId }, lab)).result
  expect(detail.timeline.map(({ state, actor }) => [state, actor])).toEqual([
    [1, 'me'],
    [2, 'system'],
    [4, 'system'],
    [5, 'system'],
  ])
  expect(detail.lines.map(({ payableFen }) => payableFen)).toEqual([40_000, 24_000, 9_876])
  expect(detail.lines[0]!.reason).toContain('按 80% 赔付')
  expect(detail.payment).toMatchObject({ state: 'waiting', amountFen: 73_876 })
  expect(await lab.titles(caseId)).toContain('理赔核定完成')
})

test('uploaded files count as used once the case is submitted', async () => {
  const caseId = await lab.addCase({ receipts: [{}] })
  const unused_since = server.clock.now()
  await server.db
    .updateTable('stored_file')
    .set({ unused_since })
    .where('subject_id', '=', accountId)
    .execute()
  await lab.submit(caseId)
  const { rows } = await sql`
    select 1 from stored_file join claim_material on claim_material.file_id = stored_file.id
    where case_id = ${caseId} and unused_since is not null`.execute(server.db)
  expect(rows).toEqual([])
  const signed = await sql`
    select unused_since from claim_case join hand_signature on hand_signature.id = signature_id
    join stored_file on stored_file.id = hand_signature.file_id where claim_case.id = ${caseId}`.execute(
    server.db,
  )
  expect(signed.rows).toEqual([{ unused_since: null }])
})

test.each<[string, AddCaseOptions, string]>([
  ['a value corrected by hand', { receipts: [{ is_sure: false }] }, '有发票内容没有看清'],
  ['another payer', { receipts: [{ payer: '王芳' }] }, '有发票上的姓名不是就诊人'],
  [
    'a policy of another name',
    { receipts: [{ payer: '王五' }], set: { insured_name: '王五' } },
    '就诊人的姓名与保单上的被保险人不一致',
  ],
  ['no payer', { receipts: [{ payer: null }] }, '有发票上没有姓名'],
  ['a sum above the limit', { receipts: [{ billed_fen: 300_001 }] }, '发票合计超过了可以当场核定的金额'],
  [
    'a receipt that is not covered',
    { receipts: [{}, { visit_day: '2026-01-10' }] },
    '有发票可能不在保障范围内',
  ],
  ['an old receipt', { receipts: [{}, { day: '2025-08-01' }] }, '有发票开具的时间较早'],
])(
  '%s leaves the decision to a person, and the member sees the reason before and after',
  async (_, options, why) => {
    const caseId = await lab.addCase(options)
    const { estimate } = (await server.call(claimCalls.materialPage, { caseId }, lab)).result
    expect(estimate).toMatchObject({ isAtOnce: 0, reasons: expect.arrayContaining([why]) })
    const { result } = await lab.submit(caseId)
    expect(result).toMatchObject({ state: 1, isDecided: 0, payableFen: null })
    expect(result.message).toContain('等待理赔专员受理')
    const { risk } = await lab.caseOf(caseId)
    expect(risk).toBeGreaterThan(0)
    expect((await server.call(claimCalls.detail, { caseId }, lab)).result.reasons).toContain(why)
  },
)

test('several small cases of one policy are reviewed like a large one', async () => {
  const send = async (billed_fen: number) => {
    const caseId = await lab.addCase({ receipts: [{ billed_fen }] })
    return { caseId, result: (await lab.submit(caseId)).result }
  }
  for (const _ of [1, 2, 3]) expect((await send(300_000)).result).toMatchObject({ isDecided: 1 })
  const { caseId, result } = await send(10_000)
  expect(result).toMatchObject({ state: 1, isDecided: 0 })
  const flags = await flagRows(server.db, await lab.caseOf(caseId))
  expect(flags).toMatchObject([
    { kind: 'automaticUsed', text: expect.stringContaining('自动核定的发票合计 ¥9,000.00') },
  ])
  const decided_at = new Date(server.clock.now().getTime() - 32 * 86_400_000)
  await server.db
    .updateTable('claim_case')
    .set({ decided_at })
    .where('account_id', '=', accountId)
    .where('state', '=', 5)
    .execute()
  expect((await send(10_000)).result).toMatchObject({ isDecided: 1 })
})

test('estimate and automatic decision subtract what another case was paid for the same visit', async () => {
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, visitFen: 60_000 })
  const first = await lab.addCase({ policyId })
  expect((await lab.submit(first)).result).toMatchObject({ isDecided: 1, payableFen: 40_000 })
  const second = await lab.addCase({ policyId })
  const page = (await server.call(claimCalls.materialPage, { caseId: second }, lab)).result
  expect(page.estimate).toMatchObject({ payableFen: 20_000, isAtOnce: 1 })
  expect((await lab.submit(second)).result).toMatchObject({ isDecided: 1, payableFen: 20_000 })
  const elsewhere = await lab.addCase({ policyId, receipts: [{ hospital: '北京协和医阮' }] })
  expect((await lab.submit(elsewhere)).result).toMatchObject({ isDecided: 0 })
  const flags = await flagRows(server.db, await lab.caseOf(elsewhere))
  expect(flags.map(({ kind }) => kind)).toEqual(['manyVisits'])
})

test('a case that would pay nothing is reviewed by a person', async () => {
  const caseId = await lab.addCase({ receipts: [{ social_fen: 50_000 }] })
  expect((await lab.submit(caseId)).result).toMatchObject({ state: 1, isDecided: 0 })
})

test.each<[string, AddCaseOptions, string]>([
  ['no visit type', { set: { visit_type: null } }, '请选择就诊类型'],
  ['no day', { set: { visit_start: null } }, '请填写就诊日期'],
  ['no policy', { set: { policy_id: null } }, '请选择要使用的保单'],
  ['no card', { set: { bank_card_id: null } }, '请选择收款银行卡'],
  ['an accident without its story', { set: { visit_type: 'accident' } }, '请说明意外的经过'],
  ['no medical record', { kinds: [] }, '缺少病历'],
  ['a receipt without its number', { receipts: [{ invoice_number: null }] }, '请补全发票的发票号码'],
  ['a receipt nobody has looked at', { receipts: [{ is_sure: false, is_confirmed: false }] }, '请核对发票'],
  [
    'more than may be claimed here',
    { receipts: [{ billed_fen: 2_000_001 }], kinds: ['medicalRecord', 'idCard'] },
    '线上单次申请发票总额上限为20,000元',
  ],
  ['a large sum without a copy of the ID card', { receipts: [{ billed_fen: 1_000_000 }] }, '缺少身份证'],
  [
    'the same invoice twice',
    { receipts: [{ invoice_number: '555' }, { invoice_number: '555' }] },
    '在本次申请中重复',
  ],
])('%s prevents the submission, and the page says so before', async (_, options, message) => {
  const caseId = await lab.addCase(options)
  const page = (await server.call(claimCalls.materialPage, { caseId }, lab)).result
  expect(page.checks.filter(({ level }) => level === 'stops').map((check) => check.words)).toContainEqual(
    expect.stringContaining(message),
  )
  expect(page.estimate.isAtOnce).toBe(0)
  const answered = await lab.submit(caseId, { bookHash: 'any' })
  expect(answered.message).toContain(message)
  expect((await lab.caseOf(caseId)).state).toBe(0)
})

test('a sum of exactly the limit per application can be claimed', async () => {
  const kinds = ['medicalRecord', 'idCard'] as const
  const caseId = await lab.addCase({ receipts: [{ billed_fen: 2_000_000 }], kinds })
  const { checks } = (await server.call(claimCalls.materialPage, { caseId }, lab)).result
  expect(checks).toEqual([])
})

test('a picture that is being read or is unreadable prevents the submission until it is filled in', async () => {
  const caseId = await lab.addCase()
  const row = await lab.caseOf(caseId)
  const material = await lab.addMaterial(row, 'receipt')
  const set = (state: 'reading' | 'unreadable') =>
    server.db.updateTable('claim_material').set({ state }).where('id', '=', material).execute()
  const kinds = async () =>
    (await server.call(claimCalls.materialPage, { caseId }, lab)).result.checks.map(({ kind }) => kind)
  await set('reading')
  expect(await kinds()).toEqual(['reading'])
  await set('unreadable')
  expect(await kinds()).toEqual(['unreadable'])
  await lab.addReceipt(row, { material_id: material, is_sure: false })
  expect(await kinds()).toEqual([])
})

test('an invoice is paid once across members: the second claim is refused with the number of the case', async () => {
  const invoice = { invoice_code: '044', invoice_number: '7654321' }
  const first = await lab.addCase({ receipts: [invoice] })
  await lab.submit(first)
  const { case_no } = await lab.caseOf(first)
  const second = await lab.addCase({ receipts: [invoice] })
  const answered = await lab.submit(second, { bookHash: 'any' })
  expect(answered).toMatchObject({ code: refusals.invoiceUsed.code, success: false })
  expect(answered.message).toContain(`发票 7654321 已在案件 ${case_no} 中使用`)
})

test('the submission contains what was signed', async () => {
  const caseId = await lab.addCase()
  const seen = (await server.call(claimCalls.book, { caseId }, lab)).result
  const broken = await encrypted({ ...server.services, db: server.db }, await lab.caseOf(caseId), {
    diagnosis: '骨折',
  })
  await server.db.updateTable('claim_case').set(broken).where('id', '=', caseId).execute()
  expect(await lab.submit(caseId, { bookHash: seen.hash })).toMatchObject({ code: refusals.bookChanged.code })
  expect((await lab.submit(caseId)).success).toBe(true)
})

test('an application signed before midnight and submitted after it is the same PDF', async () => {
  server.clock.set('2026-03-02T23:58:00+08:00')
  const caseId = await lab.addCase()
  const hash = await lab.hashOf(caseId)
  server.clock.set('2026-03-03T00:01:00+08:00')
  expect((await lab.submit(caseId, { bookHash: hash })).success).toBe(true)
})

test("a submission needs the member's own signature", async () => {
  const caseId = await lab.addCase()
  const hash = await lab.hashOf(caseId)
  const answered = await server.call(claimCalls.applyV2, { caseId, signatureId: caseId, bookHash: hash }, lab)
  expect(answered.code).toBe(refusals.signatureNeeded.code)
})

test('a repeated call with the same key gives the same answer and one case', async () => {
  const caseId = await lab.addCase()
  const hash = await lab.hashOf(caseId)
  const signatureId = await lab.sign()
  const send = () =>
    server.call(
      claimCalls.applyV2,
      { caseId, signatureId, bookHash: hash },
      { ...lab, key: 'one-key-of-many' },
    )
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
  expect(await lab.paymentOf(caseId)).toHaveLength(1)
  const again = await server.call(claimCalls.applyV2, { caseId, signatureId, bookHash: hash }, lab)
  expect(again.code).toBe(refusals.claimSubmitted.code)
})

test("another member's case is not found", async () => {
  const caseId = await lab.addCase()
  const token = await server.tokenOf('zhoulan')
  const who = { token }
  const answers = await Promise.all([
    server.call(claimCalls.detail, { caseId }, who),
    server.call(claimCalls.materialPage, { caseId }, who),
    server.call(claimCalls.openSupplement, { caseId }, who),
    server.call(claimCalls.book, { caseId }, who),
    server.call(claimCalls.cancel, { caseId }, who),
    server.call(claimCalls.withdraw, { caseId }, who),
    server.call(claimCalls.updateInfo, { caseId }, who),
    server.call(claimCalls.renewCaseNo, { caseId }, who),
    server.call(claimCalls.sendEmail, { caseId, email: 'a@b.cn', papers: ['book'] }, who),
    server.call(claimCalls.applyV2, { caseId, signatureId: caseId, bookHash: 'x' }, who),
  ])
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([refusals.notFound.code]))
})

test("refuses an application if the company's channel has closed meanwhile", async () => {
  const caseId = await lab.addCase()
  const rule = (opens_on: string | null) =>
    server.db.updateTable('claim_rule').set({ opens_on }).where('company_id', '=', companyId).execute()
  await rule('2026-04-01')
  expect((await lab.submit(caseId)).message).toContain('2026年度理赔通道将于4月1日开放')
  await rule(null)
})

test('the old flow is never decided automatically, and its receipts are read afterwards', async () => {
  const caseId = await lab.addCase({
    flow: 'old',
    receipts: [],
    kinds: ['receipt', 'medicalRecord', 'idCard'],
    set: { declared_fen: 2_000_000 },
  })
  await server.db.updateTable('claim_material').set({ state: 'kept' }).where('case_id', '=', caseId).execute()
  const hash = await lab.hashOf(caseId)
  const signatureId = await lab.sign()
  const answered = await server.call(claimCalls.apply, { caseId, signatureId, bookHash: hash }, lab)
  expect(answered.result).toMatchObject({ state: 1, isDecided: 0 })
  const states = await server.db
    .selectFrom('claim_material')
    .select(['kind', 'state'])
    .where('case_id', '=', caseId)
    .orderBy('kind')
    .execute()
  expect(states.find(({ kind }) => kind === 'receipt')?.state).toBe('waiting')
})

test.each([
  ['one fen above the limit of a single application', 2_000_001, /上限为20,000元.*合计 ¥20,000\.01.*邮寄至/],
  ['no sum at all', null, /请填写发票总金额/],
])('the old flow with %s is not submitted', async (_what, declared_fen, message) => {
  const kinds = ['receipt', 'medicalRecord', 'idCard'] as const
  const caseId = await lab.addCase({ flow: 'old', receipts: [], kinds, set: { declared_fen } })
  const input = { caseId, signatureId: await lab.sign(), bookHash: 'any' }
  const answered = await server.call(claimCalls.apply, input, lab)
  expect(answered).toMatchObject({
    code: refusals.claimStopped.code,
    message: expect.stringMatching(message),
  })
  const page = (await server.call(claimCalls.materialPage, { caseId }, lab)).result
  expect(page.checks).toContainEqual(
    expect.objectContaining({ level: 'stops', words: expect.stringMatching(message) }),
  )
})

test('an online consultation is claimed with one receipt whose sum was entered', async () => {
  const caseId = await lab.addCase({ flow: 'hospital', receipts: [], kinds: ['receipt'] })
  const hash = await lab.hashOf(caseId)
  const signatureId = await lab.sign()
  const input = {
    caseId,
    signatureId,
    bookHash: hash,
    hospital: '北京协和医院',
    visitType: 'outpatient' as const,
    visitDay: '2026-02-20',
    billedFen: 8_800,
  }
  const answered = await server.call(claimCalls.applyAtPublicHospital, input, lab)
  expect(answered.result).toMatchObject({ state: 1, isDecided: 0 })
  const detail = (await server.call(claimCalls.detail, { caseId }, lab)).result
  expect(detail).toMatchObject({ billedFen: 8_800, receiptCount: 1 })
})

test('refuses the invoice of refunded medicine, and accepts one without a refund', async () => {
  const invoice = (invoice_number: string) => ({
    receipts: [{ invoice_number, invoice_code: '' }],
  })
  await giveBack(server, await addMedicine(server, '30000001'), 1)
  await giveBack(server, await addMedicine(server, '30000002'), 0)
  const refunded = await lab.addCase(invoice('30000001'))
  const stopped = await lab.submit(refunded)
  expect(stopped.code).toBe(refusals.orderRefunded.code)
  expect(stopped.message).toContain('药品发票 30000001 退过款')
  expect((await lab.caseOf(refunded)).state).toBe(0)
  await lab.clear()
  const remaining = await lab.addCase(invoice('30000002'))
  expect((await lab.submit(remaining)).success).toBe(true)
})
