import type { Input } from '@yf/contract/call'
import type { plansAdminCalls } from '@yf/contract/plans-admin'
import { agreementFault, classDifferences, endorsementFault } from '@yf/domain/group-contract'
import { shanghaiDay } from '@yf/domain/dates'
import { companyNameOf } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import {
  addContractRow,
  addContractVersion,
  changeContractRow,
  changeContractVersion,
  contractById,
  renewalOf,
  takeContract,
  versionsOfContract,
  type ContractRecord,
} from '#features/plans/contract-store.ts'
import { planById, versionById } from '#features/plans/store.ts'
import { toContractDetail } from './dto.ts'
import { isInScope } from './scope.ts'

type AgreementInput = Pick<
  Input<typeof plansAdminCalls.saveContract>,
  'planVersionId' | 'startsOn' | 'endsOn' | 'classes'
>

/** The chosen plan version if a contract may have it. */
async function chosenPlan({ db }: StaffContext, planVersionId: string) {
  const version = await versionById(db, planVersionId)
  const isApproved = version?.state === 'approved'
  return { planId: version?.plan_id ?? '', planStartDay: isApproved ? version.start_day : null }
}

const contractNo = (id: string) => `HT${id.replaceAll('-', '').slice(-12).toUpperCase()}`

const linesOf = ({ startsOn, endsOn, classes }: AgreementInput): string[] => [
  `${startsOn} 至 ${endsOn}`,
  ...classDifferences([], classes),
]

async function checked(ctx: StaffContext, input: AgreementInput, previous: ContractRecord | null) {
  const { planId, planStartDay } = await chosenPlan(ctx, input.planVersionId)
  const terms = { startDay: input.startsOn, classes: input.classes, planStartDay }
  const fault =
    agreementFault(terms, input, previous?.ends_on ?? null) ?? (await renewalFault(ctx, planId, previous))
  return { planId, fault }
}

async function renewalFault({ db }: StaffContext, planId: string, previous: ContractRecord | null) {
  if (previous === null || previous.plan_id === planId) return null
  const [chosen, before] = await Promise.all([planById(db, planId), planById(db, previous.plan_id)])
  return chosen?.kind === before?.kind
    ? null
    : { field: 'planVersionId', message: '续签应选用同类方案：保险续保险，权益续权益' }
}

const audited = async ({ db }: StaffContext, { company_id, contract_no }: ContractRecord) => ({
  companyName: await companyNameOf(db, company_id),
  contractNo: contract_no,
})

export const addContract: RunCallHandler<typeof plansAdminCalls.addContract> = async (input, ctx) => {
  const { db, staff, clock } = ctx
  const { companyId, previousId } = input
  if (!isInScope(staff, companyId) || (await companyNameOf(db, companyId)) === '') return refuse('notFound')
  const previous = previousId === null ? null : await takeContract(db, previousId)
  if (previous === undefined || (previous && previous.company_id !== companyId)) return refuse('notFound')
  if (previous && (await renewalOf(db, previous)) !== null) return refuse('contractRenewed')
  const { planId, fault } = await checked(ctx, input, previous)
  if (fault) return badInput(fault.field, fault.message)
  const id = newId()
  const row: ContractRecord = {
    company_id: companyId,
    id,
    contract_no: contractNo(id),
    plan_id: planId,
    plan_version_id: null,
    starts_on: input.startsOn,
    ends_on: input.endsOn,
    previous_id: previousId,
    created_by: staff.id,
    created_at: clock.now(),
  }
  await addContractRow(db, row)
  await addContractVersion(db, {
    ...draftOf(row, ctx),
    no: 1,
    plan_version_id: input.planVersionId,
    start_day: input.startsOn,
    classes: input.classes,
  })
  const payload = { ...(await audited(ctx, row)), changes: linesOf(input) }
  await recordAuditEvent(ctx, { action: 'addContract', payload })
  return answer(await toContractDetail(ctx, row), '已保存草稿')
}

const draftOf = ({ company_id, id }: ContractRecord, { staff, clock }: StaffContext) => ({
  company_id,
  contract_id: id,
  state: 'draft' as const,
  editor_ids: [staff.id],
  created_at: clock.now(),
})

export const saveContract: RunCallHandler<typeof plansAdminCalls.saveContract> = async (input, ctx) => {
  const { db, staff } = ctx
  const row = await takeContract(db, input.contractId)
  if (!row || !isInScope(staff, row.company_id)) return refuse('notFound')
  const version = (await versionsOfContract(db, row)).find(({ no }) => no === 1)
  if (version?.state !== 'draft') return refuse('contractVersionFixed')
  if (version.edits !== input.edits) return refuse('contractVersionChanged')
  const previous = row.previous_id === null ? null : ((await contractById(db, row.previous_id)) ?? null)
  const { planId, fault } = await checked(ctx, input, previous)
  if (fault) return badInput(fault.field, fault.message)
  const changes = { plan_id: planId, starts_on: input.startsOn, ends_on: input.endsOn }
  await changeContractRow(db, row, changes)
  await changeContractVersion(db, version, {
    plan_version_id: input.planVersionId,
    start_day: input.startsOn,
    classes: input.classes,
    edits: version.edits + 1,
    editor_ids: [...new Set([...version.editor_ids, staff.id])],
  })
  const payload = { ...(await audited(ctx, row)), changes: linesOf(input) }
  await recordAuditEvent(ctx, { action: 'changeContract', payload })
  return answer(await toContractDetail(ctx, { ...row, ...changes }), '已保存草稿')
}

/** A new endorsement, or the draft of one. */
export const endorse: RunCallHandler<typeof plansAdminCalls.endorse> = async (input, ctx) => {
  const { db, staff, clock } = ctx
  const row = await takeContract(db, input.contractId)
  if (!row || !isInScope(staff, row.company_id)) return refuse('notFound')
  if (row.plan_version_id === null) return refuse('contractNotAgreed')
  const [newest, ...others] = await versionsOfContract(db, row)
  const last = [newest!, ...others].find(({ state }) => state === 'approved')!
  const draft = newest === last ? null : newest!
  if (draft && draft.state !== 'draft') return refuse('contractVersionFixed')
  if ((draft?.edits ?? 0) !== input.edits) return refuse('contractVersionChanged')
  const { planId, planStartDay } = await chosenPlan(ctx, input.planVersionId)
  if (planId !== row.plan_id) return badInput('planVersionId', '批改只能换同一方案的其他版本，换方案请续保')
  const fault = endorsementFault(
    { ...input, planStartDay },
    { startsOn: row.starts_on, endsOn: row.ends_on },
    { lastStart: last.start_day, today: shanghaiDay(clock.now()) },
  )
  if (fault) return badInput(fault.field, fault.message)
  const changes = classDifferences(last.classes, input.classes)
  if (changes.length === 0 && input.planVersionId === last.plan_version_id)
    return badInput('classes', '与现行合同没有任何不同')
  const columns = {
    plan_version_id: input.planVersionId,
    start_day: input.startDay,
    classes: input.classes,
    reason: input.reason.trim(),
  }
  if (draft)
    await changeContractVersion(db, draft, {
      ...columns,
      edits: draft.edits + 1,
      editor_ids: [...new Set([...draft.editor_ids, staff.id])],
    })
  else await addContractVersion(db, { ...draftOf(row, ctx), ...columns, no: last.no + 1 })
  const payload = {
    ...(await audited(ctx, row)),
    changes: [`${input.startDay} 起`, input.reason.trim(), ...changes],
  }
  await recordAuditEvent(ctx, { action: 'endorseContract', payload })
  return answer(await toContractDetail(ctx, row), '已保存草稿')
}
