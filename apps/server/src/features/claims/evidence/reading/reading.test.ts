import { draw } from '@yf/ocr-pictures/draw'
import type { DrawnDocument } from '@yf/ocr-pictures/truth'
import { claimCalls } from '@yf/contract/claims'
import { familyScanCalls } from '@yf/contract/family-scan'
import { refusals } from '@yf/contract/refusals'
import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { invoiceCheckAt } from '#partners/invoice-check/test-settings.ts'
import { dark, fiscalReceipt, pdfSaying } from '#platform/files/ofd/test-documents.ts'
import { createOcrPool } from '#platform/ocr/pool.ts'
import * as account from '#features/identity/encrypted.ts'
import { flagRows } from '#features/claims/record/find.ts'
import { addPolicy, caseLab } from '#features/claims/record/test-cases.ts'
import { readStoredReceipts, readOverdueMaterials } from './read-material.ts'
import { fileOf, jpeg, newDraft, readMaterial, uploadTo } from './test-materials.ts'

// Reading takes real computation, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const ocr = createOcrPool({ processes: 1, cpuLimitMs: 60_000, maxRssMb: 1500, queueLimit: 50 })
afterAll(() => ocr.close())
const sandbox = sandboxStage()
const server = demoStage(() => ({
  jobs: true,
  ocr,
  settings: { invoiceCheck: invoiceCheckAt(sandbox.url) },
}))
let token: string
let caseId: string
let receipt: DrawnDocument
/** Uploaded before its reader is killed; the ID card copy uses it. */
let front: DrawnDocument
let frontId: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
  caseId = await newDraft(server, token)
  receipt = await draw(1, {
    kind: 'medicalReceipt',
    layout: 'electronicOutpatient',
    hardness: 'clean',
    overrides: { payer: '林晓', day: '2026-02-20', total: 23_450, social: 5_000, selfFunded: 4_000 },
  })
})

/** Read from its text layer, for tests that do not depend on a picture. */
const printedNumber = '5550001113'
let printed: ClaimMaterial
beforeAll(async () => {
  printed = await whenRead((await send(await pdfSaying(fiscalReceipt(printedNumber)))).id)
})

const untilThen = { timeout: 60_000, interval: 100 }
const materials = async () => (await server.call(claimCalls.materialsV2, { caseId }, { token })).result
const progress = async () => (await server.call(claimCalls.progress, { caseId }, { token })).result
const send = async (bytes: Buffer, how: { kind?: 'receipt' | 'idCard' } = {}): Promise<ClaimMaterial> => {
  const { result, message } = await uploadTo(server, { token, caseId, bytes, ...how })
  if (!result) throw new Error(message)
  return result[0]!
}
const whenRead = (id: string): Promise<ClaimMaterial> => readMaterial(server, { token, caseId, id })
const save = (values: object) =>
  server.call(claimCalls.saveSnapshots, { caseId, receipts: [values as never] }, { token })

test("reads a receipt's kind, values and positions, and reports progress", async () => {
  const sent = await send(receipt.picture)
  expect(await progress()).toMatchObject({ total: 2, done: 1 })
  const read = await whenRead(sent.id)
  expect(await progress()).toMatchObject({ total: 2, done: 2 })
  const { code, number } = receipt.truth.fields
  expect(read).toMatchObject({
    kind: 'receipt',
    paper: 'medicalReceipt',
    state: 'read',
    failure: null,
    receipt: {
      invoiceCode: code,
      invoiceNumber: number,
      day: '2026-02-20',
      billedFen: 23_450,
      socialFen: 5_000,
      ownExpenseFen: 4_000,
      payer: '林晓',
      isSure: 1,
      isConfirmed: 1,
      doubtful: [],
      usedBy: null,
    },
  })
  expect(read.fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['invoiceNumber', 'day', 'billedFen', 'socialFen', 'ownExpenseFen']),
  )
  for (const { region } of read.fields)
    for (const { x, y } of region) expect(x >= -0.05 && x <= 1.05 && y >= -0.05 && y <= 1.05).toBe(true)
  const { reading_encrypted } = await server.db
    .selectFrom('claim_material')
    .select('reading_encrypted')
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow()
  expect(reading_encrypted).not.toContain(number!)
})

test("a member's correction is stored beside the recognised value and clears its confidence", async () => {
  const { id, receipt: read } = printed
  const { id: receiptId, invoiceCode, invoiceNumber, day, billedFen, payer, hospital } = read!
  const asRead = { materialId: id, invoiceCode, invoiceNumber, day, billedFen, payer, hospital, socialFen: 0 }
  const confirmed = await save(asRead)
  expect(confirmed.result).toMatchObject([
    { id: receiptId, isSure: read!.isSure, isConfirmed: 1, doubtful: [] },
  ])
  const corrected = await save({ ...asRead, billedFen: billedFen! + 100, socialFen: 50 })
  expect(corrected.result).toMatchObject([
    {
      billedFen: billedFen! + 100,
      socialFen: 50,
      isSure: 0,
      isConfirmed: 1,
      asRead: { billedFen, socialFen: 0 },
    },
  ])
  const { snapshot } = await server.db
    .selectFrom('claim_receipt')
    .select('snapshot')
    .where('id', '=', receiptId)
    .executeTakeFirstOrThrow()
  expect(snapshot).toMatchObject({ read: { billedFen }, byMember: { billedFen: billedFen! + 100 } })
  const future = await save({ ...asRead, day: '2099-01-01' })
  expect([future.http, future.message]).toEqual([400, '开票日期不能晚于今天，请核对（receipts.0.day）'])
  expect((await save({ ...asRead, socialFen: billedFen! + 1 })).http).toBe(400)
  const again = await server.call(claimCalls.readFiles, { caseId, ids: [id] }, { token })
  expect(again.result.files.find((file) => file.id === id)?.state).toBe('waiting')
  expect((await whenRead(id)).receipt).toMatchObject({ billedFen: billedFen! + 100, isSure: 0 })
})

test('an invoice that another case holds is reported with that case, in the list and by the check', async () => {
  const { id, receipt: read } = printed
  await server.db
    .insertInto('invoice_use')
    .values({
      invoice_code: read!.invoiceCode,
      invoice_number: read!.invoiceNumber!,
      company_id: crypto.randomUUID(),
      subject_kind: 'claim',
      subject_id: crypto.randomUUID(),
      subject_no: 'LP20260101ABCDEFGH',
      used_at: server.clock.now(),
    })
    .execute()
  expect((await materials()).find((one) => one.id === id)?.receipt?.usedBy).toBe('LP20260101ABCDEFGH')
  const stranger = await server.tokenOf('hejing')
  const check = (invoiceNumber: string) =>
    server.call(
      claimCalls.checkInvoice,
      { invoiceCode: read!.invoiceCode, invoiceNumber },
      { token: stranger },
    )
  expect((await check(read!.invoiceNumber!)).result).toMatchObject({
    isUsed: 1,
    caseNo: 'LP20260101ABCDEFGH',
  })
  expect((await check('00000000')).result).toEqual({ isUsed: 0, caseNo: null, message: '' })
})

test('a killed reader loses no file', async () => {
  front = await draw(2, { kind: 'idCardFront', hardness: 'clean' })
  frontId = (await send(front.picture, { kind: 'idCard' })).id
  const isReading = async () => (await progress()).files.find(({ id }) => id === frontId)?.state === 'reading'
  await vi.waitUntil(isReading, untilThen)
  for (const pid of ocr.pids()) process.kill(pid, 'SIGKILL')
  expect((await whenRead(frontId)).state).toBe('read')
})

test('another reader takes over a file whose server died while reading it', async () => {
  const sent = await send(await jpeg(30))
  await whenRead(sent.id)
  const dead = { state: 'reading', read_at: server.clock.now(), reading_encrypted: null } as const
  await server.db.updateTable('claim_material').set(dead).where('id', '=', sent.id).execute()
  const sweep = () => server.services.jobs.send(server.db, readOverdueMaterials, {})
  server.clock.advance({ minutes: 3 })
  await sweep()
  expect((await whenRead(sent.id)).state).toBe('unreadable')
})

test('an unreadable picture returns advice, and its receipt can be entered by hand', async () => {
  const sent = await send(await jpeg(31), { kind: 'receipt' })
  const read = await whenRead(sent.id)
  expect(read).toMatchObject({
    state: 'unreadable',
    kind: 'receipt',
    failure: expect.stringContaining('光线充足'),
  })
  expect(read.receipt?.doubtful).toEqual(['invoiceNumber', 'day', 'billedFen', 'socialFen'])
  const filled = { invoiceCode: '', invoiceNumber: '12345678', day: '2026-02-01', billedFen: 10000 }
  const saved = await save({ materialId: sent.id, ...filled, socialFen: 0, payer: '林晓', hospital: null })
  expect(saved.result).toMatchObject([{ ...filled, isSure: 0, isConfirmed: 1, doubtful: [] }])
})

test('reads receipts of the old flow after the submission', async () => {
  const stored = await server.call(
    claimCalls.upload,
    { caseId, kind: 'receipt', file: fileOf(await jpeg(33)) },
    { token },
  )
  const { id, state } = stored.result[0]!
  expect(state).toBe('kept')
  const row = await server.db
    .selectFrom('claim_case')
    .selectAll()
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  await readStoredReceipts({ db: server.db, jobs: server.services.jobs }, row)
  expect(await whenRead(id)).toMatchObject({
    state: 'unreadable',
    receipt: { invoiceNumber: null, isSure: 0 },
  })
})

test('another kind triggers a new reading, and a contradiction with the document is reported', async () => {
  const { id } = printed
  const as = (kind: 'receipt' | 'feeList') =>
    server.call(claimCalls.saveFiles, { caseId, files: [{ id, kind }] }, { token })
  expect((await as('feeList')).result).toMatchObject([{ kind: 'feeList', state: 'waiting', receipt: null }])
  const read = await whenRead(id)
  expect(read).toMatchObject({ kind: 'feeList', state: 'read', receipt: null })
  expect(read.failure).toContain('看起来像「发票/收据」')
  await as('receipt')
  expect((await whenRead(id)).receipt?.invoiceNumber).toBe(printedNumber)
})

test("the ID card copy accepts only the insured's own card", async () => {
  const back = await draw(4, { kind: 'idCardBack', hardness: 'clean' })
  const sent = await send(back.picture, { kind: 'idCard' })
  const [one, other] = [await whenRead(frontId), await whenRead(sent.id)]
  const copy = (frontId: string, backId: string) =>
    server.call(claimCalls.idCardCopy, { caseId, frontId, backId }, { token })
  expect((await copy(one.id, other.id)).code).toBe(refusals.otherIdCard.code)
  expect((await copy(other.id, one.id)).code).toBe(refusals.notAnIdCard.code)
  const id = idOf('account', 'linxiao')
  const number = front.truth.fields.number!
  const { cipher } = server.services
  await server.db
    .updateTable('account')
    .set({
      certificate_hash: cipher.lookup(number, account.certificateField),
      certificate_encrypted: cipher.encrypt(number, account.certificateRow(id)),
    })
    .where('id', '=', id)
    .execute()
  const made = await copy(one.id, other.id)
  expect(made.result.material).toMatchObject({ kind: 'idCard', isSaved: 1, name: '身份证复印件' })
  expect((await copy(one.id, other.id)).result.material.id).toBe(made.result.material.id)
  const { result } = await server.call(claimCalls.certificateInfoV2, { caseId }, { token })
  expect(result).toMatchObject({
    name: '林晓',
    copyUrl: made.result.material.url,
    frontUrl: one.url,
    backUrl: other.url,
  })
  const idFields = (await materials()).flatMap(({ fields }) => fields.filter(({ name }) => name === 'idNo'))
  expect(idFields[0]?.value).toMatch(/^\d{3}\*+[\dX]{4}$/)
})

test('a bank card is read within the request and not stored', async () => {
  const card = await draw(5, { kind: 'bankCard', hardness: 'clean' })
  const before = await server.db.selectFrom('stored_file').select('id').execute()
  const { result } = await server.call(claimCalls.bankNo, { file: fileOf(card.picture) }, { token })
  expect(result).toMatchObject({
    cardNo: card.truth.fields.number,
    isSure: 1,
    bankName: expect.stringMatching(/银行|信用/),
  })
  expect(await server.db.selectFrom('stored_file').select('id').execute()).toEqual(before)
  const blank = await server.call(claimCalls.bankNo, { file: fileOf(await jpeg(32)) }, { token })
  expect(blank.result).toMatchObject({
    cardNo: null,
    isSure: 0,
    message: expect.stringContaining('手动输入'),
  })
})

test('an identity card fills in the family form and is not stored', async () => {
  const card = front
  const before = await server.db.selectFrom('stored_file').select('id').execute()
  const read = (file: Blob) => server.call(familyScanCalls.readIdCard, { file }, { token })
  expect((await read(fileOf(card.picture))).result).toMatchObject({
    name: card.truth.fields.name,
    number: card.truth.fields.number,
    isSure: 1,
    message: '已填入，请核对姓名',
  })
  expect((await read(fileOf(await jpeg(32)))).result).toMatchObject({
    name: null,
    number: null,
    message: expect.stringContaining('手动输入'),
  })
  expect(await server.db.selectFrom('stored_file').select('id').execute()).toEqual(before)
})

test('pays only the part of a receipt that social insurance has not paid', async () => {
  const lab = await caseLab(server)
  token = lab.token
  caseId = await lab.addCase({ receipts: [] })
  const amounts = { fen: 100_000, socialFen: 70_000, selfFundedFen: 0 }
  const { id } = await send(await pdfSaying(fiscalReceipt('5550001116', amounts), { ink: dark }))
  expect((await whenRead(id)).receipt).toMatchObject({
    billedFen: 100_000,
    socialFen: 70_000,
    isSure: 1,
    doubtful: [],
  })
  await server.call(claimCalls.saveFiles, { caseId, files: [{ id }] }, { token })
  const { result } = await lab.submit(caseId)
  expect(result).toMatchObject({ isDecided: 1, payableFen: 24_000 })
})

test('reads 个人自费 from the receipt, and does not pay it if the terms exclude it', async () => {
  const lab = await caseLab(server)
  token = lab.token
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, terms: { outsideRatio: 0 } })
  caseId = await lab.addCase({ receipts: [], policyId })
  const { id } = await send(await pdfSaying(fiscalReceipt('5550001117'), { ink: dark }))
  const read = await whenRead(id)
  expect(read.receipt).toMatchObject({ billedFen: 20_850, ownExpenseFen: 6255, isSure: 1, doubtful: [] })
  expect(read.fields.find(({ name }) => name === 'ownExpenseFen')).toMatchObject({ value: '6255', isSure: 1 })
  // Confirming the receipt unchanged does not drop the recognised value.
  const { invoiceCode, invoiceNumber, day, billedFen, socialFen, payer, hospital } = read.receipt!
  await save({ materialId: id, invoiceCode, invoiceNumber, day, billedFen, socialFen, payer, hospital })
  await server.call(claimCalls.saveFiles, { caseId, files: [{ id }] }, { token })
  const { result } = await lab.submit(caseId)
  expect(result).toMatchObject({ isDecided: 1, payableFen: 11_676 })
})

test('a PDF whose picture differs from its text layer needs manual review', async () => {
  const lab = await caseLab(server)
  token = lab.token
  caseId = await lab.addCase({ receipts: [] })
  const { id } = await send(await pdfSaying(fiscalReceipt('5550001118')))
  expect((await whenRead(id)).receipt).toMatchObject({ billedFen: 20_850, isSure: 1 })
  await server.call(claimCalls.saveFiles, { caseId, files: [{ id }] }, { token })
  expect((await lab.submit(caseId)).result).toMatchObject({ isDecided: 0 })
  const flags = await flagRows(server.db, await lab.caseOf(caseId))
  expect(flags.map(({ text }) => text)).toEqual([
    expect.stringMatching(/的文字与页面图像不一致或未能核对（发票号码、金额、开票日期、交款人、医院）/),
  ])
})
