import type { PlanBenefit } from '@yf/domain/plan-benefit'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { PlanBenefitTable } from './tables.ts'

export async function benefitsOfVersions(
  db: Db,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, PlanBenefit[]>> {
  if (versionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('plan_benefit')
    .selectAll()
    .where('version_id', 'in', [...new Set(versionIds)])
    .orderBy('sort')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ version_id }) => version_id)].map(([id, own]) => [id, own.map(benefitOf)]),
  )
}

const benefitOf = (row: Selectable<PlanBenefitTable>): PlanBenefit => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  summary: row.summary,
  supplierCode: row.supplier_code,
  amount: row.amount,
  timeFen: row.time_fen,
  validDays: row.valid_days,
})

/** Replaces the benefits of a draft. */
export async function keepBenefits(
  tx: Db,
  versionId: string,
  benefits: readonly PlanBenefit[],
): Promise<void> {
  await tx.deleteFrom('plan_benefit').where('version_id', '=', versionId).execute()
  if (benefits.length === 0) return
  await tx
    .insertInto('plan_benefit')
    .values(
      benefits.map((one, sort) => ({
        version_id: versionId,
        id: one.id,
        kind: one.kind,
        name: one.name,
        summary: one.summary,
        supplier_code: one.supplierCode,
        amount: one.amount,
        time_fen: one.timeFen,
        valid_days: one.validDays,
        sort,
      })),
    )
    .execute()
}

/** For joins: what members read about a benefit of a version, and the value of one use. */
export const benefitTexts = (db: Db) =>
  db.selectFrom('plan_benefit').select(['version_id', 'id', 'name', 'summary', 'time_fen'])
