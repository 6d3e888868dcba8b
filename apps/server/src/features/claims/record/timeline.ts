import type { Clock } from '#platform/clock.ts'
import { textUnder } from '#platform/crypto/subject-key.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { CaseState } from '@yf/domain/claim-case'
import type { Db } from '#platform/db/handle.ts'
import { readStates, recordState } from '#platform/transitions/state-events.ts'
import { caseSubject, type CaseRow } from './own-case.ts'
import { reasonRow } from './encrypted.ts'

/** The text of a transition may name an illness: encrypted with the member's own key. */
export const encryptedReason = async (
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  { account_id, id }: Pick<CaseRow, 'account_id' | 'id'>,
  reason: string,
): Promise<string> => (await subjectKey(ctx, account_id)).encrypt(reason, reasonRow(id))

interface TimelineNote {
  readonly state: CaseState
  readonly actor: string
  readonly reason: string
}

/** An entry without a change of state. */
export async function noteInTimeline(
  ctx: SubjectKeyDeps & { readonly db: Db; readonly clock: Clock },
  caseRow: CaseRow,
  { state, actor, reason }: TimelineNote,
): Promise<void> {
  const cause = { actor, reason: await encryptedReason(ctx, caseRow, reason), at: ctx.clock.now() }
  await recordState(ctx.db, caseSubject(caseRow), { from: state, to: state }, cause)
}

/** The timeline of a case, oldest first; its texts are empty if the key of its owner was deleted. */
export async function timelineOf(ctx: SubjectKeyDeps, caseRow: CaseRow) {
  const [events, key] = await Promise.all([
    readStates(ctx.db, caseSubject(caseRow)),
    existingSubjectKey(ctx, caseRow.account_id),
  ])
  const row = reasonRow(caseRow.id)
  return events.map((event) => ({ ...event, reason: textUnder(key, event.reason, row) }))
}
