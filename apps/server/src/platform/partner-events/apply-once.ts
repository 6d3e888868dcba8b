import type { EventOutcome } from '#platform/call/event.ts'
import type { Db } from '#platform/db/handle.ts'

interface Arrived {
  readonly partner: string
  readonly id: string
  readonly kind: string
  readonly at: Date
}

/** Carries `tooEarly` out of a transaction, which is how the transaction learns to forget the event. */
export class TooEarly extends Error {
  constructor() {
    super('an event came too early')
  }
}

/**
 * One effect for each event of a partner. The row goes first: of two that bring the same event at once the second waits
 * here until the first has committed, and then does nothing; or takes its place where the first was undone.
 */
export async function applyOnce(
  tx: Db,
  { partner, id, kind, at }: Arrived,
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
