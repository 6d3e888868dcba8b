import { caseMachine, type CaseState } from '@yf/domain/claim-case'
import type { Services } from '#platform/call/context.ts'
import type { RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { transition } from '#platform/transitions/transition.ts'
import { caseSubject, type CaseRow } from './own-case.ts'
import { notePace } from './hospital-pace.ts'
import { encryptedReason } from './timeline.ts'

/** The dependencies of a case transition, in calls and jobs alike. Always within a transaction, on a locked case. */
export type CaseWork = Pick<
  Services,
  'clock' | 'cipher' | 'extensionPoints' | 'jobs' | 'outbox' | 'settings'
> & {
  readonly db: Db
}

export interface CaseTransition {
  readonly to: CaseState
  readonly from?: readonly CaseState[]
  /** An account's id, `system`, or `staff:<id>`. */
  readonly actor: string
  /** In Chinese: the member reads it in the timeline. */
  readonly reason: string
  readonly set?: Partial<CaseRow>
}

export type TransitionOutcome =
  | { readonly kind: 'moved'; readonly from: CaseState }
  | RefusedCall<'notFound' | 'stateMoved'>

export const staffActor = (staffId: string): string => `staff:${staffId}`
export const isStaffActor = (actor: string): boolean => actor.startsWith('staff:')
export const system = 'system'

export async function transitionCase(
  ctx: CaseWork,
  caseRow: CaseRow,
  move: CaseTransition,
): Promise<TransitionOutcome> {
  const { db, clock } = ctx
  const { company_id, id } = caseRow
  const at = clock.now()
  const moved = await transition(db, {
    machine: caseMachine,
    subject: caseSubject(caseRow),
    table: 'claim_case',
    where: { company_id, id },
    to: move.to,
    ...(move.from ? { from: move.from } : {}),
    set: { updated_at: at, ...move.set },
    cause: { actor: move.actor, reason: await encryptedReason(ctx, caseRow, move.reason), at },
  })
  if (moved.kind === 'moved') await notePace(db, caseRow, { ...caseRow, ...move.set })
  return moved
}
