import { caseStates, type CaseState } from '@yf/domain/claim-case'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { takeCase } from '#features/claims/record/find.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { staffNames } from '#features/staff/public.ts'
import { handlerOf } from './assignment.ts'

/** States in which recognised and calculated values can be corrected; an appeal only by its reviewer. */
export const correctable: readonly CaseState[] = [
  caseStates.reviewing,
  caseStates.adjudicating,
  caseStates.appealed,
]
/** States in which a sum is decided. */
export const decidable: readonly CaseState[] = [caseStates.adjudicating, caseStates.appealed]

interface TakenCase {
  readonly kind: 'taken'
  readonly caseRow: CaseRow
}
type CaseUnavailable = RefusedCall<'notFound' | 'stateMoved'>

/** The case, locked until the transaction ends. Drafts are visible only to the member. */
export async function takeForStaff(
  { db }: Pick<StaffContext, 'db'>,
  caseId: string,
  states: readonly CaseState[],
): Promise<TakenCase | CaseUnavailable> {
  const caseRow = await takeCase(db, caseId)
  if (!caseRow || caseRow.state === 0) return refuse('notFound')
  return states.includes(caseRow.state) ? { kind: 'taken', caseRow } : refuse('stateMoved')
}

/**
 * The same for the assigned handler: others take the case over first, so that two people do not undo each other's
 * work.
 */
export async function takeOwn(
  ctx: StaffContext,
  caseId: string,
  states: readonly CaseState[],
): Promise<TakenCase | CaseUnavailable | RefusedCall<'caseOfAnother'>> {
  const taken = await takeForStaff(ctx, caseId, states)
  if (taken.kind === 'refused') return taken
  const handler = await handlerOf(ctx.db, taken.caseRow)
  if (handler === ctx.staff.id) return taken
  if (handler === null) return refuse('caseOfAnother', '请先受理该案件')
  const name = (await staffNames(ctx.db, [handler])).get(handler) ?? '其他人'
  return refuse('caseOfAnother', `案件由${name}处理，请先接手`)
}
