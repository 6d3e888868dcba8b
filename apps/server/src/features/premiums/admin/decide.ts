import type { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { statementNoOf } from '@yf/domain/premium-statement'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { changeStatement, type Statement } from '../store.ts'
import { toStatement } from './dto.ts'
import {
  isStale,
  labelOf,
  scopedStatement,
  sumsOf,
  type ScopedStatement,
  type StatementInput,
} from './scope.ts'

type PremiumsAdminCalls = typeof premiumsAdminCalls

async function moved(
  ctx: StaffContext,
  found: ScopedStatement,
  changes: Partial<Statement>,
): Promise<ScopedStatement> {
  const all = { ...changes, revision: found.statement.revision + 1, moved_at: ctx.clock.now() }
  await changeStatement(ctx.db, found.statement, all)
  return { ...found, statement: { ...found.statement, ...all } }
}

export const submit: RunCallHandler<PremiumsAdminCalls['submit']> = async ({ revision, ...input }, ctx) => {
  const found = await scopedStatement(ctx, input, { isLocked: true })
  if (!found) return refuse('notFound')
  if (found.statement.state !== 'draft') return refuse('premiumNotDraft')
  if (found.statement.revision !== revision) return refuse('premiumChanged')
  if (isStale(found)) return refuse('premiumStale')
  const after = await moved(ctx, found, {
    state: 'submitted',
    submitted_by: ctx.staff.id,
    submitted_at: ctx.clock.now(),
    decided_by: null,
    decided_at: null,
    note: null,
  })
  const payload = { ...labelOf(found), ...sumsOf(found.statement) }
  await recordAuditEvent(ctx, { action: 'submitPremium', payload })
  return answer(await toStatement(ctx, after), '已提交，等待其他人出具')
}

/** Submitted, and as the user saw it. */
async function submittedOf(
  ctx: StaffContext,
  { revision, ...input }: StatementInput & { readonly revision: number },
) {
  const found = await scopedStatement(ctx, input, { isLocked: true })
  if (!found) return 'notFound' as const
  if (found.statement.state !== 'submitted') return 'premiumNotSubmitted' as const
  return found.statement.revision === revision ? found : ('premiumChanged' as const)
}

export const withdraw: RunCallHandler<PremiumsAdminCalls['withdraw']> = async (input, ctx) => {
  const found = await submittedOf(ctx, input)
  if (typeof found === 'string') return refuse(found)
  if (found.statement.submitted_by !== ctx.staff.id) return refuse('premiumOfAnother')
  const after = await moved(ctx, found, { state: 'draft' })
  const payload = { ...labelOf(found), ...sumsOf(found.statement) }
  await recordAuditEvent(ctx, { action: 'withdrawPremium', payload })
  return answer(await toStatement(ctx, after), '已撤回为草稿')
}

/** Once it is issued it never changes: the database refuses it too. */
export const decide: RunCallHandler<PremiumsAdminCalls['decide']> = async (
  { isConfirmed, note, ...input },
  ctx,
) => {
  const reason = note.trim()
  if (isConfirmed === 0 && reason === '') return badInput('note', '请写明退回的原因')
  const found = await submittedOf(ctx, input)
  if (typeof found === 'string') return refuse(found)
  if (found.statement.submitted_by === ctx.staff.id) return refuse('ownPremium')
  if (isConfirmed === 1 && isStale(found)) return refuse('premiumStale')
  const { contractNo, month } = labelOf(found)
  const after = await moved(ctx, found, {
    state: isConfirmed === 1 ? 'issued' : 'draft',
    statement_no: isConfirmed === 1 ? statementNoOf(contractNo, month) : null,
    decided_by: ctx.staff.id,
    decided_at: ctx.clock.now(),
    note: reason === '' ? null : reason,
  })
  const { totalFen } = sumsOf(found.statement)
  await recordAuditEvent(ctx, {
    action: isConfirmed === 1 ? 'issuePremium' : 'returnPremium',
    payload: { ...labelOf(found), totalFen, note: reason },
  })
  return answer(await toStatement(ctx, after), isConfirmed === 1 ? '账单已出具' : '已退回')
}
