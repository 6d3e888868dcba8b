import type { PlanVersion } from '@yf/contract/plans-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import type { PlanLiability } from '@yf/domain/plan'
import { staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { benefitsOfVersions } from '../benefit-store.ts'
import { liabilitiesOfVersions, planById, type PlanVersionRecord } from '../store.ts'

export const toVersionFacts = (row: PlanVersionRecord) => ({
  id: row.id,
  no: row.no,
  state: row.state,
  startDay: row.start_day,
  createdTime: shanghaiMoment(row.created_at),
})

export const toLiabilityDto = (one: PlanLiability) => ({
  ...one,
  rule: {
    ...one.rule,
    grades: one.rule.grades && [...one.rule.grades],
    exclusions: one.rule.exclusions.map(({ name, codes, words, items }) => ({
      name,
      codes: [...codes],
      words: [...words],
      ...(items && { items: [...items] }),
    })),
  },
})

export async function toVersionDto(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  row: PlanVersionRecord,
): Promise<PlanVersion> {
  const [plan, liabilities, benefits, names] = await Promise.all([
    planById(db, row.plan_id),
    liabilitiesOfVersions(db, [row.id]),
    benefitsOfVersions(db, [row.id]),
    staffNames(
      db,
      [row.submitted_by, row.decided_by].flatMap((id) => id ?? []),
    ),
  ])
  const isSubmitted = row.state === 'submitted'
  return {
    ...toVersionFacts(row),
    planId: row.plan_id,
    kind: plan?.kind ?? 'insurance',
    planName: plan?.name ?? '',
    name: row.name,
    insurer: row.insurer,
    coverFen: row.cover_fen,
    liabilities: (liabilities.get(row.id) ?? []).map(toLiabilityDto),
    benefits: benefits.get(row.id) ?? [],
    edits: row.edits,
    submittedBy: row.submitted_by && (names.get(row.submitted_by) ?? ''),
    submittedTime: row.submitted_at && shanghaiMoment(row.submitted_at),
    decidedBy: row.decided_by && (names.get(row.decided_by) ?? ''),
    decidedTime: row.decided_at && shanghaiMoment(row.decided_at),
    note: row.note,
    canEdit: row.state === 'draft' ? 1 : 0,
    canDecide: isSubmitted && !isByThem(row, staff.id) ? 1 : 0,
    canWithdraw: isSubmitted && row.submitted_by === staff.id ? 1 : 0,
  }
}

/** Whether they wrote a part of it, or submitted it. */
export const isByThem = (row: PlanVersionRecord, staffId: string): boolean =>
  row.submitted_by === staffId || row.editor_ids.includes(staffId)
