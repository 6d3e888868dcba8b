import type { EventOutcome } from '#platform/call/event.ts'
import type { Db } from '#platform/db/handle.ts'

interface ReceivedPartnerEvent {
  readonly partner: string
  readonly id: string
  readonly kind: string
  readonly at: Date
}

/** Carries `tooEarly` out of a transaction, so that the transaction rolls back and does not record the event. */
export class TooEarly extends Error {
  constructor() {
    super('an event came too early')
  }
}

/**
 * One effect per event of a partner. The row is inserted first: with concurrent copies of an event, the second waits
 * here until the first has committed and then does nothing; if the first rolled back, the second takes over.
 */
export async function applyOnce(
  tx: Db,
  { partner, id, kind, at }: ReceivedPartnerEvent,
  apply: () => Promise<EventOutcome>,
): Promise<'applied' | 'ignored' | 'repeated'> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('partner_event')
    .values({ partner, event_id: id, kind, outcome: 'applied', received_at: at })
    .onConflict((conflict) => conflict.columns(['partner', 'event_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return 'repeated'
  const outcome = await apply()
  if (outcome === 'tooEarly') throw new TooEarly()
  if (outcome === 'ignored')
    await tx
      .updateTable('partner_event')
      .set({ outcome })
      .where((row) => row.and({ partner, event_id: id }))
      .execute()
  return outcome
}
