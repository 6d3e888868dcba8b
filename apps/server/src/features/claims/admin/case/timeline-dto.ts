import type { WorkCase } from '@yf/contract/claims-admin'
import { loggedState } from '@yf/domain/state-machine'
import { auditEventQuery } from '#features/staff/public.ts'
import { type CaseState, caseMachine, caseStateName } from '@yf/domain/claim-case'
import { shanghaiMoment } from '@yf/domain/dates'
import { auditActions, sumActions, type AuditAction } from '@yf/domain/audit-actions'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { timelineOf } from '#features/claims/record/timeline.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { detailsOfEvents, staffNames } from '#features/staff/public.ts'

/** Audit events that did not change the state of the case: colleagues read them, the member does not. */
const amongStaff: readonly AuditAction[] = [
  'takeOverCase',
  'takeAppeal',
  'approveFirst',
  'changeFirst',
  'sendBack',
  'dropRecovery',
  ...sumActions,
]
const most = 200

/** The member's timeline, interleaved with what colleagues did. */
export async function toStaffTimelineDto(
  ctx: SubjectKeyDeps,
  caseRow: CaseRow,
): Promise<WorkCase['timeline']> {
  const { db } = ctx
  const [events, auditEvents] = await Promise.all([timelineOf(ctx, caseRow), eventsOn(db, caseRow)])
  const staffIds = events.flatMap(({ actor }) => staffIdOf(actor) ?? [])
  const names = await staffNames(db, staffIds)
  const detailOf = await detailsOfEvents(ctx, auditEvents)
  const transitions = events.map((event) => ({
    at: event.at,
    state: loggedState(caseMachine, event.to_state),
    actor: actorName(event.actor, names),
    words: event.reason,
  }))
  const inner = auditEvents.toReversed().map((auditEvent) => ({
    at: auditEvent.at,
    state: stateAt(transitions, auditEvent.at),
    actor: auditEvent.staff_name,
    words: [auditActions[auditEvent.action].words, detailOf(auditEvent)].filter(Boolean).join('：'),
  }))
  return [...transitions, ...inner]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, state, ...entry }) => ({
      ...entry,
      state,
      stateName: caseStateName(state),
      time: shanghaiMoment(at),
    }))
}

const eventsOn = (db: Db, { case_no }: CaseRow) =>
  auditEventQuery(db)
    .select(['at', 'staff_name', 'action', 'detail', 'case_id', 'members'])
    .where('case_no', '=', case_no)
    .where('action', 'in', amongStaff)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

const stateAt = (transitions: readonly { at: Date; state: CaseState }[], at: Date): CaseState =>
  transitions.findLast((move) => move.at <= at)?.state ?? 1

const staffIdOf = (actor: string): string | null =>
  actor.startsWith('staff:') ? actor.slice('staff:'.length) : null

function actorName(actor: string, names: ReadonlyMap<string, string>): string {
  if (actor === 'system') return '系统'
  const staffId = staffIdOf(actor)
  return staffId === null ? '会员' : (names.get(staffId) ?? '理赔专员')
}
