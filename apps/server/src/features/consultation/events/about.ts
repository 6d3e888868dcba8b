import type { EventContext, EventOutcome } from '#platform/call/event.ts'
import { consultationStates } from '@yf/domain/consultation'
import { takeByNumber, type ConsultationRow } from '../store.ts'

type ApplyToConsultation = (row: ConsultationRow) => Promise<EventOutcome>

/** Our ids are stored before the hospital gets them: an unknown id was never ours, and a retry would not help. */
export async function aboutConsultation(
  ctx: EventContext,
  inquiryNo: string,
  apply: ApplyToConsultation,
): Promise<EventOutcome> {
  const row = await takeByNumber(ctx.db, inquiryNo)
  if (row) return apply(row)
  ctx.log.warn({ kind: ctx.event.kind }, 'the hospital speaks of a consultation that it did not get from us')
  return 'ignored'
}

/**
 * For events that require an accepted doctor: before that they are too early, after a cancellation permanently too
 * late.
 */
export const withDoctor = (
  ctx: EventContext,
  inquiryNo: string,
  apply: ApplyToConsultation,
): Promise<EventOutcome> =>
  aboutConsultation(ctx, inquiryNo, async (row) => {
    if (row.state === consultationStates.waiting) return 'tooEarly'
    return row.state === consultationStates.cancelled ? 'ignored' : apply(row)
  })

/** Written after the room was closed, and not merely delivered late. */
export const isAfterEnd = ({ state, ended_at }: ConsultationRow, at: number): boolean =>
  state === consultationStates.ended && ended_at !== null && at > ended_at.getTime()
