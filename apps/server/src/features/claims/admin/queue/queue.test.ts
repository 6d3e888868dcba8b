import type { FlagKind } from '@yf/domain/claim-flags'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '@yf/contract/call'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { dueFrom, priorityOf } from '@yf/domain/claim-sla'
import { fromMoment } from '@yf/domain/dates'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { assign } from '../case/assignment.ts'
import { submittedCase, type CaseOptions } from '../case/test-case.ts'
import { narrowed } from './narrow.ts'
import { forMe } from './next.ts'
import { inOrder } from './order.ts'
import { casesOf, type List } from './store.ts'

type QueueInput = Partial<Input<typeof claimsAdminCalls.queue>>

const server = demoStage()
let token: string
beforeAll(async () => {
  token = await server.staffTokenOf('handler1')
})

const read = async (list: List, more: QueueInput = {}) =>
  (await server.call(claimsAdminCalls.queue, { pageSize: 100, list, ...more }, { token })).result

const among = async (list: List, ids: readonly string[], more: QueueInput = {}) =>
  (await read(list, more)).records.map(({ caseId }) => caseId).filter((id) => ids.includes(id))

const company_id = idOf('company', 'xinghe-software')
const at = (moment: string) => ({ submittedAt: `${moment.replace(' ', 'T')}+08:00` })

test('on the same day the risky case comes first, and one that waited a working day longer before both', async () => {
  const calm = await submittedCase(server, { risk: 20, ...at('2026-01-12 10:00:00') })
  const risky = await submittedCase(server, { risk: 90, ...at('2026-01-12 12:00:00') })
  const later = await submittedCase(server, { risk: 100, ...at('2026-01-13 12:00:00') })
  const ids = [calm.id, risky.id, later.id]
  expect(await among('open', ids)).toEqual([risky.id, calm.id, later.id])
  const row = (await read('open')).records.find(({ caseId }) => caseId === risky.id)
  expect(row).toMatchObject({
    companyName: '星河软件',
    risk: 90,
    flags: [],
    handlerName: null,
    isWaitingForSecond: 0,
    receiptCount: 1,
    billedFen: 30_000,
    submitTime: '2026-01-12 12:00:00',
    dueTime: '2026-01-14 12:00:00',
  })
})

test('the database sorts every case as the domain rule does', async () => {
  const seeds = ['2026-01-16 18:00:00', '2026-01-17 12:00:00', '2026-01-19 08:00:00', '2026-01-19 10:00:00']
  const made = []
  for (const [n, moment] of seeds.entries())
    for (const risk of [n, 35 + n, 100 - n]) {
      const { id } = await submittedCase(server, { risk, ...at(moment) })
      made.push({ id, turn: priorityOf(dueFrom(fromMoment(moment)), risk) })
    }
  const inTurn = made.toSorted((one, other) => one.turn - other.turn || (one.id < other.id ? -1 : 1))
  const ids = inTurn.map(({ id }) => id)
  expect(await among('open', ids)).toEqual(ids)
})

test('a case moves from the open list to mine, and a draft is in no list', async () => {
  const made = await submittedCase(server)
  const draft = await server.db
    .selectFrom('claim_case')
    .select('id')
    .where('state', '=', 0)
    .executeTakeFirstOrThrow()
  const before = (await server.call(claimsAdminCalls.counts, {}, { token })).result
  await server.call(claimsAdminCalls.accept, { caseId: made.id }, { token })
  expect(await among('mine', [made.id])).toEqual([made.id])
  expect((await server.call(claimsAdminCalls.counts, {}, { token })).result).toMatchObject({
    open: before.open,
    mine: before.mine + 1,
  })
  for (const list of ['open', 'mine', 'late', 'second', 'asked', 'all'] as const)
    expect(await among(list, [draft.id])).toEqual([])
  expect((await server.call(claimsAdminCalls.open, { caseId: draft.id }, { token })).success).toBe(false)
})

test('finds a case by the start of its number or of the name, and ignores wildcards', async () => {
  const made = await submittedCase(server, { insuredName: '司徒南' })
  const found = async (keyword: string) => (await read('all', { keyword })).records.map((row) => row.caseNo)
  expect(await found(made.caseNo.toLowerCase())).toEqual([made.caseNo])
  expect(await found('司徒')).toEqual([made.caseNo])
  expect(await found('徒南')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('_徒')).toEqual([])
})

test.each(['open', 'late', 'all'] as const)('the pages of the list %s continue to its end', async (list) => {
  const all = await read(list)
  const walked = []
  let after: string | null = null
  do {
    const page = await read(list, { pageSize: 3, ...(after && { after }) })
    expect(page.total).toBe(all.total)
    walked.push(...page.records)
    after = page.next
  } while (after !== null && walked.length < 200)
  expect(walked).toEqual(all.records)
  expect(all.next).toBeNull()
})

/** For each filter: a matching case, and the same case but for that filter. */
const flagged = async (made: { id: string }, kind: FlagKind) =>
  server.db
    .insertInto('claim_flag')
    .values({ company_id, case_id: made.id, id: newId(), kind, text: '说明', weight: 10 })
    .execute()

interface Narrowing {
  readonly filter: QueueInput
  readonly fits: CaseOptions
  readonly not: CaseOptions
}

const narrowings: readonly Narrowing[] = [
  { filter: { visitType: 'dental' }, fits: { visitType: 'dental' }, not: {} },
  { filter: { state: 2 }, fits: { state: 2 }, not: {} },
  { filter: { minFen: 50_000 }, fits: { bills: [50_000] }, not: { bills: [49_999] } },
  { filter: { maxFen: 50_000 }, fits: { bills: [50_000] }, not: { bills: [50_001] } },
]

test.each(narrowings)('filters the queue by $filter', async ({ filter, fits, not }) => {
  const insuredName = `筛选${Object.keys(filter).join('')}`
  const fit = await submittedCase(server, { ...fits, insuredName })
  await submittedCase(server, { ...not, insuredName })
  const { records, total } = await read('open', { ...filter, keyword: insuredName })
  expect(records.map(({ caseId }) => caseId)).toEqual([fit.id])
  expect(total).toBe(1)
})

test('filters by company, flag and handler, and by all of them together', async () => {
  const one = await submittedCase(server)
  const other = await submittedCase(server)
  const ids = [one.id, other.id]
  await flagged(one, 'copied')
  await assign(server.db, { company_id, id: one.id }, idOf('staff', 'handler2'), server.clock.now())
  const companyId = company_id
  const handler = idOf('staff', 'handler2')
  expect((await among('open', ids, { companyId })).toSorted()).toEqual(ids.toSorted())
  expect(await among('open', ids, { companyId: idOf('company', 'yuanli') })).toEqual([])
  expect(await among('open', ids, { flag: 'copied' })).toEqual([one.id])
  expect(await among('open', ids, { handler })).toEqual([one.id])
  expect(await among('open', ids, { handler: 'none' })).toEqual([other.id])
  expect(await among('open', ids, { companyId, flag: 'copied', handler })).toEqual([one.id])
  expect(await among('open', ids, { flag: 'copied', handler: 'none' })).toEqual([])
})

test('filters by waiting time and by due time, to the minute', async () => {
  const now = server.clock.now()
  const day = 86_400_000
  const before = (ms: number) => ({ submittedAt: new Date(now.getTime() - ms).toISOString() })
  const old = await submittedCase(server, before(2 * day))
  const young = await submittedCase(server, before(2 * day - 60_000))
  const ids = [old.id, young.id]
  expect(await among('all', ids, { waitedDays: 2 })).toEqual([old.id])
  const due = async (id: string, at: Date) =>
    server.db.updateTable('claim_case').set({ due_at: at }).where('id', '=', id).execute()
  await due(old.id, new Date(now.getTime() - 60_000))
  await due(young.id, new Date(now.getTime() + 60_000))
  expect(await among('open', ids, { due: 'late' })).toEqual([old.id])
  expect(await among('late', ids)).toEqual(ids)
  await due(young.id, new Date(now.getTime() + 30 * day))
  expect(await among('late', ids)).toEqual([old.id])
  expect(await among('open', ids, { due: 'soon' })).toEqual([old.id])
})

const next = async (more: Partial<Input<typeof claimsAdminCalls.next>> = {}) =>
  (await server.call(claimsAdminCalls.next, { list: 'open', ...more }, { token })).result.caseId

test('the next case is the first that is mine or unassigned, never the one just worked on', async () => {
  const keyword = '下一件'
  const make = (moment: string) => submittedCase(server, { insuredName: keyword, ...at(moment) })
  const [theirs, free, last] = [
    await make('2026-01-05 09:00:00'),
    await make('2026-01-06 09:00:00'),
    await make('2026-01-07 09:00:00'),
  ]
  await assign(server.db, { company_id, id: theirs.id }, idOf('staff', 'handler2'), server.clock.now())
  expect(await next({ keyword })).toBe(free.id)
  expect(await next({ keyword, besides: free.id })).toBe(last.id)
  // The next case is an open one, whichever list was shown.
  expect(await next({ keyword, list: 'all' })).toBe(free.id)
  expect(await next({ keyword, list: 'mine' })).toBeNull()
  await server.call(claimsAdminCalls.accept, { caseId: last.id }, { token })
  expect(await next({ keyword, list: 'mine' })).toBe(last.id)
  expect(await next({ keyword, list: 'second' })).toBeNull()
})

const stranger = { staffId: '00000000-0000-4000-8000-000000000000' }

test.each([
  ['open', 'claim_case_queue'],
  ['late', 'claim_case_due'],
  ['asked', 'claim_case_asked'],
  ['all', 'claim_case_recent'],
] as const)('the list %s uses its index, however many cases have ended', async (list, index) => {
  const plan = await server.db.transaction().execute(async (tx) => {
    // With so few rows the planner would prefer a sequential scan and a sort, so they are disabled.
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_sort = off`.execute(tx)
    const cases = casesOf(tx, list, { ...stranger, now: server.clock.now() })
    const mark = `1767600000000.${newId()}`
    return inOrder(cases, list, mark).limit(10).explain()
  })
  expect(JSON.stringify(plan)).toContain(index)
  // The next page starts within the index and does not read what came before it.
  expect(JSON.stringify(plan)).toMatch(/Index Cond: [^"]*ROW\(/)
})

/** Enough for the query plan of a busy queue. */
const fillQueue = () =>
  sql`
    insert into claim_case (company_id, id, account_id, case_no, flow, state, insured_name, billed_fen, risk,
      created_at, updated_at, submitted_at, due_at)
    select ${company_id}, md5('busy' || n)::uuid, md5('of' || n)::uuid, 'BUSY' || n, 'new', 1, '忙', 1000, n % 101,
      at, at, at, at + interval '2 days'
    from generate_series(1, 5000) as n, lateral (select timestamptz '2026-02-01' + n * interval '1 minute' as at) as moment`.execute(
    server.db,
  )

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const casesRead = (node: PlanNode): number => {
  const own =
    node['Relation Name'] === 'claim_case'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0
  return own + (node.Plans ?? []).reduce((sum, inner) => sum + casesRead(inner), 0)
}

test('with five thousand open cases a page and the next case read no more rows than they show', async () => {
  await fillQueue()
  await sql`analyze claim_case, claim_assignment, claim_approval`.execute(server.db)
  const read = async (query: ReturnType<typeof inOrder>, rows: number) => {
    const [plan] = await query.limit(rows).explain('json', sql`analyze`)
    const [{ Plan }] = plan!['QUERY PLAN'] as [{ Plan: PlanNode }]
    return casesRead(Plan)
  }
  const now = server.clock.now()
  const open = casesOf(server.db, 'open', { ...stranger, now })
  const mark = `${new Date('2026-02-03T00:00:00Z').getTime()}.${newId()}`
  expect(await read(inOrder(open, 'open'), 21)).toBeLessThan(60)
  expect(await read(inOrder(open, 'open', mark), 21)).toBeLessThan(60)
  expect(await read(inOrder(narrowed(open, { handler: 'none' }, now), 'open'), 21)).toBeLessThan(60)
  expect(await read(inOrder(forMe(open, 'open', stranger.staffId), 'open'), 1)).toBeLessThan(40)
})
