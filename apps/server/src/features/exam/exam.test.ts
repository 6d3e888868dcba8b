import { randomUUID } from 'node:crypto'
import { examCalls } from '@yf/contract/exam'
import { refusals } from '@yf/contract/refusals'
import { sql } from 'kysely'
import { demoStage } from '#testkit/demo-stage.ts'
import { inThisOrder } from '#testkit/run-in-order.ts'
import { recountExams } from '#testkit/recount/exams.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import { fiscalReceipt, pdfSaying } from '#platform/files/ofd/test-documents.ts'
import { createOcrPool } from '#platform/ocr/pool.ts'
import { addFund, companyId, examLab, invoiceValues, newInvoiceNo, type ExamLab } from './test-exams.ts'

// One document is really recognised, which takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const ocr = createOcrPool({ processes: 1, cpuLimitMs: 60_000, maxRssMb: 1500, queueLimit: 50 })
afterAll(() => ocr.close())
const server = demoStage({ jobs: true, ocr })
let lab: ExamLab
let cases: CaseLab
beforeAll(async () => {
  cases = await caseLab(server)
  // A second session would end the first: this one is used for claims, too.
  lab = await examLab(server)
})

const pageOf = async (person: string, company = 'xinghe-software') =>
  server.call(
    examCalls.page,
    { companyId: idOf('company', company) },
    { token: person === 'linxiao' ? lab.token : await server.tokenOf(person) },
  )

test('lists everybody for whom the member may apply, with the remaining budget and the promised duration', async () => {
  const { result } = await pageOf('linxiao')
  expect(result.members.map(({ name, quota }) => [name, quota?.leftFen ?? null])).toEqual([
    ['林晓', 180_200],
    ['陈默', 125_000],
    ['陈小满', null],
  ])
  expect(result).toMatchObject({
    draft: { institution: '北京仁和健康管理中心' },
    promise: expect.stringContaining('3 个工作日内审核'),
  })
  // A family member's own account sees only its own budget.
  const own = (await pageOf('chenmo')).result
  expect(own.members.map(({ name, quota }) => [name, quota?.leftFen])).toEqual([['陈默', 125_000]])
  expect((await pageOf('zhoulan', 'haina')).result.members.every(({ quota }) => quota === null)).toBe(true)
  expect((await pageOf('zhoulan')).code).toBe(refusals.notFound.code)
})

test('a draft names its problems', async () => {
  await addFund(server, 100_000)
  const faults = [
    [{ day: '2026-03-03' }, { http: 400, message: expect.stringContaining('体检日期不能晚于今天') }],
    [{ day: '2026-02-30' }, { http: 400, message: expect.stringContaining('日期不存在') }],
    [{ day: '2025-12-31' }, { http: 400, message: expect.stringContaining('（2026-01-01 至 2026-12-31）') }],
    [{ institution: ' 店 ' }, { http: 400, message: expect.stringContaining('请填写体检机构') }],
    [
      { amountFen: 100_001 },
      { code: refusals.examQuotaShort.code, message: '报销额度剩余 ¥1,000.00，请修改报销金额' },
    ],
    [{ familyId: idOf('family', 'linxiao/child') }, { code: refusals.noExamQuota.code }],
    [{ familyId: idOf('family', 'nobody') }, { code: refusals.notFound.code }],
  ] as const
  for (const [given, expected] of faults) expect(await lab.saveDraft(50_000, given)).toMatchObject(expected)
  // The whole rest can be requested, on the first and the last day of the term.
  const first = await lab.saveDraft(100_000, { day: '2026-01-01' })
  const again = await lab.saveDraft(40_000, { institution: '瑞安体检中心' })
  expect(again.result).toMatchObject({ id: first.result.id, institution: '瑞安体检中心', amountFen: 40_000 })
})

test('names what is missing before submission, and reads an invoice from its PDF', async () => {
  await addFund(server, 100_000)
  const { id } = (await lab.saveDraft(20_850)).result
  expect((await lab.files(id)).missing).toEqual(['请填写收款银行卡', '请上传体检发票', '请上传体检报告'])
  expect((await lab.submit(id)).code).toBe(refusals.examIncomplete.code)

  const cardId = idOf('bankCard', 'linxiao')
  const saved = await server.call(examCalls.saveCard, { id, cardId }, { token: lab.token })
  expect(saved.result).toMatchObject({ holderName: '林晓' })

  const number = newInvoiceNo()
  const receipt = fiscalReceipt(number, { code: '', hospital: '康宁体检中心', selfFundedFen: 0 })
  const file = new Blob([new Uint8Array(await pdfSaying(receipt))])
  const upload = (key: string, kind: 'invoice' | 'report' = 'invoice') =>
    server.call(examCalls.upload, { id, kind, file }, { token: lab.token, key })
  const key = randomUUID()
  const [sent, again] = [await upload(key), await upload(key)]
  expect(sent.result).toMatchObject([{ kind: 'invoice', state: 'waiting' }])
  expect(again.result.map((document) => document.id)).toEqual(sent.result.map((document) => document.id))
  expect(await upload(randomUUID(), 'report')).toMatchObject({ code: refusals.sameFile.code })

  await expect
    .poll(async () => (await lab.files(id)).papers[0]!.state, { timeout: 50_000, interval: 100 })
    .toBe('read')
  const { papers: documents, invoicesFen, missing } = await lab.files(id)
  expect(documents[0]).toMatchObject({
    invoice: { invoiceNumber: number, day: '2026-02-20', billedFen: 20_850, payer: '林晓', usedBy: null },
  })
  expect(invoicesFen).toBe(20_850)
  expect(missing).toContain('请上传体检报告')
  await server.call(examCalls.removePaper, { id, paperId: documents[0]!.id }, { token: lab.token })
  expect((await lab.files(id)).papers).toEqual([])
})

test('values corrected by hand replace what was recognised wrongly', async () => {
  await addFund(server, 100_000)
  const { id } = (await lab.saveDraft(30_000)).result
  const { id: paperId } = await lab.addDocument(id, 'invoice', invoiceValues({ billedFen: null }))
  const whole = invoiceValues({ billedFen: 29_999 })
  const correct = (values: object) =>
    server.call(examCalls.correctInvoice, { id, paperId, ...whole, ...values }, { token: lab.token })
  expect((await lab.files(id)).missing).toContain('第 1 张发票缺少号码、日期或金额，请点开填写')
  expect(await correct({ day: '2026-03-03' })).toMatchObject({
    http: 400,
    message: expect.stringContaining('开票日期不能晚于今天'),
  })
  expect(await correct({ billedFen: null })).toMatchObject({
    http: 400,
    message: expect.stringContaining('请填写发票金额'),
  })
  expect((await correct({})).result.invoice).toMatchObject({ ...whole, isConfirmed: 1, doubtful: [] })
  expect((await lab.files(id)).missing).toContain(
    '发票合计 ¥299.99，少于报销金额 ¥300.00，请补充发票或修改金额',
  )
  await server.call(examCalls.removePaper, { id, paperId }, { token: lab.token })
})

test('submitting reserves the amount once, and cancelling returns amount and invoice once, however often it is repeated', async () => {
  const fund = await addFund(server, 100_000)
  const number = newInvoiceNo()
  const id = await lab.ready(60_000, { invoiceNumber: number })
  const tried = await Promise.all([lab.submit(id), lab.submit(id), lab.submit(id)])
  expect(tried.filter(({ success }) => success)).toHaveLength(1)
  expect(await lab.leftOf(fund)).toBe(40_000)
  expect(await lab.detail(id)).toMatchObject({
    state: 1,
    stateName: '审核中',
    quota: { leftFen: 40_000, totalFen: 100_000 },
    canCancel: 1,
    timeline: [{ state: 1, actor: 'me', words: '已提交，等待审核' }],
  })
  // A reserved amount cannot be requested again.
  expect((await lab.saveDraft(40_001)).code).toBe(refusals.examQuotaShort.code)

  const [first, again] = await Promise.all([lab.cancel(id), lab.cancel(id)])
  expect([first.result.state, again.result.state]).toEqual([5, 5])
  expect(await lab.leftOf(fund)).toBe(100_000)
  expect(first.result.timeline.filter(({ state }) => state === 5)).toHaveLength(1)
  expect((await lab.submitted(60_000, { invoiceNumber: number })).state).toBe(1)
})

test.each([
  ['for another sum', 500_000, null],
  ['for somebody else', 90_000, idOf('family', 'linxiao/spouse')],
])(
  'a draft saved %s during submission becomes a new one, and the submitted one stays unchanged',
  async (_, fen, familyId) => {
    await addFund(server, 900_000)
    const id = await lab.ready(100, { billedFen: 500_000 })
    const row = sql`select 1 from exam_claim where company_id = ${companyId} and id = ${id} for update`
    const calls = [() => lab.submit(id), () => lab.saveDraft(fen, { familyId })]
    const [submitted, draft] = await inThisOrder<{ success: boolean }>(server.db, row, calls)
    expect([submitted!.success, draft!.success]).toEqual([true, true])
    expect(await lab.detail(id)).toMatchObject({ state: 1, amountFen: 100, memberName: '林晓' })
    expect((await pageOf('linxiao')).result.draft).toMatchObject({ amountFen: fen, familyId })
  },
)

test('an invoice is used once, for a claim or an exam, and the refusal names where it is used', async () => {
  await addFund(server, 300_000)
  const { exam_no, id: holder } = await lab.submitted(10_000, { invoiceNumber: '88880000111122223333' })
  const claimWith = async (invoice_number: string) => {
    await cases.clear()
    return cases.addCase({ receipts: [{ invoice_code: '', invoice_number }] })
  }
  const late = await cases.submit(await claimWith('88880000111122223333'), { token: lab.token })
  expect(late).toMatchObject({
    code: refusals.invoiceUsed.code,
    message: expect.stringContaining(`体检报销 ${exam_no}`),
  })
  await lab.cancel(holder)
  const claimed = await claimWith('88880000111122223333')
  expect((await cases.submit(claimed, { token: lab.token })).success).toBe(true)
  const id = await lab.ready(10_000, { invoiceNumber: '88880000111122223333' })
  const { case_no } = await cases.caseOf(claimed)
  expect((await lab.files(id)).papers[0]!.invoice!.usedBy).toBe(case_no)
  expect(await lab.submit(id)).toMatchObject({
    code: refusals.examInvoiceUsed.code,
    message: expect.stringContaining(`案件 ${case_no}`),
  })
})

test('of a claim and an exam submitted concurrently with one invoice exactly one gets it', async () => {
  await addFund(server, 900_000)
  for (let round = 0; round < 3; round += 1) {
    const invoiceNumber = newInvoiceNo()
    await cases.clear()
    const examId = await lab.ready(10_000, { invoiceNumber })
    const caseId = await cases.addCase({
      receipts: [{ invoice_code: round === 1 ? '031002' : '', invoice_number: invoiceNumber }],
    })
    const tried = await Promise.all([cases.submit(caseId, { token: lab.token }), lab.submit(examId)])
    expect(tried.map(({ success }) => success).toSorted()).toEqual([false, true])
    const held = await server.db
      .selectFrom('invoice_use')
      .select('subject_kind')
      .where('invoice_number', '=', invoiceNumber)
      .execute()
    expect(held).toHaveLength(1)
  }
})

test('another member cannot read, change or submit it, and a draft is in no list', async () => {
  await addFund(server, 100_000)
  const { id } = await lab.submitted(10_000)
  const stranger = await server.tokenOf('hejing')
  const rows = [examCalls.detail, examCalls.cancel, examCalls.files, examCalls.cardPage, examCalls.submit]
  for (const row of rows)
    expect((await server.call(row, { id }, { token: stranger })).code).toBe(refusals.notFound.code)
  const draft = (await lab.saveDraft(1_000)).result.id
  expect((await server.call(examCalls.detail, { id: draft }, { token: lab.token })).code).toBe(
    refusals.notFound.code,
  )
  const list = (input: object) =>
    server.call(examCalls.list, { pageNo: 1, pageSize: 50, ...input }, { token: lab.token })
  const { records, total } = (await list({ companyId })).result
  expect(records.map((one) => one.id)).toContain(id)
  expect(records.map((one) => one.id)).not.toContain(draft)
  expect(records).toHaveLength(total)
  expect((await list({ state: 4 })).result.records).toMatchObject([{ stateName: '已驳回' }])
  expect(
    (await server.call(examCalls.list, { pageNo: 1, pageSize: 10 }, { token: stranger })).result.total,
  ).toBe(0)
})

test('refuses a card that is not permitted, and after submission the card cannot change', async () => {
  await addFund(server, 100_000)
  const { id } = (await lab.saveDraft(1_000)).result
  const save = (input: object) =>
    server.call(examCalls.saveCard, { id, ...input } as never, { token: lab.token, key: randomUUID() })
  const page = await server.call(examCalls.cardPage, { id }, { token: lab.token })
  expect(page.result.holderNames).toEqual(['林晓'])
  expect((await save({ cardNo: '6222021234567890128', holderName: '何静' })).success).toBe(false)
  expect((await save({ cardId: idOf('bankCard', 'hejing') })).code).toBe(refusals.notFound.code)
  const submitted = await lab.submitted(1_000)
  expect(
    await server.call(
      examCalls.saveCard,
      { id: submitted.id, cardId: idOf('bankCard', 'linxiao') },
      { token: lab.token },
    ),
  ).toMatchObject({ code: refusals.cardFixed.code })
})

test('everything adds up afterwards', async () => {
  expect(await recountExams(server.db)).toEqual([])
})
