import type { EventContext, EventOutcome } from '#platform/call/event.ts'
import { consultationStates } from '@yf/domain/consultation'
import { takeByNumber, type ConsultationRow } from '../store.ts'

type Apply = (row: ConsultationRow) => Promise<EventOutcome>

/**
 * Our numbers are written before the hospital hears them: one that we do not know was never ours, and coming again
 * would not help.
 */
export async function aboutConsultation(
  ctx: EventContext,
  inquiryNo: string,
  apply: Apply,
): Promise<EventOutcome> {
  const row = await takeByNumber(ctx.db, inquiryNo)
  if (row) return apply(row)
  ctx.log.warn({ kind: ctx.event.kind }, 'the hospital speaks of a consultation that it did not get from us')
  return 'ignored'
}

/** What only a doctor who has accepted can do: before that it is too early, after a cancelled one too late for good. */
export const withDoctor = (ctx: EventContext, inquiryNo: string, apply: Apply): Promise<EventOutcome> =>
  aboutConsultation(ctx, inquiryNo, async (row) => {
    if (row.state === consultationStates.waiting) return 'tooEarly'
    return row.state === consultationStates.cancelled ? 'ignored' : apply(row)
  })

/** Said after the room was closed, and not merely arrived late. */
export const isAfterEnd = ({ state, ended_at }: ConsultationRow, at: number): boolean =>
  state === consultationStates.ended && ended_at !== null && at > ended_at.getTime()
