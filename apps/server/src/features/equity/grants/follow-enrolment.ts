import type { BenefitGrant } from '@yf/domain/benefit-grants'
import { packageKindOf, packageStates } from '@yf/domain/equity'
import { unitOfBenefit } from '@yf/domain/plan-benefit'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { withdrawPackage } from '../packages/withdraw.ts'
import { raiseTotal } from '../rights/use.ts'
import {
  endOf,
  grantsOfEnrolments,
  isAsGranted,
  isEndedAtOnce,
  startOf,
  tableOf,
  type StoredGrant,
} from './grant-store.ts'

export interface GrantDeps {
  readonly db: Db
  readonly clock: Clock
  /** Demo data names its rows. */
  readonly grantIdOf?: (benefitId: string) => string
}

export interface GrantHolder {
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
  deps: GrantDeps,
  holder: GrantHolder,
  wanted: ReadonlyMap<string, readonly BenefitGrant[]>,
): Promise<void> {
  const stored = await grantsOfEnrolments(deps.db, holder.companyId, [...wanted.keys()])
  for (const [enrolmentId, grants] of wanted) {
    const left = new Map((stored.get(enrolmentId) ?? []).map((one) => [one.benefitId, one]))
    for (const grant of grants) {
      const known = left.get(grant.benefit.id)
      left.delete(grant.benefit.id)
      if (!known) await add(deps, holder, enrolmentId, grant)
      else if (!isAsGranted(known, grant)) await move(deps, holder, known, grant)
    }
    for (const known of left.values()) await takeBack(deps.db, holder, known)
  }
}

async function add(
  { db, grantIdOf = newId }: GrantDeps,
  { companyId, personId, accountId }: GrantHolder,
  enrolmentId: string,
  grant: BenefitGrant,
): Promise<void> {
  const { benefit, versionId, from, until } = grant
  const row = {
    company_id: companyId,
    id: grantIdOf(benefit.id),
    person_id: personId,
    account_id: accountId,
    family_id: null,
    enrolment_id: enrolmentId,
    benefit_id: benefit.id,
    plan_version_id: versionId,
    name: null,
    summary: null,
  }
  if (tableOf(grant) === 'health_welfare')
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
  { db, clock }: GrantDeps,
  { companyId }: GrantHolder,
  { table, id, total }: StoredGrant,
  { benefit, versionId, from, until }: BenefitGrant,
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

async function takeBack(db: Db, { companyId }: GrantHolder, known: StoredGrant): Promise<void> {
  const { table, id, familyId, from } = known
  if (isEndedAtOnce(known)) return
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
export async function differingGrants(
  db: Db,
  companyId: string,
  wanted: ReadonlyMap<string, readonly BenefitGrant[]>,
): Promise<string[]> {
  const stored = await grantsOfEnrolments(db, companyId, [...wanted.keys()])
  return [...wanted].flatMap(([enrolmentId, grants]) => {
    const left = new Map((stored.get(enrolmentId) ?? []).map((one) => [one.benefitId, one]))
    const isSame = grants.every((grant) => {
      const known = left.get(grant.benefit.id)
      left.delete(grant.benefit.id)
      return known !== undefined && isAsGranted(known, grant)
    })
    return isSame && [...left.values()].every(isEndedAtOnce) ? [] : [enrolmentId]
  })
}

/**
 * Registration: what was granted to a person appears in the account. What the holder gave to a family member stays there while
 * the account is the same.
 */
export async function attachGrants(
  tx: Db,
  { companyId, personId }: Pick<GrantHolder, 'companyId' | 'personId'>,
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
