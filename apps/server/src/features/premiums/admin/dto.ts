import type { PremiumLineRow, PremiumStatement, PremiumStatementRow } from '@yf/contract/premiums-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { premiumChanges, type PremiumChangeKind } from '@yf/domain/premium-line'
import { staffNames } from '#features/staff/public.ts'
import { policiesOfEnrolments } from '#features/equity/public.ts'
import type { AgreedContract } from '#features/plans/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { monthOfStatement, type Line, type Statement } from '../store.ts'
import { isStale, type ScopedStatement } from './scope.ts'

export const toStatementRow = (row: Statement, contractNo: string): PremiumStatementRow => ({
  companyId: row.company_id,
  id: row.id,
  contractId: row.contract_id,
  contractNo,
  month: monthOfStatement(row),
  statementNo: row.statement_no,
  state: row.state,
  people: row.people,
  premiumFen: row.premium_fen,
  correctionFen: row.correction_fen,
  totalFen: row.premium_fen + row.correction_fen,
  previousFen: row.previous_fen,
  issuedTime: row.state === 'issued' && row.decided_at ? shanghaiMoment(row.decided_at) : null,
})

/** As the newest version names them. */
export const classNamesOf = ({ versions }: AgreedContract): ReadonlyMap<string, string> =>
  new Map(versions.flatMap(({ classes }) => classes.map(({ key, name }) => [key, name] as const)))

export async function toStatement(ctx: StaffContext, scoped: ScopedStatement): Promise<PremiumStatement> {
  const { company, contract, statement: row } = scoped
  const signed = [row.created_by, row.submitted_by, row.decided_by].flatMap((id) => id ?? [])
  const names = await staffNames(ctx.db, signed)
  const classNames = classNamesOf(contract)
  return {
    ...toStatementRow(row, contract.contractNo),
    companyName: company.name,
    contractStartsOn: contract.startsOn,
    contractEndsOn: contract.endsOn,
    revision: row.revision,
    unpriced: row.unpriced,
    byClass: Object.entries(row.by_class).map(([classKey, sums]) => ({
      classKey,
      className: classNames.get(classKey) ?? classKey,
      ...sums,
    })),
    byChange: (Object.keys(premiumChanges) as PremiumChangeKind[]).flatMap((kind) => {
      const sums = row.by_change[kind]
      return sums ? [{ kind, ...sums }] : []
    }),
    createdBy: names.get(row.created_by) ?? '',
    createdTime: shanghaiMoment(row.created_at),
    submittedBy: row.submitted_by && (names.get(row.submitted_by) ?? ''),
    submittedTime: row.submitted_at && shanghaiMoment(row.submitted_at),
    decidedBy: row.decided_by && (names.get(row.decided_by) ?? ''),
    decidedTime: row.decided_at && shanghaiMoment(row.decided_at),
    note: row.note,
    isStale: row.state !== 'issued' && isStale(scoped) ? 1 : 0,
    ...actionsOf(ctx, scoped),
  }
}

/** HR reads only, and sees nothing that is under work. */
function actionsOf({ staff }: StaffContext, scoped: ScopedStatement) {
  const { state, submitted_by } = scoped.statement
  const isDraft = state === 'draft' ? 1 : 0
  const isSubmitted = state === 'submitted'
  const isOwn = submitted_by === staff.id
  return {
    canRecompute: isDraft,
    canSubmit: isDraft === 1 && !isStale(scoped) ? 1 : 0,
    canDiscard: isDraft,
    canWithdraw: isSubmitted && isOwn ? 1 : 0,
    canDecide: isSubmitted && !isOwn ? 1 : 0,
  } as const
}

export async function toLineRows(
  db: Db,
  { contract, statement }: ScopedStatement,
  rows: readonly Line[],
): Promise<PremiumLineRow[]> {
  const policies = await policiesOfEnrolments(
    db,
    statement.company_id,
    rows.map(({ enrolment_id }) => enrolment_id),
  )
  const names = new Map(policies.map(({ enrolment_id, insured_name }) => [enrolment_id, insured_name]))
  const classNames = classNamesOf(contract)
  return rows.map((row) => ({
    personId: row.person_id,
    name: names.get(row.enrolment_id) ?? '',
    classes: row.segments.map(({ classKey, yearlyFen, days, fen }) => ({
      className: classNames.get(classKey) ?? classKey,
      yearlyFen,
      days,
      fen,
    })),
    days: row.days,
    premiumFen: row.premium_fen,
    correctionFen: row.correction_fen,
    totalFen: row.premium_fen + row.correction_fen,
    previousFen: row.previous_fen,
    changes: row.changes.map(({ kind, fen }) => ({ kind, fen })),
  }))
}
