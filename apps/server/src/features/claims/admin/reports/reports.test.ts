import { toYuan } from '@yf/domain/money'
import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '@yf/contract/call'
import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { submittedCase, type CaseOptions } from '../case/test-case.ts'
import { monthsFault, spanOfMonths } from './span.ts'
import { cellsOf, partsOf } from './test-xlsx.ts'

const server = demoStage()
let handler: string
let senior: string
beforeAll(async () => {
  handler = await server.staffTokenOf('handler1')
  senior = await server.staffTokenOf('senior1')
})

const company_id = idOf('company', 'xinghe-software')

/** Decided by a handler, starting at the submission. */
async function decided(options: CaseOptions = {}) {
  const made = await submittedCase(server, options)
  const caseId = made.id
  const token = handler
  await server.call(claimsAdminCalls.accept, { caseId }, { token })
  const { result } = await server.call(claimsAdminCalls.adjudicate, { caseId }, { token })
  const payableFen = result.linesPayableFen
  const approved = await server.call(claimsAdminCalls.approve, { caseId, payableFen }, { token })
  expect(approved.message).toBe('已通过')
  return { ...made, payableFen }
}

async function rejected() {
  const { id: caseId } = await submittedCase(server)
  const token = handler
  await server.call(claimsAdminCalls.accept, { caseId }, { token })
  await server.call(claimsAdminCalls.adjudicate, { caseId }, { token })
  await server.call(claimsAdminCalls.reject, { caseId, reason: '不在保障范围' }, { token })
}

const today = '2026-03-02'
const statistics = async (from = today, to = today) =>
  (await server.call(claimsAssignmentCalls.statistics, { from, to }, { token: senior })).result

test('counts submissions, decisions by person and speed, and waiting cases', async () => {
  const before = await statistics()
  const person = (of: typeof before) => of.handlers.find(({ name }) => name === '王理赔')!
  await decided()
  await rejected()
  await decided({ submittedAt: '2026-02-02T10:00:00+08:00' })
  const waiting = await submittedCase(server, { submittedAt: '2026-02-26T09:59:00+08:00' })
  const atOnce = await submittedCase(server, { state: 5 })
  await server.db
    .updateTable('claim_case')
    .set({ decided_at: server.clock.now() })
    .where('id', '=', atOnce.id)
    .execute()
  const reviewed = { companyId: company_id, kind: 'claim', id: waiting.id }
  await recordState(
    server.db,
    reviewed,
    { from: 7, to: 10 },
    { actor: 'x', reason: '复核', at: server.clock.now() },
  )
  const after = await statistics()
  expect(after.days).toEqual([
    { day: today, submitted: before.days[0]!.submitted + 3, decided: before.days[0]!.decided + 4 },
  ])
  expect([after.decided, after.instant, after.rejected, after.appealed]).toEqual([
    before.decided + 4,
    before.instant + 1,
    before.rejected + 1,
    before.appealed + 1,
  ])
  expect([after.inTime, after.tooLate]).toEqual([before.inTime + 2, before.tooLate + 1])
  expect(person(after)).toEqual({
    name: '王理赔',
    accepted: person(before).accepted + 3,
    decided: person(before).decided + 3,
    confirmed: 0,
    open: person(before).open,
  })
  const aged = ({ openByAge }: typeof before) => openByAge.map(({ count }) => count)
  expect(aged(after)).toEqual(aged(before).map((count, at) => (at === 3 ? count + 1 : count)))
  expect(after.openByAge[3]!.name).toBe('4至7天')
})

test('statistics cover whole days in Shanghai time, at most a year', async () => {
  const spread = await statistics('2026-02-27', today)
  expect(spread.days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', today])
  const ask = (from: string, to: string) =>
    server.call(claimsAssignmentCalls.statistics, { from, to }, { token: senior })
  expect((await ask('2025-03-02', today)).success).toBe(true)
  for (const [from, to] of [
    ['2025-03-01', today],
    [today, '2026-03-01'],
    ['2026-02-30', today],
  ] as const)
    expect((await ask(from, to)).http).toBe(400)
})

test('a month begins and ends in Shanghai time, and a report covers at most twelve', () => {
  expect(spanOfMonths({ from: '2025-12', to: '2025-12' })).toEqual({
    since: new Date('2025-11-30T16:00:00Z'),
    until: new Date('2025-12-31T16:00:00Z'),
  })
  expect(monthsFault({ from: '2025-04', to: '2026-03' })).toBeNull()
  expect(monthsFault({ from: '2025-03', to: '2026-03' })).not.toBeNull()
  expect(monthsFault({ from: '2026-03', to: '2026-02' })).not.toBeNull()
})

const report = async (more: Partial<Input<typeof claimsAssignmentCalls.report>> = {}) =>
  (
    await server.call(
      claimsAssignmentCalls.report,
      { from: '2026-03', to: '2026-03', ...more },
      { token: senior },
    )
  ).result

test('reports payments by month, insurer and liability, to the fen', async () => {
  const before = await report()
  const sum = (of: typeof before) => of.rows.reduce((all, { payableFen }) => all + payableFen, 0)
  const made = await decided({ bills: [41_337, 20_001] })
  const after = await report()
  expect(sum(after) - sum(before)).toBe(made.payableFen)
  // Everything decided in these months, and nothing else.
  const { total } = await server.db
    .selectFrom('claim_case')
    .select(sql<number>`sum(payable_fen)::bigint`.as('total'))
    .where('state', 'in', [5, 6])
    .where('decided_at', '>=', new Date('2026-02-28T16:00:00Z'))
    .executeTakeFirstOrThrow()
  expect(sum(after)).toBe(total)
  const receipts = (of: typeof before) =>
    of.rows.find(({ liability }) => liability.includes('门急诊'))?.receipts
  expect(receipts(after)).toBe((receipts(before) ?? 0) + 2)
  expect(new Set(after.rows.map(({ month }) => month))).toEqual(new Set(['2026-03']))
  expect((await report({ insurer: '没有这家' })).rows).toEqual([])
  expect((await report({ insurer: '没有这家' })).insurers).toEqual(after.insurers)
})

const file = (reader: 'insurer' | 'reinsurer', largeFen = 0) =>
  server.call(
    claimsAssignmentCalls.reportFile,
    { from: '2026-03', to: '2026-03', reader, largeFen },
    { token: senior },
  )

test('the spreadsheet has the same sums in yuan, and the download is audited', async () => {
  const made = await decided({ bills: [33_333] })
  const { rows } = await report()
  const { result } = await file('insurer')
  expect(result.name).toBe('理赔报表_保险公司_2026-03.xlsx')
  const cells = cellsOf(result.base64, 1)
  expect(cells.slice(0, 3)).toEqual(['月份', '保险公司', '保险责任'])
  const payable = rows.reduce((all, { payableFen }) => all + payableFen, 0)
  expect(cells.slice(-1)).toEqual([String(toYuan(payable))])
  expect(cells).toContain(String(toYuan(rows[0]!.payableFen)))
  expect(partsOf(result.base64).has('xl/worksheets/sheet3.xml')).toBe(false)
  // The reinsurer's sheet lists large cases one by one, by number and without a name.
  const listed = cellsOf((await file('reinsurer', made.payableFen)).result.base64, 3)
  expect(listed).toContain(made.caseNo)
  expect(listed.join()).not.toContain('林晓')
  expect(cellsOf((await file('reinsurer', made.payableFen + 100_000_00)).result.base64, 3)).not.toContain(
    made.caseNo,
  )
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select(['detail', 'cases'])
    .where('action', '=', 'takeReport')
    .orderBy('seq')
    .execute()
  expect(asAuditorReadsAll('takeReport', auditEvents).map(({ detail }) => detail)).toEqual([
    '保险公司 2026-03',
    '再保险公司 2026-03',
    '再保险公司 2026-03',
  ])
  expect(auditEvents[1]!.cases).toContain(made.id)
  expect(auditEvents[0]!.cases).toEqual([])
})
