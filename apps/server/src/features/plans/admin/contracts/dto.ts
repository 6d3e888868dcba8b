import type {
  ContractDetail,
  ContractRow,
  ContractVersion,
  PeopleClassEntry,
} from '@yf/contract/contracts-admin'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { contractStateOn } from '@yf/domain/group-contract'
import type { PeopleClass } from '@yf/domain/people-class'
import { companyNamesOf } from '#features/company/public.ts'
import { staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import {
  renewalOf,
  versionsOfContract,
  type ContractRecord,
  type ContractVersionRecord,
} from '#features/plans/contract-store.ts'
import { planById, versionsOfPlan, type PlanRecord, type PlanVersionRecord } from '#features/plans/store.ts'

type ContractDeps = Pick<StaffContext, 'db' | 'staff' | 'clock'>

export const toClassEntry = ({ rule, ...one }: PeopleClass): PeopleClassEntry => ({
  ...one,
  rule: {
    ...rule,
    relations: [...rule.relations],
    grades: rule.grades && [...rule.grades],
    regions: rule.regions && [...rule.regions],
    departments: rule.departments && [...rule.departments],
    branches: rule.branches && [...rule.branches],
  },
})

export const toContractRow = (
  row: ContractRecord,
  known: {
    readonly companyName: string
    readonly plan: PlanRecord | undefined
    readonly openVersion: ContractRow['openVersion']
    readonly today: string
  },
): ContractRow => ({
  companyId: row.company_id,
  companyName: known.companyName,
  id: row.id,
  contractNo: row.contract_no,
  planName: known.plan?.name ?? '',
  planKind: known.plan?.kind ?? 'insurance',
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  state: contractStateOn(
    { startsOn: row.starts_on, endsOn: row.ends_on, isAgreed: row.plan_version_id !== null },
    known.today,
  ),
  openVersion: known.openVersion,
  isRenewal: row.previous_id === null ? 0 : 1,
})

export async function toContractDetail(ctx: ContractDeps, row: ContractRecord): Promise<ContractDetail> {
  const { db, clock } = ctx
  const [plan, planVersions, versions, companies, renewalId] = await Promise.all([
    planById(db, row.plan_id),
    versionsOfPlan(db, row.plan_id),
    versionsOfContract(db, row),
    companyNamesOf(db, [row.company_id]),
    renewalOf(db, row),
  ])
  const names = await staffNames(
    db,
    versions.flatMap(({ submitted_by, decided_by }) => [submitted_by, decided_by].flatMap((id) => id ?? [])),
  )
  const open = versions.find(({ state }) => state !== 'approved')
  const today = shanghaiDay(clock.now())
  const isAgreed = row.plan_version_id !== null
  return {
    ...toContractRow(row, {
      companyName: companies.get(row.company_id) ?? '',
      plan,
      openVersion: open?.state ?? null,
      today,
    }),
    planId: row.plan_id,
    versions: versions.map((version) => toVersion(ctx, version, { planVersions, names })),
    previousId: row.previous_id,
    renewalId,
    canEndorse: isAgreed && !open && row.ends_on >= today ? 1 : 0,
    canRenew: isAgreed && renewalId === null ? 1 : 0,
  }
}

function toVersion(
  { staff }: ContractDeps,
  row: ContractVersionRecord,
  known: {
    readonly planVersions: readonly PlanVersionRecord[]
    readonly names: ReadonlyMap<string, string>
  },
): ContractVersion {
  const plan = known.planVersions.find(({ id }) => id === row.plan_version_id)
  const isSubmitted = row.state === 'submitted'
  return {
    no: row.no,
    state: row.state,
    planVersionId: row.plan_version_id,
    planVersionNo: plan?.no ?? 0,
    planVersionName: plan?.name ?? '',
    startDay: row.start_day,
    classes: row.classes.map(toClassEntry),
    reason: row.reason,
    edits: row.edits,
    submittedBy: row.submitted_by && (known.names.get(row.submitted_by) ?? ''),
    submittedTime: row.submitted_at && shanghaiMoment(row.submitted_at),
    decidedBy: row.decided_by && (known.names.get(row.decided_by) ?? ''),
    decidedTime: row.decided_at && shanghaiMoment(row.decided_at),
    note: row.note,
    people: row.people,
    evaluatedTime: row.evaluated_at && shanghaiMoment(row.evaluated_at),
    canEdit: row.state === 'draft' ? 1 : 0,
    canDecide: isSubmitted && !isWrittenBy(row, staff.id) ? 1 : 0,
    canWithdraw: isSubmitted && row.submitted_by === staff.id ? 1 : 0,
  }
}

/** Whether they wrote a part of it, or submitted it. */
export const isWrittenBy = (row: ContractVersionRecord, staffId: string): boolean =>
  row.submitted_by === staffId || row.editor_ids.includes(staffId)
