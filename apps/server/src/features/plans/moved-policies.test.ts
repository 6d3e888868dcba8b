import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate, migrationsFolder } from '#platform/db/migrate.ts'
import { newId } from '#platform/ids.ts'
import { blankDatabase } from '#testkit/database.ts'
import { recount } from '#testkit/recount/recount.ts'

/** The migrations before this one. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  for (const name of await readdir(migrationsFolder))
    if (name < '0006') await cp(join(migrationsFolder, name), join(folder, name))
  return folder
}

test('policies that stood alone become enrolments with the same terms, days and use', async () => {
  const folder = await earlierMigrations()
  const database = await blankDatabase()
  try {
    await migrate(database.url, folder)
    const [company, one, other, third, claim, receipt] = Array.from({ length: 6 }, newId) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    const [firstLiability, secondLiability] = [newId(), newId()]
    const policy = (id: string, account: string, endDt: string, status: number) => `
      insert into policy values ('${company}', '${id}', '${account}', null, '补充医疗', '安和', 'YL${id}', '林晓',
        '2025-01-01', '${endDt}', ${status}, 100000, 3000)`
    const liability = (policyId: string, id: string, yearly: number) => `
      insert into policy_liability (company_id, policy_id, id, name, visit_type, deductible_fen, ratio, visit_fen,
        yearly_fen, used_fen, waiting_days, terms, sort, deductible_used_fen)
      values ('${company}', '${policyId}', '${id}', '门诊', 'outpatient', 100, 80, null, ${yearly}, 3000, 30, '门诊', 0, 100)`
    await database.pool.query(
      [
        policy(one, newId(), '2025-12-31', 2),
        policy(other, newId(), '2025-12-31', 2),
        policy(third, newId(), '2099-12-31', 4),
        liability(one, firstLiability, 50_000),
        liability(other, secondLiability, 50_000),
        liability(third, newId(), 60_000),
        `insert into claim_use values ('${company}', '${claim}', '${one}', '${firstLiability}', 3000, 100)`,
        `insert into claim_line (company_id, case_id, receipt_id, liability_id, billed_fen, excluded_fen, social_fen,
          deductible_fen, ratio, over_limit_fen, payable_fen, reason)
          values ('${company}', '${claim}', '${receipt}', '${firstLiability}', 5000, 0, 0, 100, 80, 0, 3000, '')`,
      ].join(';'),
    )
    await migrate(database.url)
    const { db } = database
    const policies = await db.selectFrom('policy').selectAll().orderBy('start_dt').execute()
    const of = (id: string) => policies.find((row) => row.id === id)!
    // The same terms and days are one contract; other terms are another plan.
    expect(of(one).contract_id).toBe(of(other).contract_id)
    expect(of(third).contract_id).not.toBe(of(one).contract_id)
    expect(await db.selectFrom('plan').selectAll().execute()).toHaveLength(2)
    expect(await db.selectFrom('group_contract').selectAll().execute()).toHaveLength(2)
    expect(of(one)).toMatchObject({ used_fen: 3000, waiting_from: '2025-01-01', is_closed: false })
    expect(of(third).is_closed).toBe(true)
    const liabilities = await db.selectFrom('plan_liability').selectAll().execute()
    expect(liabilities).toHaveLength(2)
    const shared = liabilities.find(({ yearly_fen }) => yearly_fen === 50_000)!
    const [use] = await db.selectFrom('claim_use').selectAll().execute()
    const [line] = await db.selectFrom('claim_line').selectAll().execute()
    expect([use!.liability_id, line!.liability_id]).toEqual([shared.id, shared.id])
    const used = await db.selectFrom('policy_liability_use').selectAll().execute()
    expect(used.filter(({ liability_id }) => liability_id === shared.id)).toMatchObject([
      { used_fen: 3000, deductible_used_fen: 100 },
      { used_fen: 3000, deductible_used_fen: 100 },
    ])
    for (const about of ['cover', 'a policy lasts', 'a contract has'])
      expect(await recount(db, about)).toEqual([])
  } finally {
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
