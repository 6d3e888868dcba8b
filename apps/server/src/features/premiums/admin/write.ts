import type { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { statementMonths } from '@yf/domain/premium-statement'
import { managedCompany } from '#features/company/public.ts'
import { agreedContracts, isEvaluating, lockContract, type AgreedContract } from '#features/plans/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { computeJob } from '../compute.ts'
import {
  addStatementRow,
  changeStatement,
  monthColumn,
  monthOfStatement,
  removeLines,
  removeStatement,
  statementById,
  statementsOfContracts,
  type Statement,
} from '../store.ts'
import { toStatement } from './dto.ts'
import { labelOf, scopedStatement, sumsOf, type StatementInput } from './scope.ts'

type PremiumsAdminCalls = typeof premiumsAdminCalls

const nothingYet = {
  computed_until: null,
  people: 0,
  unpriced: 0,
  premium_fen: 0,
  correction_fen: 0,
  previous_fen: 0,
  by_class: {},
  by_change: {},
}

const startJob = ({ db, jobs }: StaffContext, { company_id, id }: Pick<Statement, 'company_id' | 'id'>) =>
  jobs.send(db, computeJob, { companyId: company_id, statementId: id })

export const addStatement: RunCallHandler<PremiumsAdminCalls['addStatement']> = async (input, ctx) => {
  const { db, clock, staff } = ctx
  const { companyId, contractId, month } = input
  const company = await managedCompany(ctx, companyId)
  if (!company) return refuse('notFound')
  // Two people who compute the same month take turns.
  await lockContract(db, { companyId, contractId })
  const [contract] = await agreedContracts(db, companyId, contractId)
  if (!contract) return refuse('notFound')
  const known = await statementsOfContracts(db, companyId, [contractId])
  if (known.some((one) => monthOfStatement(one) === month)) return refuse('premiumMonthTaken')
  if (known.some(({ state }) => state !== 'issued')) return refuse('premiumOpen')
  const now = clock.now()
  const fault = monthFault(contract, known, month, shanghaiDay(now))
  if (fault) return badInput('month', fault)
  if (await isEvaluating(db, { companyId, contractId }, shanghaiDay(now))) return refuse('premiumEnrolling')
  const key = { company_id: companyId, id: newId() }
  await addStatementRow(db, {
    ...key,
    ...nothingYet,
    contract_id: contractId,
    month: monthColumn(month),
    state: 'computing',
    statement_no: null,
    contract_version_no: contract.versions.at(-1)!.no,
    created_by: staff.id,
    created_at: now,
    moved_at: now,
    submitted_by: null,
    submitted_at: null,
    decided_by: null,
    decided_at: null,
    note: null,
  })
  await startJob(ctx, key)
  const found = { company, contract, statement: (await statementById(db, key))! }
  await recordAuditEvent(ctx, { action: 'addPremium', payload: labelOf(found) })
  return answer(await toStatement(ctx, found), '正在计算，完成后可提交')
}

function monthFault(
  { startsOn, endsOn }: AgreedContract,
  known: readonly Pick<Statement, 'month'>[],
  month: string,
  today: string,
): string | null {
  const lastIssued = known[0] ? monthOfStatement(known[0]) : null
  const months = statementMonths({ startsOn, endsOn, lastIssued, hasOpen: false, today })
  if (months.includes(month)) return null
  if (months.length === 0) return '这份合同现在没有可以计算的月份'
  return months.length === 1
    ? `账单按月依次出具，现在只能计算 ${months[0]}`
    : `账单月份应在 ${months[0]} 至 ${months.at(-1)} 之间`
}

/** A draft that is as the user saw it, locked. */
async function draftOf(
  ctx: StaffContext,
  { revision, ...input }: StatementInput & { readonly revision: number },
) {
  const found = await scopedStatement(ctx, input, { isLocked: true })
  if (!found) return 'notFound' as const
  if (found.statement.state !== 'draft') return 'premiumNotDraft' as const
  return found.statement.revision === revision ? found : ('premiumChanged' as const)
}

export const recompute: RunCallHandler<PremiumsAdminCalls['recompute']> = async (input, ctx) => {
  const found = await draftOf(ctx, input)
  if (typeof found === 'string') return refuse(found)
  const ofContract = { companyId: found.company.id, contractId: found.contract.id }
  if (await isEvaluating(ctx.db, ofContract, shanghaiDay(ctx.clock.now()))) return refuse('premiumEnrolling')
  const changes = {
    ...nothingYet,
    state: 'computing',
    revision: found.statement.revision + 1,
    contract_version_no: found.contract.versions.at(-1)!.no,
    moved_at: ctx.clock.now(),
  } as const
  await changeStatement(ctx.db, found.statement, changes)
  await startJob(ctx, found.statement)
  // The sums as they were before.
  const payload = { ...labelOf(found), ...sumsOf(found.statement) }
  await recordAuditEvent(ctx, { action: 'recomputePremium', payload })
  const statement = { ...found.statement, ...changes }
  return answer(await toStatement(ctx, { ...found, statement }), '正在重新计算')
}

export const discard: RunCallHandler<PremiumsAdminCalls['discard']> = async (input, ctx) => {
  const found = await draftOf(ctx, input)
  if (typeof found === 'string') return refuse(found)
  await removeLines(ctx.db, found.statement)
  await removeStatement(ctx.db, found.statement)
  const payload = { ...labelOf(found), ...sumsOf(found.statement) }
  await recordAuditEvent(ctx, { action: 'discardPremium', payload })
  return answer(null, '已删除草稿')
}
