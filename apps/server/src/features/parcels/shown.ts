import { shanghaiMoment } from '@yf/domain/dates'
import { couriers, isCourier, parcelStateNames } from '@yf/domain/parcel'
import type { Db } from '#platform/db/handle.ts'
import type { SentSubject } from './sender.ts'
import { parcelRows, stepsOf } from './store.ts'

/** Parcels with their timelines, as people see them. */
export async function toParcelDtos(db: Db, subject: SentSubject) {
  const parcels = await parcelRows(db, subject)
  const steps = await stepsOf(db, parcels)
  return parcels.map((parcel) => ({
    id: parcel.id,
    direction: parcel.direction,
    courier: parcel.courier,
    courierName: isCourier(parcel.courier) ? couriers[parcel.courier] : parcel.courier,
    parcelNo: parcel.parcel_no,
    state: parcel.state,
    stateName: parcelStateNames[parcel.state],
    deliveredTime: parcel.delivered_at && shanghaiMoment(parcel.delivered_at),
    steps: (steps.get(parcel.id) ?? []).map(({ at, text, state }) => ({
      time: shanghaiMoment(at),
      words: text,
      stateName: parcelStateNames[state],
    })),
  }))
}
