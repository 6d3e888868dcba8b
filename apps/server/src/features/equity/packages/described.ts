import type { Selectable } from 'kysely'
import { benefitTexts } from '#features/plans/public.ts'
import type { Db } from '#platform/db/handle.ts'
import type { EquityPackageTable, HealthWelfareTable } from '../tables.ts'

interface Texts {
  readonly name: string
  readonly summary: string
}

/** A package with its texts: its own, or those of the plan version that it was granted under. */
export type GrantedPackage = Omit<Selectable<EquityPackageTable>, keyof Texts> & Texts
/** One that belongs to an account. */
export type PackageRow = GrantedPackage & { readonly account_id: string }
/** For rows that were found by their account. */
export interface OfAccount {
  readonly account_id: string
}
export type WelfareRow = Omit<Selectable<HealthWelfareTable>, keyof Texts> & Texts

/** Packages to select from, with their texts. A row cannot be locked through it. */
export const describedPackages = (db: Db) =>
  db.selectFrom(
    db
      .selectFrom('equity_package as p')
      .leftJoin(benefitTexts(db).as('b'), (join) =>
        join.onRef('b.version_id', '=', 'p.plan_version_id').onRef('b.id', '=', 'p.benefit_id'),
      )
      .select([
        'p.company_id',
        'p.id',
        'p.account_id',
        'p.family_id',
        'p.person_id',
        'p.enrolment_id',
        'p.benefit_id',
        'p.plan_version_id',
        'p.kind',
        'p.supplier_code',
        'p.start_time',
        'p.end_time',
        'p.status',
        'p.unit',
        'p.total',
        'p.used',
      ])
      .select(({ fn }) => [
        fn.coalesce('p.name', 'b.name').$notNull().as('name'),
        fn.coalesce('p.summary', 'b.summary').$notNull().as('summary'),
        fn.coalesce('p.time_fen', 'b.time_fen').as('time_fen'),
      ])
      .as('equity_package'),
  )

export const describedWelfare = (db: Db) =>
  db.selectFrom(
    db
      .selectFrom('health_welfare as w')
      .leftJoin(benefitTexts(db).as('b'), (join) =>
        join.onRef('b.version_id', '=', 'w.plan_version_id').onRef('b.id', '=', 'w.benefit_id'),
      )
      .select([
        'w.company_id',
        'w.id',
        'w.account_id',
        'w.family_id',
        'w.person_id',
        'w.enrolment_id',
        'w.benefit_id',
        'w.plan_version_id',
        'w.start_dt',
        'w.end_dt',
      ])
      .select(({ fn }) => [
        fn.coalesce('w.name', 'b.name').$notNull().as('name'),
        fn.coalesce('w.summary', 'b.summary').$notNull().as('summary'),
      ])
      .as('health_welfare'),
  )
