import type { Entitlement } from '@yf/domain/entitlement'
import { packageKindOf, packageStates } from '@yf/domain/equity'
import { unitOfBenefit } from '@yf/domain/plan-benefit'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { withdrawPackage } from '../packages/withdraw.ts'
import { raiseTotal } from '../rights/use.ts'
import {
  endOf,
  entitlementsOfEnrolments,
  isAsGranted,
  isEndedAtOnce,
  startOf,
  tableOf,
  type StoredEntitlement,
} from './entitlement-store.ts'

export interface EntitlementDeps {
  readonly db: Db
  readonly clock: Clock
  /** Demo data names its rows. */
  readonly entitlementIdOf?: (benefitId: string) => string
}

export interface EntitlementHolder {
  readonly companyId: string
  readonly personId: string
  /** null until the person registers; a dependant's account is attached with the family member */
  readonly accountId: string | null
}

/**
 * Packages and welfare follow the enrolments of a person: what is missing is granted, days and texts are moved, and what should
 * not be is taken back, or ended where it was used. Following again changes nothing.
 */
export async function followEnrolments(
  deps: EntitlementDeps,
  holder: EntitlementHolder,
  wanted: ReadonlyMap<string, readonly Entitlement[]>,
): Promise<void> {
  const stored = await entitlementsOfEnrolments(deps.db, holder.companyId, [...wanted.keys()])
  for (const [enrolmentId, entitlements] of wanted) {
    const left = new Map((stored.get(enrolmentId) ?? []).map((one) => [one.benefitId, one]))
    for (const entitlement of entitlements) {
      const known = left.get(entitlement.benefit.id)
      left.delete(entitlement.benefit.id)
      if (!known) await add(deps, holder, enrolmentId, entitlement)
      else if (!isAsGranted(known, entitlement)) await move(deps, holder, known, entitlement)
    }
    for (const known of left.values()) await takeBack(deps.db, holder, known)
  }
}

async function add(
  { db, entitlementIdOf = newId }: EntitlementDeps,
  { companyId, personId, accountId }: EntitlementHolder,
  enrolmentId: string,
  entitlement: Entitlement,
): Promise<void> {
  const { benefit, versionId, from, until } = entitlement
  const row = {
    company_id: companyId,
    id: entitlementIdOf(benefit.id),
    person_id: personId,
    account_id: accountId,
    family_id: null,
    enrolment_id: enrolmentId,
    benefit_id: benefit.id,
    plan_version_id: versionId,
    name: null,
    summary: null,
  }
  if (tableOf(entitlement) === 'health_welfare')
    await db
      .insertInto('health_welfare')
      .values({ ...row, start_dt: from, end_dt: until })
      .execute()
  else
    await db
      .insertInto('equity_package')
      .values({
        ...row,
        kind: packageKindOf(benefit.supplierCode),
        supplier_code: benefit.supplierCode,
        start_time: startOf(from),
        end_time: endOf(until),
        status: packageStates.usable,
        unit: unitOfBenefit(benefit),
        total: benefit.amount,
        used: 0,
        time_fen: null,
      })
      .execute()
}

async function move(
  { db, clock }: EntitlementDeps,
  { companyId }: EntitlementHolder,
  { table, id, total }: StoredEntitlement,
  { benefit, versionId, from, until }: Entitlement,
): Promise<void> {
  if (table === 'health_welfare') {
    await db
      .updateTable('health_welfare')
      .set({ plan_version_id: versionId, start_dt: from, end_dt: until })
      .where((row) => row.and({ company_id: companyId, id }))
      .execute()
    return
  }
  await db
    .updateTable('equity_package')
    .set({ plan_version_id: versionId, start_time: startOf(from), end_time: endOf(until) })
    .where((row) => row.and({ company_id: companyId, id }))
    .execute()
  if (benefit.amount > total) await raiseTotal(db, clock, { companyId, packageId: id }, benefit.amount)
}

async function takeBack(db: Db, { companyId }: EntitlementHolder, known: StoredEntitlement): Promise<void> {
  const { table, id, familyId, from } = known
  if (table === 'health_welfare')
    await db
      .deleteFrom('health_welfare')
      .where((row) => row.and({ company_id: companyId, id }))
      .execute()
  else if (!(await withdrawPackage(db, companyId, { id, familyId })))
    await db
      .updateTable('equity_package')
      .set({ end_time: endOf(from) })
      .where((row) => row.and({ company_id: companyId, id }))
      .execute()
}

/** Enrolments whose packages and welfare are not what they should be. */
export async function differingEntitlements(
  db: Db,
  companyId: string,
  wanted: ReadonlyMap<string, readonly Entitlement[]>,
): Promise<string[]> {
  const stored = await entitlementsOfEnrolments(db, companyId, [...wanted.keys()])
  return [...wanted].flatMap(([enrolmentId, entitlements]) => {
    const left = new Map((stored.get(enrolmentId) ?? []).map((one) => [one.benefitId, one]))
    const isSame = entitlements.every((entitlement) => {
      const known = left.get(entitlement.benefit.id)
      left.delete(entitlement.benefit.id)
      return known !== undefined && isAsGranted(known, entitlement)
    })
    return isSame && [...left.values()].every(isEndedAtOnce) ? [] : [enrolmentId]
  })
}

/**
 * Registration: what was granted to a person appears in the account. What the holder gave to a family member stays there while
 * the account is the same.
 */
export async function attachEntitlements(
  tx: Db,
  { companyId, personId }: Pick<EntitlementHolder, 'companyId' | 'personId'>,
  { accountId, familyId }: { readonly accountId: string | null; readonly familyId: string | null },
): Promise<void> {
  for (const table of ['equity_package', 'health_welfare'] as const)
    await tx
      .updateTable(table)
      .set({ account_id: accountId, family_id: familyId })
      .where((row) => row.and({ company_id: companyId, person_id: personId }))
      .where('account_id', 'is distinct from', accountId)
      .execute()
}
