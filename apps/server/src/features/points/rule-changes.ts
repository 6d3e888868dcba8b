import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { PointsRuleChangeTable } from './tables.ts'

export type RuleChangeRow = Selectable<PointsRuleChangeTable>

export const ruleChangesOf = (db: Db, companyId: string): Promise<RuleChangeRow[]> =>
  db
    .selectFrom('points_rule_change')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('no', 'desc')
    .execute()

export const ruleChangeQuery = (db: Db, companyId: string) =>
  db.selectFrom('points_rule_change').selectAll().where('company_id', '=', companyId)

/** False if somebody else has changed them, or proposed to, meanwhile. */
export async function addRuleChange(tx: Db, change: RuleChangeRow): Promise<boolean> {
  const added = await tx
    .insertInto('points_rule_change')
    .values({ ...change, rules: jsonValue(change.rules) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const takeRuleChange = (tx: Db, companyId: string, no: number): Promise<RuleChangeRow | undefined> =>
  ruleChangeQuery(tx, companyId).where('no', '=', no).forUpdate().executeTakeFirst()

type RuleDecision = Pick<RuleChangeRow, 'state' | 'start_day' | 'decided_by' | 'decided_at' | 'note'>

export const keepRuleDecision = (tx: Db, { company_id, no }: RuleChangeRow, decided: RuleDecision) =>
  tx
    .updateTable('points_rule_change')
    .set(decided)
    .where((row) => row.and({ company_id, no, state: 'proposed' as const }))
    .execute()

/** Companies with a change that waits for approval. */
export async function companiesWaiting(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('points_rule_change')
    .select('company_id')
    .where('state', '=', 'proposed')
    .execute()
  return new Set(rows.map(({ company_id }) => company_id))
}
