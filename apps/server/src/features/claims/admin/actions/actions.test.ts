import { beforeAll, expect, test } from 'vitest'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { submittedCase, type CaseOptions } from '../case/test-case.ts'

const server = demoStage()
let first: string
let second: string
beforeAll(async () => {
  ;[first, second] = [await server.staffTokenOf('handler1'), await server.staffTokenOf('handler2')]
})

const accept = (caseId: string, token = first, takeOver?: 0 | 1) =>
  server.call(claimsAdminCalls.accept, takeOver === undefined ? { caseId } : { caseId, takeOver }, { token })
const accepted = async (options?: CaseOptions) => {
  const made = await submittedCase(server, options)
  expect((await accept(made.id)).success).toBe(true)
  return made
}
const adjudicated = async (options?: CaseOptions) => {
  const made = await accepted(options)
  await server.call(claimsAdminCalls.adjudicate, { caseId: made.id }, { token: first })
  return made
}
const receipt = (billedFen: number, more: object = {}) => ({
  excludedFen: 0,
  excludedReason: null,
  invoiceCode: '',
  invoiceNumber: '900000000001',
  day: '2026-02-20',
  billedFen,
  socialFen: 0,
  payer: '林晓',
  hospital: '市第一人民医院',
  ...more,
})
const noticesOf = (caseId: string) =>
  server.db
    .selectFrom('notice')
    .select('title')
    .where('jump_url', '=', `/claimSettlement/detail?caseId=${caseId}`)
    .orderBy('created_at')
    .execute()
    .then((rows) => rows.map(({ title }) => title))

test('a case moves from the queue to a payment, and the member is notified of every step', async () => {
  const { id, receiptIds } = await adjudicated({ bills: [30_000, 20_000] })
  const seen = (await server.call(claimsAdminCalls.open, { caseId: id }, { token: first })).result
  expect(seen).toMatchObject({
    state: 4,
    handlerName: '王理赔',
    applicantName: '林晓',
    relation: '本人',
    linesPayableFen: 40_000,
    obstacles: [],
    can: { accept: 0, correct: 1, ask: 1, adjudicate: 0, approve: 1, confirm: 0, sendBack: 0, reject: 1 },
  })
  expect(seen.maskedCertificate).toMatch(/^\d{3}\*+\w{4}$/)
  expect(seen.lines.map(({ receiptId }) => receiptId)).toEqual(receiptIds)
  const settled = await server.call(
    claimsAdminCalls.approve,
    { caseId: id, payableFen: 40_000 },
    { token: first },
  )
  expect(settled.result).toMatchObject({ state: 5, payableFen: 40_000, payment: { state: 'waiting' } })
  expect(settled.result.timeline.map(({ actor, state }) => [actor, state])).toEqual([
    ['会员', 1],
    ['王理赔', 2],
    ['王理赔', 4],
    ['王理赔', 5],
  ])
  expect(await noticesOf(id)).toEqual(
    expect.arrayContaining(['理赔申请已受理', '理赔资料已审核', '理赔核定完成']),
  )
})

test('of two concurrent handlers one gets the case, and the other can take it over only explicitly', async () => {
  const { id } = await submittedCase(server)
  const both = await Promise.all([accept(id, first), accept(id, second)])
  expect(both.map(({ success }) => success).toSorted()).toEqual([false, true])
  const loser = both[0].success ? second : first
  expect(both.find(({ success }) => !success)?.message).toMatch(/^案件已由(王理赔|李核赔)受理$/)
  const adjudicate = () => server.call(claimsAdminCalls.adjudicate, { caseId: id }, { token: loser })
  expect((await adjudicate()).code).toBe(3153)
  expect((await accept(id, loser, 1)).success).toBe(true)
  expect((await adjudicate()).success).toBe(true)
})

test('a repeated call with the same key answers the same and moves the case once', async () => {
  const { id } = await submittedCase(server)
  const how = { token: first, key: `accept-${id}` }
  const [one, two] = await Promise.all([
    server.call(claimsAdminCalls.accept, { caseId: id }, how),
    server.call(claimsAdminCalls.accept, { caseId: id }, how),
  ])
  expect(one.result).toEqual(two.result)
  expect(one.result.timeline.filter(({ state }) => state === 2)).toHaveLength(1)
  expect(await noticesOf(id)).toHaveLength(1)
})

test('a correction keeps the recognised values beside it, and the decision follows it', async () => {
  const { id, receiptIds, invoiceNumbers } = await adjudicated({ bills: [30_000] })
  const [receiptId = '', invoiceNumber = ''] = [receiptIds[0], invoiceNumbers[0]]
  const { result } = await server.call(
    claimsAdminCalls.correct,
    {
      caseId: id,
      receiptId,
      ...receipt(50_000, { invoiceNumber, excludedFen: 10_000, excludedReason: '自费药品' }),
    },
    { token: first },
  )
  expect(result).toMatchObject({ billedFen: 50_000, linesPayableFen: 32_000 })
  expect(result.receipts[0]?.history.slice(0, 2)).toEqual(['识别 金额：¥300.00', '专员更正 金额：¥500.00'])
  expect(result.lines[0]?.reason).toContain('自费药品')
})

test('a correction updates the flags, and values set by the handler raise none', async () => {
  const { id, receiptIds, invoiceNumbers } = await accepted({ bills: [30_000], risk: 10 })
  const receiptId = receiptIds[0] ?? ''
  await server.db.updateTable('claim_receipt').set({ is_sure: false }).where('id', '=', receiptId).execute()
  const correct = async (more: object) =>
    (
      await server.call(
        claimsAdminCalls.correct,
        { caseId: id, receiptId, ...receipt(30_000, { invoiceNumber: invoiceNumbers[0], ...more }) },
        { token: first },
      )
    ).result
  const wrong = await correct({ payer: '王芳' })
  expect(wrong.flags.join()).toContain('交款人为王芳')
  const settled = await correct({ payer: '林晓' })
  expect(settled.flags.join()).not.toMatch(/交款人|未能确定/)
  expect(settled.risk).toBe(wrong.risk - 20)
})

test('a receipt can be added and removed, and its invoice is held meanwhile', async () => {
  const { id } = await accepted()
  const other = await accepted()
  const add = (caseId: string) =>
    server.call(
      claimsAdminCalls.correct,
      { caseId, ...receipt(10_000, { invoiceNumber: '900000000777' }) },
      { token: first },
    )
  const added = await add(id)
  expect(added.result).toMatchObject({ receiptCount: 2, billedFen: 40_000 })
  const refused = await add(other.id)
  expect(refused.message).toContain(`发票 900000000777 已在案件 ${added.result.caseNo} 中使用`)
  const receiptId = added.result.receipts.find((one) => one.invoiceNumber === '900000000777')?.id ?? ''
  const removed = await server.call(
    claimsAdminCalls.removeReceipt,
    { caseId: id, receiptId },
    { token: first },
  )
  expect(removed.result).toMatchObject({ receiptCount: 1, billedFen: 30_000 })
  expect((await add(other.id)).success).toBe(true)
})

test('invoice numbers are compared case-insensitively', async () => {
  const { id } = await accepted()
  const other = await accepted()
  const add = (caseId: string, invoiceNumber: string) =>
    server.call(claimsAdminCalls.correct, { caseId, ...receipt(10_000, { invoiceNumber }) }, { token: first })
  const added = await add(id, 'ab00000778')
  expect(added.result.receipts.map((one) => one.invoiceNumber)).toContain('AB00000778')
  expect((await add(other.id, 'AB00000778')).message).toContain('AB00000778 已在案件')
})

test.each([
  [{ day: '2026-02-30' }, '日期不存在（day）'],
  [{ day: '2027-01-01' }, '日期不能晚于今天（day）'],
  [{ excludedFen: 20_000, excludedReason: '自费' }, '不在保障范围的金额不能超过发票金额（excludedFen）'],
  [{ excludedFen: 5_000 }, '请写明不在保障范围的原因（excludedReason）'],
])('rejects an invalid receipt: %o', async (wrong, message) => {
  const { id } = await accepted()
  const refused = await server.call(
    claimsAdminCalls.correct,
    { caseId: id, ...receipt(10_000, wrong) },
    { token: first },
  )
  expect(refused).toMatchObject({ http: 400, message })
})

test('a handler sets a line with a reason, never above what the policy pays', async () => {
  const { id, receiptIds } = await adjudicated({ bills: [30_000] })
  const receiptId = receiptIds[0] ?? ''
  const set = (payableFen: number | null, reason = '同一项目重复收费') =>
    server.call(claimsAdminCalls.setLine, { caseId: id, receiptId, payableFen, reason }, { token: first })
  expect(await set(24_001)).toMatchObject({ code: 3158, message: '按保单规则这张发票最多赔付 ¥240.00' })
  expect((await set(1_000, ' ')).http).toBe(400)
  const lowered = (await set(10_000)).result
  expect(lowered).toMatchObject({ linesPayableFen: 10_000, lines: [{ isByHand: 1, payableFen: 10_000 }] })
  expect(lowered.lines[0]?.reason).toContain('同一项目重复收费')
  expect((await set(null)).result).toMatchObject({ linesPayableFen: 24_000, lines: [{ isByHand: 0 }] })
})

test('another kind of visit selects another liability', async () => {
  const { id } = await adjudicated({ bills: [30_000] })
  const { result } = await server.call(
    claimsAdminCalls.setVisit,
    { caseId: id, visitType: 'inpatient', hospital: '市第二人民医院' },
    { token: first },
  )
  expect(result).toMatchObject({
    visitType: 'inpatient',
    hospital: '市第二人民医院',
    linesPayableFen: 27_000,
  })
})

test('a request for supplements uses text that the member reads', async () => {
  const { id } = await accepted()
  const { result } = await server.call(
    claimsAdminCalls.ask,
    { caseId: id, words: '请补充病历', kinds: ['medicalRecord'] },
    { token: first },
  )
  expect(result).toMatchObject({ state: 3, askedFor: '请补充病历', can: { correct: 0, approve: 0 } })
  expect(result.timeline.at(-1)).toMatchObject({
    actor: '王理赔',
    words: expect.stringContaining('请补充病历'),
  })
  expect(await noticesOf(id)).toContain('理赔案件需要补充资料')
})

test('a rejection needs a reason and releases the invoices', async () => {
  const { id, invoiceNumbers } = await adjudicated()
  const { result } = await server.call(
    claimsAdminCalls.reject,
    { caseId: id, reason: '就诊项目属于责任免除范围' },
    { token: first },
  )
  expect(result).toMatchObject({ state: 7, payableFen: 0 })
  expect(result.timeline.at(-1)?.words).toContain('责任免除')
  const held = await server.db
    .selectFrom('invoice_use')
    .select('subject_no')
    .where('invoice_number', 'in', invoiceNumbers)
    .execute()
  expect(held).toEqual([])
})

test('blockers are listed and prevent an approval', async () => {
  const { id, receiptIds } = await adjudicated({ bills: [30_000] })
  const { result } = await server.call(
    claimsAdminCalls.correct,
    { caseId: id, receiptId: receiptIds[0]!, ...receipt(30_000, { invoiceNumber: null, day: null }) },
    { token: first },
  )
  expect(result).toMatchObject({ obstacles: ['第 1 张发票缺少号码、日期'], can: { approve: 0 } })
  const refused = await server.call(claimsAdminCalls.approve, { caseId: id, payableFen: 1 }, { token: first })
  expect(refused).toMatchObject({ code: 3155, message: '案件还不能通过：第 1 张发票缺少号码、日期' })
})

test('refuses an approval whose sum differs from what the handler saw', async () => {
  const { id } = await adjudicated({ bills: [30_000] })
  const refused = await server.call(
    claimsAdminCalls.approve,
    { caseId: id, payableFen: 23_999 },
    { token: first },
  )
  expect(refused).toMatchObject({ code: 3154, message: '应赔金额已变为 ¥240.00，请核对后再提交' })
})
