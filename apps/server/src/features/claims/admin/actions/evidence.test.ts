import { asAuditorReads } from '#testkit/audit-events.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { invoiceCheckAt } from '#partners/invoice-check/test-settings.ts'
import { askIssuer } from '#features/claims/evidence/verification/ask-issuer.ts'
import { caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import { submittedCase, type TestCase } from '../case/test-case.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: { invoiceCheck: invoiceCheckAt(sandbox.url) } }))
let handler: string
let senior: string
let auditor: string
let lab: CaseLab
beforeAll(async () => {
  handler = await server.staffTokenOf('handler1')
  senior = await server.staffTokenOf('senior1')
  auditor = await server.staffTokenOf('auditor1')
  lab = await caseLab(server)
})
beforeEach(() => play('works'))

const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/invoice-check`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
const issuerOf = async ({ id }: TestCase) =>
  (await server.call(claimsAdminCalls.open, { caseId: id }, { token: handler })).result.receipts[0]!.issuer
const recheck = ({ id, receiptIds }: TestCase, token = handler, key?: string) =>
  server.call(
    claimsAdminCalls.recheckInvoice,
    { caseId: id, receiptId: receiptIds[0]! },
    { token, ...(key ? { key } : {}) },
  )
/** Runs the job as the queue would. */
const ask = ({ invoiceNumbers: [invoice_number] }: TestCase) =>
  askIssuer.run(
    { invoice_number: invoice_number!, invoice_code: '', day: '2026-02-20', billed_fen: 30_000 },
    lab.work(),
  )
const auditEventsOf = async (action: string) =>
  asAuditorReads(await server.db.selectFrom('audit_event').selectAll().execute()).filter(
    (row) => row.action === action,
  )

test("a handler reads the issuer's answer, and the new answer after asking again", async () => {
  const made = await submittedCase(server)
  expect(await issuerOf(made)).toMatchObject({
    tone: 'agrees',
    words: ['开票方登记：2026-02-20，¥300.00'],
    isAsking: 0,
    canAsk: 1,
  })
  await play('voided')
  const rechecked = await recheck(made)
  expect(rechecked.result.receipts[0]!.issuer).toMatchObject({ tone: 'agrees', isAsking: 1 })
  await ask(made)
  expect(await issuerOf(made)).toMatchObject({
    tone: 'differs',
    words: [expect.stringContaining('已被开票方作废或红冲'), '开票方登记：2026-02-20，¥300.00'],
    isAsking: 0,
  })
  expect((await auditEventsOf('recheckInvoice')).map(({ case_id }) => case_id)).toContain(made.id)
})

test('an issuer that does not answer leaves its earlier answer unchanged', async () => {
  const made = await submittedCase(server)
  await play('down')
  await recheck(made)
  await ask(made)
  expect(await issuerOf(made)).toMatchObject({ tone: 'agrees' })
})

test('the server asks the issuer once per key, and at most six times an hour about one invoice', async () => {
  const made = await submittedCase(server)
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8])
    expect((await recheck(made, handler, 'one-key-of-many')).success).toBe(true)
  for (const _ of [2, 3, 4, 5, 6]) expect((await recheck(made)).success).toBe(true)
  expect(await recheck(made)).toMatchObject({ code: refusals.tooOften.code })
})

test('an auditor cannot ask the issuer, and a decided case is not asked about any more', async () => {
  const made = await submittedCase(server)
  expect((await recheck(made, auditor)).code).toBe(refusals.dutyNotHeld.code)
  const done = await submittedCase(server, { state: 6 })
  expect((await recheck(done)).code).toBe(refusals.stateMoved.code)
  expect(await issuerOf(done)).toMatchObject({ canAsk: 0 })
})

const noNumbers = { invoiceCode: '', firstNumber: '', lastNumber: '' }
const hospital = (name: string) => ({
  kind: 'hospital' as const,
  hospital: name,
  ...noNumbers,
  reason: '虚开票据',
})
const numbers = (firstNumber: string, lastNumber = '') => ({
  ...noNumbers,
  kind: 'invoice' as const,
  hospital: '',
  firstNumber,
  lastNumber,
  reason: '空白票据被盗',
})
const add = (block: ReturnType<typeof hospital> | ReturnType<typeof numbers>, token = senior) =>
  server.call(claimsAdminCalls.addBlock, block, { token })

test('a senior maintains the blocklist, with a recorded reason; a handler reads it', async () => {
  expect((await add(hospital('美丽诊所'), handler)).code).toBe(refusals.dutyNotHeld.code)
  expect((await add(hospital('美丽诊所'))).result).toMatchObject([
    { kind: 'hospital', hospital: '美丽诊所', reason: '虚开票据', addedBy: expect.any(String) },
  ])
  expect((await add(hospital(' 美丽 诊所 '))).code).toBe(refusals.alreadyBlocked.code)
  const listed = (await server.call(claimsAdminCalls.blocks, {}, { token: handler })).result
  const gone = await server.call(
    claimsAdminCalls.removeBlock,
    { id: listed[0]!.id, reason: '已整改' },
    { token: senior },
  )
  expect(gone.result).toEqual([])
  const [added] = await auditEventsOf('addBlock')
  const [removed] = await auditEventsOf('removeBlock')
  expect([added!.detail, removed!.detail]).toEqual(['美丽诊所：虚开票据', '美丽诊所：已整改'])
})

test.each([
  ['no hospital', hospital(' '), 'hospital'],
  ['no number', numbers(''), 'firstNumber'],
  ['an end of another length', numbers('100', '1000'), 'lastNumber'],
  ['an end before its beginning', numbers('200', '100'), 'lastNumber'],
])('%s is refused beside its field', async (_, block, _field) => {
  const answered = await add(block)
  expect(answered).toMatchObject({ success: false, http: 400 })
})

test('a single number is a range of one', async () => {
  const { result } = await add(numbers('no. 30000077'))
  expect(result[0]).toMatchObject({ firstNumber: 'NO30000077', lastNumber: 'NO30000077' })
})

test('shows similar receipts side by side, and audits the members they belong to', async () => {
  const other = await lab.addCase({
    account: idOf('account', 'zhoulan'),
    state: 6,
    receipts: [{ invoice_number: '30000001', billed_fen: 12_345 }],
  })
  const own = await lab.addCase({ state: 1, receipts: [{ invoice_number: '30000002', billed_fen: 12_345 }] })
  const look = (caseId: string, look_hash: string) =>
    server.db.updateTable('claim_material').set({ look_hash }).where('case_id', '=', caseId).execute()
  await look(other, 'a5a5123498760f1e')
  await look(own, 'a5a5123498760f1f')
  const pairs = (await server.call(claimsAdminCalls.lookalikes, { caseId: own }, { token: handler })).result
  expect(pairs).toMatchObject([
    {
      own: { invoiceNumber: '30000002' },
      other: { invoiceNumber: '30000001', billedFen: 12_345, companyName: '星河软件' },
      distance: 1,
    },
  ])
  const bearer = { headers: { authorization: `Bearer ${handler}` } }
  expect((await server.fetch(pairs[0]!.other.url, bearer)).status).toBe(200)
  const [read] = await auditEventsOf('compareReceipts')
  expect(read!.members).toContain(idOf('account', 'zhoulan'))
  const draft = await lab.addCase()
  const hidden = await server.call(claimsAdminCalls.lookalikes, { caseId: draft }, { token: handler })
  expect(hidden.code).toBe(refusals.notFound.code)
})
