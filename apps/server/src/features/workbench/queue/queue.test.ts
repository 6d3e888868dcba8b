import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { workbenchCalls } from '@yf/contract/workbench'
import { demoStage } from '#testkit/demo-stage.ts'
import { submittedCase } from '../test-case.ts'
import { casesOf, inOrder, type List } from './store.ts'

const server = demoStage()
let token: string
beforeAll(async () => {
  token = await server.staffTokenOf('handler1')
})

const read = async (list: List, more: { keyword?: string; pageNo?: number; pageSize?: number } = {}) =>
  (await server.call(workbenchCalls.queue, { pageNo: 1, pageSize: 100, list, ...more }, { token })).result

const among = async (list: List, ids: readonly string[]) =>
  (await read(list)).records.map(({ caseId }) => caseId).filter((id) => ids.includes(id))

test('what is risky comes first, then what has waited longest', async () => {
  const calm = await submittedCase(server, { risk: 20, submittedAt: '2026-02-01T09:00:00+08:00' })
  const late = await submittedCase(server, { risk: 90, submittedAt: '2026-02-28T09:00:00+08:00' })
  const early = await submittedCase(server, { risk: 90, submittedAt: '2026-02-10T09:00:00+08:00' })
  const ids = [calm.id, late.id, early.id]
  expect(await among('open', ids)).toEqual([early.id, late.id, calm.id])
  const row = (await read('open')).records.find(({ caseId }) => caseId === early.id)
  expect(row).toMatchObject({
    companyName: '星河软件',
    risk: 90,
    flags: [],
    handlerName: null,
    isWaitingForSecond: 0,
    receiptCount: 1,
    billedFen: 30_000,
    submitTime: '2026-02-10 09:00:00',
  })
})

test('a case moves from the open ones to mine, and a draft is in no list at all', async () => {
  const made = await submittedCase(server)
  const draft = await server.db
    .selectFrom('claim_case')
    .select('id')
    .where('state', '=', 0)
    .executeTakeFirstOrThrow()
  const before = (await server.call(workbenchCalls.counts, {}, { token })).result
  await server.call(workbenchCalls.accept, { caseId: made.id }, { token })
  expect(await among('mine', [made.id])).toEqual([made.id])
  expect((await server.call(workbenchCalls.counts, {}, { token })).result).toMatchObject({
    open: before.open,
    mine: before.mine + 1,
  })
  for (const list of ['open', 'mine', 'second', 'asked', 'all'] as const)
    expect(await among(list, [draft.id])).toEqual([])
  expect((await server.call(workbenchCalls.open, { caseId: draft.id }, { token })).success).toBe(false)
})

test('a case is found by the start of its number or of the name, and no wildcard finds more', async () => {
  const made = await submittedCase(server, { insuredName: '司徒南' })
  const found = async (keyword: string) => (await read('all', { keyword })).records.map((row) => row.caseNo)
  expect(await found(made.caseNo.toLowerCase())).toEqual([made.caseNo])
  expect(await found('司徒')).toEqual([made.caseNo])
  expect(await found('徒南')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('_徒')).toEqual([])
})

test('pages follow each other, and nobody pages past the end of what is counted', async () => {
  const all = await read('all')
  const first = await read('all', { pageSize: 2 })
  const second = await read('all', { pageSize: 2, pageNo: 2 })
  expect([...first.records, ...second.records]).toEqual(all.records.slice(0, 4))
  expect(first.total).toBe(all.total)
  expect((await read('all', { pageSize: 100, pageNo: 11 })).records).toEqual([])
})

test.each([
  ['open', 'claim_case_queue'],
  ['asked', 'claim_case_asked'],
  ['all', 'claim_case_recent'],
] as const)('the list %s is walked by its index, however many cases have ended', async (list, index) => {
  const plan = await server.db.transaction().execute(async (tx) => {
    // So few rows are read whole and sorted, unless that is forbidden.
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_sort = off`.execute(tx)
    return inOrder(casesOf(tx, list, '00000000-0000-4000-8000-000000000000', ''), list)
      .limit(10)
      .explain()
  })
  expect(JSON.stringify(plan)).toContain(index)
})
