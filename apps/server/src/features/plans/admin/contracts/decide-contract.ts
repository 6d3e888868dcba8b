import type { plansAdminCalls } from '@yf/contract/plans-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { companyNameOf } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import {
  changeContractRow,
  changeContractVersion,
  takeContract,
  versionsOfContract,
  type ContractRecord,
  type ContractVersionRecord,
} from '#features/plans/contract-store.ts'
import { isWrittenBy, toContractDetail } from './dto.ts'
import { isInScope } from './scope.ts'

interface TakenVersion {
  readonly contract: ContractRecord
  readonly version: ContractVersionRecord
}

async function takeContractVersion(
  { db, staff }: StaffContext,
  { contractId, no }: { readonly contractId: string; readonly no: number },
): Promise<TakenVersion | null> {
  const contract = await takeContract(db, contractId)
  if (!contract || !isInScope(staff, contract.company_id)) return null
  const version = (await versionsOfContract(db, contract)).find((one) => one.no === no)
  return version ? { contract, version } : null
}

const labelOf = async ({ db }: StaffContext, { contract, version }: TakenVersion) => ({
  companyName: await companyNameOf(db, contract.company_id),
  contractNo: contract.contract_no,
  no: version.no,
})

export const submitContract: RunCallHandler<typeof plansAdminCalls.submitContract> = async (
  { edits, ...key },
  ctx,
) => {
  const taken = await takeContractVersion(ctx, key)
  if (!taken) return refuse('notFound')
  const { contract, version } = taken
  if (version.state !== 'draft') return refuse('contractVersionFixed')
  if (version.edits !== edits) return refuse('contractVersionChanged')
  await changeContractVersion(ctx.db, version, {
    state: 'submitted',
    submitted_by: ctx.staff.id,
    submitted_at: ctx.clock.now(),
    decided_by: null,
    decided_at: null,
    note: null,
  })
  await recordAuditEvent(ctx, { action: 'submitContract', payload: await labelOf(ctx, taken) })
  return answer(await toContractDetail(ctx, contract), '已提交，等待其他人审核')
}

export const withdrawContract: RunCallHandler<typeof plansAdminCalls.withdrawContract> = async (key, ctx) => {
  const taken = await takeContractVersion(ctx, key)
  if (!taken) return refuse('notFound')
  const { contract, version } = taken
  if (version.state !== 'submitted') return refuse('contractVersionDecided')
  if (version.submitted_by !== ctx.staff.id) return refuse('contractVersionOfAnother')
  await changeContractVersion(ctx.db, version, { state: 'draft' })
  await recordAuditEvent(ctx, { action: 'withdrawContract', payload: await labelOf(ctx, taken) })
  return answer(await toContractDetail(ctx, contract), '已撤回为草稿')
}

/** Once it is approved, a job enrols the people: those of a contract at once, those of an endorsement from its day. */
export const decideContract: RunCallHandler<typeof plansAdminCalls.decideContract> = async (
  { isConfirmed, note, edits, ...key },
  ctx,
) => {
  const reason = note.trim()
  if (isConfirmed === 0 && reason === '') return badInput('note', '请写明退回的原因')
  const taken = await takeContractVersion(ctx, key)
  if (!taken) return refuse('notFound')
  const { contract, version } = taken
  if (version.state !== 'submitted') return refuse('contractVersionDecided')
  // Withdrawn, changed and submitted again since it was read.
  if (version.edits !== edits) return refuse('contractVersionChanged')
  if (isWrittenBy(version, ctx.staff.id)) return refuse('ownContractVersion')
  // Claims of the days since were judged by the terms of before.
  if (isConfirmed === 1 && version.no > 1 && version.start_day < shanghaiDay(ctx.clock.now()))
    return badInput('isConfirmed', '批改生效日期已过，请退回修改')
  await changeContractVersion(ctx.db, version, {
    state: isConfirmed === 1 ? 'approved' : 'draft',
    decided_by: ctx.staff.id,
    decided_at: ctx.clock.now(),
    note: reason === '' ? null : reason,
  })
  const changes = isConfirmed === 1 ? { plan_version_id: version.plan_version_id } : {}
  if (isConfirmed === 1) await changeContractRow(ctx.db, contract, changes)
  await recordAuditEvent(ctx, {
    action: isConfirmed === 1 ? 'approveContract' : 'returnContract',
    payload: { ...(await labelOf(ctx, taken)), note: reason },
  })
  return answer(
    await toContractDetail(ctx, { ...contract, ...changes }),
    isConfirmed === 1 ? '已通过' : '已退回修改',
  )
}
