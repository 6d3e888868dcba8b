import { beforeAll, expect, test } from 'vitest'
import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { newId } from '#platform/ids.ts'
import { jpeg } from '#features/claims/evidence/reading/test-materials.ts'
import { appealLab, type AppealLab } from '../actions/test-appeal.ts'

const server = demoStage()
let lab: AppealLab
beforeAll(async () => {
  lab = await appealLab(server)
})

const of = async (month: string) =>
  (await server.call(claimsAssignmentCalls.report, { from: month, to: month }, { token: lab.staff.senior }))
    .result
type ReportResult = Awaited<ReturnType<typeof of>>
const sum = ({ rows }: ReportResult) => rows.reduce((all, { payableFen }) => all + payableFen, 0)
const again = ({ rows }: ReportResult) =>
  rows.filter(({ receipts }) => receipts === 0).map((row) => `${row.liability} ${row.payableFen}`)

async function later(days: number) {
  server.clock.advance({ days })
  lab.staff.handler = await server.staffTokenOf('handler1')
  lab.staff.senior = await server.staffTokenOf('senior1')
  lab.staff.another = await server.staffTokenOf('senior2')
}

const setFirst = async (caseId: string, payableFen: number | null, token: string) =>
  lab.setLine(caseId, (await lab.receiptsOf(caseId))[0]!.id, payableFen, token)

async function decideAgain(caseId: string, payableFen: number) {
  const token = lab.staff.handler
  await setFirst(caseId, payableFen, token)
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token })
  const done = await server.call(claimsAdminCalls.approve, { caseId, payableFen }, { token })
  expect(done.success).toBe(true)
}

async function paidBack(caseId: string, amountFen: number) {
  const file = new File([new Uint8Array(await jpeg(amountFen))], 'paper.jpg', { type: 'image/jpeg' })
  const agreement = { caseId, amountFen, day: '2026-03-01', file }
  const how = (token: string) => ({ token, key: newId() })
  const signed = await server.call(claimsAdminCalls.agreeRecovery, agreement, how(lab.staff.senior))
  const recoveryId = signed.result.revision!.recoveries[0]!.id
  const ended = { caseId, recoveryId, outcome: 'received' as const, note: 'BK1' }
  expect((await server.call(claimsAdminCalls.endRecovery, ended, how(lab.staff.another))).success).toBe(true)
}

/** Calculates the same sums in another way: decided sums plus overpayments, and what went through the bank. */
async function countedOtherwise() {
  const add = (rows: readonly { fen: number | null }[]) => rows.reduce((all, { fen }) => all + (fen ?? 0), 0)
  const { db } = server
  const payable = db.selectFrom('claim_case').select('payable_fen as fen').where('state', 'in', [5, 6])
  const beyond = db.selectFrom('claim_use').select('overpaid_fen as fen')
  const sent = db.selectFrom('payment').select('amount_fen as fen').where('state', '<>', 'failed')
  const back = db.selectFrom('claim_recovery').select('amount_fen as fen').where('state', '=', 'received')
  return {
    decided: add(await payable.execute()) + add(await beyond.execute()),
    paid: add(await sent.where('subject_kind', '=', 'claim').execute()) - add(await back.execute()),
  }
}

test('a reported month stays unchanged; a new decision counts as a difference in its own month, and all sums equal what was paid', async () => {
  const policyId = await lab.newPolicy()
  const { handler } = lab.staff
  // The demo's own sums, in months that this test does not read.
  const before = await countedOtherwise()
  const raised = await lab.adjudicated({ policyId, receipts: [{}, {}] }, handler)
  await setFirst(raised, 0, handler)
  await server.call(claimsAdminCalls.approve, { caseId: raised, payableFen: 40_000 }, { token: handler })
  await lab.payOut(raised)
  const refused = await lab.rejected({ policyId })
  const lowered = await lab.settledAndPaid(40_000, { policyId })
  const stopped = await lab.settled(40_000, { policyId })
  const withdrawn = await lab.settledAndPaid(40_000, { policyId })
  const march = await of('2026-03')
  expect([sum(march), march.rejected[0]?.cases]).toEqual([160_000, 1])

  await later(31)
  const member = { token: await server.tokenOf('linxiao') }
  for (const caseId of [raised, refused]) {
    expect((await lab.appeal(caseId, {}, member)).result.state).toBe(10)
    await lab.take(caseId)
  }
  for (const caseId of [lowered, stopped, withdrawn]) expect((await lab.reopen(caseId)).success).toBe(true)
  // During the review the decisions count.
  expect(await of('2026-03')).toEqual(march)
  expect(await of('2026-04')).toMatchObject({ rows: [], rejected: [] })

  await setFirst(raised, null, lab.staff.another)
  await lab.change(raised, 80_000)
  await lab.change(refused, 40_000)
  await decideAgain(lowered, 10_000)
  await decideAgain(stopped, 10_000)
  await server.call(claimsAdminCalls.adjudicate, { caseId: withdrawn }, { token: lab.staff.handler })
  const reject = { caseId: withdrawn, reason: '票据系伪造' }
  await server.call(claimsAdminCalls.reject, reject, { token: lab.staff.handler })
  expect(await of('2026-03')).toEqual(march)
  // Twice 400 more; nothing of what was paid is taken back; 300 less where nothing was paid.
  const april = await of('2026-04')
  expect(again(april)).toEqual(['重新核定差额 50000'])
  expect([sum(april), april.rejected[0]?.cases]).toEqual([50_000, 1])

  await later(31)
  await paidBack(lowered, 30_000)
  const may = await of('2026-05')
  expect(again(may)).toEqual(['多付退回 -30000'])
  const total = [march, april, may].reduce((all, one) => all + sum(one), 0)
  expect(await countedOtherwise()).toEqual({ decided: before.decided + total, paid: before.paid + total })
  expect(total).toBe(80_000 + 40_000 + 10_000 + 10_000 + 40_000)
})

test('a decision keeps being counted as in time or late after a review', async () => {
  const day = '2026-05-05'
  const deadlineCounts = async () => {
    const { result } = await server.call(
      claimsAssignmentCalls.statistics,
      { from: day, to: day },
      { token: lab.staff.senior },
    )
    return [result.inTime, result.tooLate]
  }
  await later(2)
  expect(server.clock.now().toISOString().slice(0, 10)).toBe(day)
  const policyId = await lab.newPolicy()
  const before = await deadlineCounts()
  const inTime = await lab.rejected({ policyId })
  const late = await lab.rejected({ policyId, set: { due_at: new Date('2026-05-01T10:00:00+08:00') } })
  const after = [before[0]! + 1, before[1]! + 1]
  expect(await deadlineCounts()).toEqual(after)
  const member = { token: await server.tokenOf('linxiao') }
  for (const caseId of [inTime, late]) expect((await lab.appeal(caseId, {}, member)).success).toBe(true)
  expect(await deadlineCounts()).toEqual(after)
})
