import type { PlanTerms, PlanVersionState } from '@yf/domain/plan'
import type { Db } from '#platform/db/handle.ts'
import { benefitsOfVersions } from './benefit-store.ts'
import { liabilitiesOfVersions, planById, versionById, type PlanVersionRecord } from './store.ts'

export async function termsOfVersion(db: Db, row: PlanVersionRecord): Promise<PlanTerms> {
  const { id, name, insurer, cover_fen } = row
  const [plan, liabilities, benefits] = await Promise.all([
    planById(db, row.plan_id),
    liabilitiesOfVersions(db, [id]),
    benefitsOfVersions(db, [id]),
  ])
  return {
    kind: plan?.kind ?? 'insurance',
    name,
    insurer,
    coverFen: cover_fen,
    liabilities: liabilities.get(id) ?? [],
    benefits: benefits.get(id) ?? [],
  }
}

/** A version in any state, with its terms as they are now. */
export interface TrialVersion {
  readonly id: string
  readonly planId: string
  readonly planName: string
  readonly no: number
  readonly state: PlanVersionState
  readonly edits: number
  readonly terms: PlanTerms
}

export async function versionForTrial(db: Db, versionId: string): Promise<TrialVersion | null> {
  const row = await versionById(db, versionId)
  if (!row) return null
  const [plan, terms] = await Promise.all([planById(db, row.plan_id), termsOfVersion(db, row)])
  return {
    id: row.id,
    planId: row.plan_id,
    planName: plan?.name ?? '',
    no: row.no,
    state: row.state,
    edits: row.edits,
    terms,
  }
}

/** For lists. */
export async function planNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('plan')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The contracts of a company that are about this plan. */
export async function contractsOfPlan(db: Db, companyId: string, planId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_contract')
    .select('id')
    .where('company_id', '=', companyId)
    .where('plan_id', '=', planId)
    .execute()
  return rows.map(({ id }) => id)
}
