import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankDatabase, type TestDatabase } from '#testkit/database.ts'
import { migrate, migrationsFolder } from '#platform/db/migrate.ts'
import { verifyAuditLog } from './verify-chain.ts'

const ids = {
  handler: '00000000-0000-7000-8000-000000000001',
  senior: '00000000-0000-7000-8000-000000000002',
  company: '00000000-0000-7000-8000-000000000003',
  case: '00000000-0000-7000-8000-000000000004',
  account: '00000000-0000-7000-8000-000000000005',
}
const deedId = (number: number) => `00000000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`

/** As the product kept it before 0032: words instead of codes, refusals between deeds. */
const rows = `
  insert into claim_case (company_id, id, account_id, case_no, flow, state, insured_name, created_at, updated_at)
    values ('${ids.company}', '${ids.case}', '${ids.account}', 'LP1', 'new', 1, '某人', now(), now());
  insert into staff_deed (id, at, staff_id, staff_name, role, deed, company_id, case_id, case_no, detail, address) values
    ('${deedId(1)}', '2026-03-02T02:00:00.120Z', '${ids.handler}', '王理赔', 'handler', '登录', null, null, null, '', '10.0.0.1'),
    ('${deedId(2)}', '2026-03-02T02:00:01Z', '${ids.handler}', '王理赔', 'handler', '更正发票', '${ids.company}', '${ids.case}', 'LP1',
      '金额 "十二"，\t又\n一行 \\ / 🙂', '10.0.0.1'),
    ('${deedId(3)}', '2026-03-02T02:00:02Z', '${ids.handler}', '王理赔', 'handler', '越权操作被拒', null, null, null, 'makeBatch', '10.0.0.1'),
    ('${deedId(4)}', '2026-03-02T02:30:02Z', '${ids.handler}', '王理赔', 'handler', '越权操作被拒', null, null, null, 'makeBatch', '10.0.0.1'),
    ('${deedId(5)}', '2026-03-02T03:00:00.999Z', '${ids.senior}', '赵主管', 'senior', '生成打款批次', null, null, null, 'PB1', '10.0.0.2');`

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  for (const name of await readdir(migrationsFolder))
    if (name < '0032') await cp(join(migrationsFolder, name), join(folder, name))
  database = await blankDatabase()
  await migrate(database.url, folder)
  await database.pool.query(rows)
  await migrate(database.url)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test('what was recorded before is chained as if it had been recorded today', async () => {
  const deeds = await database.db.selectFrom('staff_deed').selectAll().orderBy('at').execute()
  expect(deeds).toMatchObject([
    { staff_id: ids.handler, seq: 1, deed: 'logIn', cases: [], members: [] },
    { staff_id: ids.handler, seq: 2, deed: 'correctReceipt', cases: [ids.case], members: [ids.account] },
    { staff_id: ids.senior, seq: 1, deed: 'makeBatch' },
  ])
  const { faults, heads, deeds: count } = await verifyAuditLog(database.db)
  expect({ faults, count }).toEqual({ faults: [], count: 3 })
  expect(heads.map(({ staffId, seq }) => [staffId, seq])).toEqual([
    [ids.handler, 2],
    [ids.senior, 1],
  ])
})

test('what was refused stands apart, counted by the hour', async () => {
  expect(await database.db.selectFrom('staff_attempt').selectAll().execute()).toMatchObject([
    { staff_id: ids.handler, call: 'makeBatch', reason: 'dutyNotHeld', count: 2, address: '10.0.0.1' },
  ])
})
