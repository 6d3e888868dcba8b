import type { PlanLiability } from '@yf/domain/plan'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { PlanLiabilityTable, PlanTable, PlanVersionTable } from './tables.ts'

export type PlanRecord = Selectable<PlanTable>
export type PlanVersionRecord = Selectable<PlanVersionTable>

/** Newest first. */
export const versionsOfPlan = (db: Db, planId: string): Promise<PlanVersionRecord[]> =>
  db.selectFrom('plan_version').selectAll().where('plan_id', '=', planId).orderBy('no', 'desc').execute()

export const versionsOfPlans = async (db: Db, planIds: readonly string[]): Promise<PlanVersionRecord[]> =>
  planIds.length === 0
    ? []
    : db
        .selectFrom('plan_version')
        .selectAll()
        .where('plan_id', 'in', planIds)
        .orderBy('no', 'desc')
        .execute()

export const planById = (db: Db, id: string): Promise<PlanRecord | undefined> =>
  db.selectFrom('plan').selectAll().where('id', '=', id).executeTakeFirst()

export const versionById = (db: Db, id: string): Promise<PlanVersionRecord | undefined> =>
  db.selectFrom('plan_version').selectAll().where('id', '=', id).executeTakeFirst()

/** Locked until the transaction ends. */
export const takeVersion = (tx: Db, id: string): Promise<PlanVersionRecord | undefined> =>
  tx.selectFrom('plan_version').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function liabilitiesOfVersions(
  db: Db,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, PlanLiability[]>> {
  if (versionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('plan_liability')
    .selectAll()
    .where('version_id', 'in', [...new Set(versionIds)])
    .orderBy('sort')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ version_id }) => version_id)].map(([id, own]) => [id, own.map(liabilityOf)]),
  )
}

const liabilityOf = (row: Selectable<PlanLiabilityTable>): PlanLiability => ({
  id: row.id,
  name: row.name,
  visitType: row.visit_type,
  deductibleFen: row.deductible_fen,
  ratio: row.ratio,
  visitFen: row.visit_fen,
  yearlyFen: row.yearly_fen,
  waitingDays: row.waiting_days,
  isLumpSum: row.is_lump_sum,
  text: row.terms,
  rule: row.rule,
})

/** Replaces the liabilities of a draft. */
export async function keepLiabilities(
  tx: Db,
  versionId: string,
  liabilities: readonly PlanLiability[],
): Promise<void> {
  await tx.deleteFrom('plan_liability').where('version_id', '=', versionId).execute()
  if (liabilities.length === 0) return
  await tx
    .insertInto('plan_liability')
    .values(
      liabilities.map((one, sort) => ({
        version_id: versionId,
        id: one.id,
        name: one.name,
        visit_type: one.visitType,
        deductible_fen: one.deductibleFen,
        ratio: one.ratio,
        visit_fen: one.visitFen,
        yearly_fen: one.yearlyFen,
        waiting_days: one.waitingDays,
        is_lump_sum: one.isLumpSum,
        terms: one.text,
        rule: jsonValue(one.rule),
        sort,
      })),
    )
    .execute()
}

export const addPlanRow = (tx: Db, row: Insertable<PlanTable>) => tx.insertInto('plan').values(row).execute()

export const addVersion = (tx: Db, row: PlanVersionRecord) =>
  tx.insertInto('plan_version').values(row).execute()

export const changeVersion = (
  tx: Db,
  id: string,
  changes: Partial<Omit<PlanVersionRecord, 'id' | 'plan_id' | 'no'>>,
) => tx.updateTable('plan_version').set(changes).where('id', '=', id).execute()

/** Keeps two copies of one plan from taking the same number. */
export const lockPlan = (tx: Db, id: string) => sql`select from plan where id = ${id} for update`.execute(tx)
