import { addSession } from '#features/eap/session-store.ts'
import { finish } from '#features/slots/public.ts'
import { idOf } from '#seeds/ids.ts'
import { byNobody, inTx, racesAtASlot } from './at-a-slot.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

/** 顾青's sessions are free of charge. */
export const counselled = racesAtASlot({
  kind: 'counselling',
  resourceId: idOf('counsellor', 'guqing'),
  minutes: 30,
  bookingFields: { choice: 'voice' },
  request: { way: 'voice' },
  keep: (ctx, { account_id, id, resource_id }) =>
    addSession(ctx, {
      accountId: account_id,
      bookingId: id,
      counsellorId: resource_id,
      priceFen: 0,
      coveredBy: null,
      text: undefined,
    }),
})

export async function toAppraise(kit: RaceKit): Promise<Prepared> {
  const { booking, token } = await counselled.booked(kit)
  await inTx(kit, (ctx) => finish(ctx, booking, byNobody))
  return { input: { id: booking.id, stars: 5, tags: ['warm'] }, token }
}
