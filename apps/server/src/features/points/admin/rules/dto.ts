import type { RuleChange as RuleChangeDto } from '@yf/contract/points-admin-rules'
import { shanghaiMoment } from '@yf/domain/dates'
import { ruleDifferences } from '@yf/domain/points-differences'
import { usualRules, wholeRules, type PointsRules } from '@yf/domain/points-rules'
import { mayDo } from '@yf/domain/staff'
import type { RuleChangeRow } from '#features/points/rule-changes.ts'
import { staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

export const wireRules = (rules: PointsRules) => ({ ...rules, levels: [...rules.levels] })

/** The last rules approved by two people; a company's initial rules count as approved. */
export function approvedRules(all: readonly RuleChangeRow[]): PointsRules {
  const approved = all.find(
    ({ no, state, decided_by }) => state === 'inForce' && (decided_by !== null || no === 0),
  )
  return approved ? wholeRules(approved.rules) : usualRules
}

/** The rules before a change, in force or decided: `all` are the company's changes, newest first. */
export const rulesBefore = (all: readonly RuleChangeRow[], no: number) => {
  const before = all.find((other) => other.no < no && other.state === 'inForce')
  return before ? wholeRules(before.rules) : usualRules
}

export async function toChangeDtos(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  rows: readonly RuleChangeRow[],
  all: readonly RuleChangeRow[],
): Promise<RuleChangeDto[]> {
  const colleagues = await staffNames(
    db,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, ...(decided_by ? [decided_by] : [])]),
  )
  return rows.map((row) => ({
    no: row.no,
    startDay: row.start_day,
    state: row.state,
    reason: row.reason,
    differences: ruleDifferences(rulesBefore(all, row.no), wholeRules(row.rules)),
    proposedBy: row.no === 0 ? '系统' : (colleagues.get(row.proposed_by) ?? ''),
    proposedTime: shanghaiMoment(row.proposed_at),
    decidedBy: row.decided_by && (colleagues.get(row.decided_by) ?? ''),
    decidedTime: row.decided_at && shanghaiMoment(row.decided_at),
    note: row.note,
    canDecide:
      row.state === 'proposed' && mayDo(staff.role, 'account') && row.proposed_by !== staff.id ? 1 : 0,
    canWithdraw:
      row.state === 'proposed' && mayDo(staff.role, 'operate') && row.proposed_by === staff.id ? 1 : 0,
  }))
}
