import { caseStates } from '@yf/domain/claim-case'
import type { StaffContext } from '#platform/call/context.ts'
import { refusalOfReview } from '../appeal/reviewing.ts'
import { correctable, takeOwn } from './take-own.ts'

/**
 * The case for whoever may put its facts right. Under appeal that is the reviewer alone: who decided keeps the case until
 * somebody has taken the appeal, and must not mend meanwhile what is held against him.
 */
export async function takeCorrectable(ctx: StaffContext, caseId: string) {
  const taken = await takeOwn(ctx, caseId, correctable)
  if (taken.kind === 'refused' || taken.caseRow.state !== caseStates.appealed) return taken
  return (await refusalOfReview(ctx, taken.caseRow)) ?? taken
}
