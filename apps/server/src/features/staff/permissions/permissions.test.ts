import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@yf/contract/call'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { staffCalls } from '@yf/contract/staff'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['handler1', 'senior1', 'auditor1'])
    tokens[account] = await server.staffTokenOf(account)
})

const caseId = '00000000-0000-4000-8000-000000000001'
const page = { pageNo: 1, pageSize: 10 }
const receipt = {
  caseId,
  excludedFen: 0,
  excludedReason: null,
  invoiceCode: '',
  invoiceNumber: '12345678',
  day: '2026-02-20',
  billedFen: 100,
  socialFen: 0,
  payer: null,
  hospital: null,
}

const block = {
  kind: 'hospital',
  hospital: '停诊医院',
  invoiceCode: '',
  firstNumber: '',
  lastNumber: '',
  reason: '虚开票据',
}

const bankResult = { paymentId: caseId, receipt: 'HD-1', failure: null }

const { me, auditLog, deniedRequests, auditLogCheck, auditPeople } = staffCalls
const calls = { ...claimsAdminCalls, me, auditLog, deniedRequests, auditLogCheck, auditPeople }

/** Every call, an example input, and the roles with its permission. */
const rows: readonly [keyof typeof calls, object, readonly string[]][] = [
  ['me', {}, ['handler1', 'senior1', 'auditor1']],
  ['queue', { pageSize: 10, list: 'open' }, ['handler1', 'senior1', 'auditor1']],
  ['next', { list: 'open' }, ['handler1', 'senior1', 'auditor1']],
  ['counts', {}, ['handler1', 'senior1', 'auditor1']],
  ['open', { caseId }, ['handler1', 'senior1', 'auditor1']],
  ['reasons', {}, ['handler1', 'senior1', 'auditor1']],
  ['diagnoses', { keyword: '感冒' }, ['handler1', 'senior1', 'auditor1']],
  ['blocks', {}, ['handler1', 'senior1', 'auditor1']],
  ['lookalikes', { caseId }, ['handler1', 'senior1', 'auditor1']],
  ['payments', page, ['handler1', 'senior1', 'auditor1']],
  ['batches', page, ['handler1', 'senior1', 'auditor1']],
  ['accept', { caseId }, ['handler1', 'senior1']],
  ['acceptMany', { caseIds: [caseId] }, ['handler1', 'senior1']],
  ['correct', receipt, ['handler1', 'senior1']],
  ['removeReceipt', { caseId, receiptId: caseId }, ['handler1', 'senior1']],
  ['recheckInvoice', { caseId, receiptId: caseId }, ['handler1', 'senior1']],
  ['setVisit', { caseId, visitType: 'dental', hospital: '口腔医院' }, ['handler1', 'senior1']],
  ['setLine', { caseId, receiptId: caseId, payableFen: null, reason: '' }, ['handler1', 'senior1']],
  ['ask', { caseId, words: '请补充病历', kinds: [] }, ['handler1', 'senior1']],
  ['adjudicate', { caseId }, ['handler1', 'senior1']],
  ['approve', { caseId, payableFen: 1 }, ['handler1', 'senior1']],
  ['reject', { caseId, reason: '不在保障范围' }, ['handler1', 'senior1']],
  ['codeDiagnosis', { caseId, codes: ['J06.9'] }, ['handler1', 'senior1']],
  ['markDiagnosis', { caseId, code: 'J06.9', verdict: 'doubtful', reason: '待核' }, ['handler1', 'senior1']],
  ['liftDiagnosisMark', { caseId, markId: caseId, reason: '已核' }, ['senior1']],
  ['addNote', { caseId, kind: 'note', words: '已核对' }, ['handler1', 'senior1']],
  ['addBlock', block, ['senior1']],
  ['removeBlock', { id: caseId, reason: '误加' }, ['senior1']],
  ['confirmReject', { caseId, reason: '不在保障范围' }, ['senior1']],
  ['confirm', { caseId, payableFen: 1 }, ['senior1']],
  ['sendBack', { caseId, words: '请核对' }, ['senior1']],
  ['takeAppeal', { caseId }, ['senior1']],
  ['uphold', { caseId, reason: '原决定无误' }, ['senior1']],
  ['changeDecision', { caseId, payableFen: 1, reason: '补充资料已核对' }, ['senior1']],
  ['reopen', { caseId, reason: '漏算发票' }, ['senior1']],
  ['agreeRecovery', { caseId, amountFen: 1, day: '2026-02-20' }, ['senior1']],
  ['endRecovery', { caseId, recoveryId: caseId, outcome: 'dropped', note: '误登记' }, ['senior1']],
  ['makeBatch', { paymentIds: [caseId] }, ['senior1']],
  ['batchFile', { batchId: caseId, encoding: 'gbk' }, ['senior1']],
  ['sendBatch', { batchId: caseId }, ['senior1']],
  ['recordResults', { batchId: caseId, results: [bankResult] }, ['senior1']],
  ['retryPayment', { paymentId: caseId }, ['senior1']],
  ['auditLog', { pageSize: 10 }, ['auditor1']],
  ['deniedRequests', { pageSize: 10 }, ['auditor1']],
  ['auditLogCheck', {}, ['auditor1']],
  ['auditPeople', {}, ['auditor1']],
]

test('this table covers every call of the claims console and of the audit log', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
})

const dutyNotHeld = 3152

test.each(rows)('%s is open only to staff with its permission', async (name, input, permitted) => {
  const call: Call = calls[name]
  for (const [account, token] of Object.entries(tokens)) {
    const answered = await server.call(call, input, { token })
    expect([200, 400]).toContain(answered.http)
    expect([account, answered.code === dutyNotHeld]).toEqual([account, !permitted.includes(account)])
  }
  expect((await server.call(call, input)).http).toBe(401)
})

test('a refusal for a missing permission returns a message and is recorded', async () => {
  const refused = await server.call(
    claimsAdminCalls.approve,
    { caseId, payableFen: 1 },
    { token: tokens['auditor1']! },
  )
  expect(refused.message).toBe('您的岗位（审计员）不能进行此操作')
  const attempts = await server.db
    .selectFrom('denied_request')
    .select(['staff_id', 'call'])
    .where('reason', '=', 'dutyNotHeld')
    .execute()
  expect(attempts).toContainEqual({ staff_id: idOf('staff', 'auditor1'), call: 'approve' })
})
