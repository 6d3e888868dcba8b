import type { Entitlement } from '@yf/domain/entitlement'
import { fromMoment, shanghaiDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { describedPackages, describedWelfare } from '../packages/described.ts'

/** A package or a welfare entry that follows from an enrolment. */
export interface StoredEntitlement {
  readonly table: 'equity_package' | 'health_welfare'
  readonly id: string
  readonly enrolmentId: string
  readonly benefitId: string
  readonly versionId: string
  readonly accountId: string | null
  readonly familyId: string | null
  readonly from: string
  readonly until: string
  /** Of a package. */
  readonly total: number
  readonly unit: 'times' | 'fen'
  readonly name: string
}

export const tableOf = ({ benefit }: Pick<Entitlement, 'benefit'>): StoredEntitlement['table'] =>
  benefit.kind === 'package' ? 'equity_package' : 'health_welfare'

export const startOf = (day: string): Date => fromMoment(`${day} 00:00:00`)
export const endOf = (day: string): Date => fromMoment(`${day} 23:59:59`)

/** What these enrolments gave, by enrolment. */
export async function entitlementsOfEnrolments(
  db: Db,
  companyId: string,
  enrolmentIds: readonly string[],
): Promise<ReadonlyMap<string, StoredEntitlement[]>> {
  if (enrolmentIds.length === 0) return new Map()
  const packages = await describedPackages(db)
    .selectAll()
    .where('company_id', '=', companyId)
    .where('enrolment_id', 'in', enrolmentIds)
    .orderBy('id')
    .execute()
  const welfare = await describedWelfare(db)
    .selectAll()
    .where('company_id', '=', companyId)
    .where('enrolment_id', 'in', enrolmentIds)
    .orderBy('id')
    .execute()
  const stored: StoredEntitlement[] = [
    ...packages.map((row) => ({
      ...keysOf(row),
      table: 'equity_package' as const,
      from: shanghaiDay(row.start_time),
      until: shanghaiDay(row.end_time),
      total: row.total,
      unit: row.unit,
    })),
    ...welfare.map((row) => ({
      ...keysOf(row),
      table: 'health_welfare' as const,
      from: row.start_dt!,
      until: row.end_dt,
      total: 1,
      unit: 'times' as const,
    })),
  ]
  return Map.groupBy(stored, ({ enrolmentId }) => enrolmentId)
}

/** The check of the table makes a row of a plan whole. */
const keysOf = (row: {
  readonly id: string
  readonly enrolment_id: string | null
  readonly benefit_id: string | null
  readonly plan_version_id: string | null
  readonly account_id: string | null
  readonly family_id: string | null
  readonly name: string
}) => ({
  id: row.id,
  enrolmentId: row.enrolment_id!,
  benefitId: row.benefit_id!,
  versionId: row.plan_version_id!,
  accountId: row.account_id,
  familyId: row.family_id,
  name: row.name,
})

/** Whether a stored entitlement is what it should be. A package that gave more before keeps it. */
export const isAsGranted = (
  stored: StoredEntitlement,
  { benefit, versionId, from, until }: Entitlement,
): boolean =>
  stored.versionId === versionId &&
  stored.from === from &&
  stored.until === until &&
  stored.total >= benefit.amount

/** One that should not be: it was used, and ended on its first day. */
export const isEndedAtOnce = ({ from, until }: StoredEntitlement): boolean => until <= from
