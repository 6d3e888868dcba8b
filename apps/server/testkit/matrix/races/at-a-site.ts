import { addOfflineBooking } from '#features/appointments/offline/codes.ts'
import { onlyKeyOf } from '#features/appointments/offline/offer.ts'
import { idOf } from '#seeds/ids.ts'
import { racesAtASlot } from './at-a-slot.ts'

/** The company's own location. */
export const atASite = racesAtASlot({
  kind: 'offline',
  resourceId: idOf('offlineSite', 'office-xinghe'),
  minutes: 15,
  bookingFields: { onlyKey: onlyKeyOf(idOf('offlineModule', 'office'), '') },
  request: {},
  keep: ({ db }, { account_id, id }) =>
    addOfflineBooking(db, { accountId: account_id, bookingId: id, coveredBy: null }),
})
