import type { Db } from '#platform/db/handle.ts'
import { filesById } from '#platform/files/stored-files.ts'
import { withinCompaniesOf, type Membership } from '#features/company/public.ts'
import {
  describedPackages,
  describedWelfare,
  type OfAccount,
  type PackageRow,
  type WelfareRow,
} from './packages/described.ts'

/** An employee sees their own rows and the family's, a family member only those that cover them. */
export function holderOf({ companyId, isFamily, benefitsOf }: Membership) {
  const holder = { company_id: companyId, account_id: benefitsOf.accountId }
  return isFamily ? { ...holder, family_id: benefitsOf.familyId } : holder
}

/** Without those that covered no day after all. */
export const policiesOf = (db: Db, membership: Membership) =>
  db
    .selectFrom('policy')
    .selectAll()
    .where((row) => row.and(holderOf(membership)))
    .whereRef('end_dt', '>=', 'start_dt')
    .orderBy('end_dt', 'desc')
    .orderBy('id')
    .execute()

export const packagesOf = (db: Db, membership: Membership): Promise<PackageRow[]> =>
  describedPackages(db)
    .selectAll()
    .where((row) => row.and(holderOf(membership)))
    .$narrowType<OfAccount>()
    .orderBy('end_time', 'desc')
    .orderBy('id')
    .execute()

/** Names of packages by id, for features that record one. */
export async function packageNames(
  db: Db,
  of: readonly { readonly company_id: string; readonly package_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const companies = [...new Set(of.map(({ company_id }) => company_id))]
  const ids = [...new Set(of.map(({ package_id }) => package_id))]
  const rows = await describedPackages(db)
    .select(['id', 'name'])
    .where('company_id', 'in', companies)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Ends of packages by id, for features that reserved something of one. */
export async function packageEnds(
  db: Db,
  of: readonly { readonly company_id: string; readonly package_id: string | null }[],
): Promise<ReadonlyMap<string, Date>> {
  const ids = of.flatMap(({ package_id }) => package_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('equity_package')
    .select(['id', 'end_time'])
    .where('company_id', 'in', [...new Set(of.map(({ company_id }) => company_id))])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, end_time }) => [id, end_time]))
}

/** Null when it belongs to nobody for whom the caller may act. */
export const packageOf = async (db: Db, membership: Membership, id: string): Promise<PackageRow | null> =>
  (await describedPackages(db)
    .selectAll()
    .where((row) => row.and(holderOf(membership)))
    .where('id', '=', id)
    .$narrowType<OfAccount>()
    .executeTakeFirst()) ?? null

/** What has begun. */
export const welfareOf = (db: Db, membership: Membership, today: string): Promise<WelfareRow[]> =>
  describedWelfare(db)
    .selectAll()
    .where((row) => row.and(holderOf(membership)))
    .where(({ eb, or }) => or([eb('start_dt', 'is', null), eb('start_dt', '<=', today)]))
    .orderBy('end_dt', 'desc')
    .orderBy('id')
    .execute()

/** A policy of one of the member's companies, whichever person it insures. */
export const policyNearby = async (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('policy')
    .selectAll()
    .where(await withinCompaniesOf(db, accountId))
    .where('id', '=', id)
    .executeTakeFirst()

export async function manualsOf(db: Db, companyId: string) {
  const manuals = await db
    .selectFrom('operation_manual')
    .select(['id', 'name', 'kind', 'updated_at', 'file_id'])
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .execute()
  const files = await filesById(
    db,
    companyId,
    manuals.map(({ file_id }) => file_id),
  )
  return manuals.flatMap(({ file_id, ...manual }) => {
    const file = files.get(file_id)
    return file ? [{ ...manual, file: file.name, size: file.size }] : []
  })
}
