import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { companyIdsOf } from '#features/company/public.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { accountId, caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import { pageText } from './list-store.ts'
import { similarCases } from './past-times.ts'

const server = demoStage()
let lab: CaseLab
let ids: string[]
beforeAll(async () => {
  lab = await caseLab(server)
  ids = []
  for (const state of [6, 3, 1, 0] as const) {
    server.clock.advance({ hours: 1 })
    ids.push(await lab.addCase({ state, receipts: [{}, { billed_fen: 1_234 }], kinds: [] }))
  }
  await server.db
    .updateTable('claim_case')
    .set({ hospital: '上海瑞金医院', insured_name: '陈小满' })
    .where('id', '=', ids[1]!)
    .execute()
})

const list = async (input: object = {}, token = lab.token) =>
  (await server.call(claimCalls.list, { pageNo: 1, pageSize: 10, ...input }, { token })).result
const found = async (input: object) => (await list(input)).records.map(({ caseId }) => caseId)

test('lists my cases newest first, with the count and sum of their receipts', async () => {
  const { records, total } = await list()
  expect(total).toBe(4)
  expect(records.map(({ caseId }) => caseId)).toEqual(ids.toReversed())
  expect(records[0]).toMatchObject({ state: 0, stateName: '草稿', receiptCount: 2, billedFen: 51_234 })
})

test('pages follow each other without a gap', async () => {
  const pages = [await found({ pageNo: 1, pageSize: 3 }), await found({ pageNo: 2, pageSize: 3 })]
  expect(pages.flat()).toEqual(ids.toReversed())
})

test('filters by state and text', async () => {
  expect(await found({ status: '1,3' })).toEqual([ids[2], ids[1]])
  expect(await found({ keyword: '瑞金' })).toEqual([ids[1]])
  expect(await found({ keyword: '陈小满' })).toEqual([ids[1]])
  const { case_no } = await lab.caseOf(ids[0]!)
  expect(await found({ keyword: case_no.toLowerCase() })).toEqual([ids[0]])
  expect(await found({ keyword: '%' })).toEqual([])
})

test('a member cannot see the cases of others', async () => {
  const { records } = await list({}, await server.tokenOf('zhoulan'))
  expect(records.filter(({ caseId }) => ids.includes(caseId))).toEqual([])
})

test("the list uses the owner's index, so others' cases cost nothing", async () => {
  await sql`insert into claim_case (company_id, id, account_id, case_no, flow, state, insured_name, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'LX' || n, 'new', 1, '某人', now(), now()
    from generate_series(1, 20000) as n`.execute(server.db)
  await sql`analyze claim_case`.execute(server.db)
  const values = [accountId, await companyIdsOf(server.db, accountId), null, '', 10, 0]
  const { rows } = await server.db.executeQuery(CompiledQuery.raw(`explain ${pageText}`, values))
  const plan = JSON.stringify(rows)
  expect(plan).toContain('claim_case_mine')
  expect(plan).not.toContain('Seq Scan on claim_case')
})

test('statistics of similar cases read neither other kinds nor old decisions', async () => {
  await sql`insert into claim_case (company_id, id, account_id, case_no, flow, state, insured_name, visit_type,
      billed_fen, submitted_at, decided_at, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'LY' || n, 'new', 6, '某人',
      case when n % 100 = 0 then 'inpatient' else 'outpatient' end,
      50000, now(), timestamptz '2026-03-01' - n * interval '20 minutes', now(), now()
    from generate_series(1, 20000) as n`.execute(server.db)
  await sql`analyze claim_case`.execute(server.db)
  const like = {
    visitType: 'inpatient' as const,
    band: { overFen: null, uptoFen: 100_000 },
    since: new Date('2025-09-03T00:00:00Z'),
  }
  const plan = JSON.stringify(await similarCases(server.db, like, null).explain())
  expect(plan).toContain('claim_case_like')
  expect(plan).not.toContain('Seq Scan on claim_case')
  const found = await similarCases(server.db, like, null).execute()
  // One every 2,000 minutes, in 179 days.
  expect(found).toHaveLength(128)
})
