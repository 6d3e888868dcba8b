import { caseStates } from '@yf/domain/claim-case'
import type { StaffContext } from '#platform/call/context.ts'
import { refusalOfReview } from './reviewing.ts'
import { correctable, takeOwn } from './take-own.ts'

/**
 * The case for staff who may correct its facts. Under appeal that is only the reviewer: the decider stays assigned
 * until somebody takes the appeal, and must not correct what the appeal disputes.
 */
export async function takeCorrectable(ctx: StaffContext, caseId: string) {
  const taken = await takeOwn(ctx, caseId, correctable)
  if (taken.kind === 'refused' || taken.caseRow.state !== caseStates.appealed) return taken
  return (await refusalOfReview(ctx, taken.caseRow)) ?? taken
}
