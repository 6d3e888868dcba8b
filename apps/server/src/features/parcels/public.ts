export { addParcel, type NewParcel } from './add-parcel.ts'
export type { ParcelSender, SentSubject } from './sender.ts'
export { toParcelDtos } from './shown.ts'
export { isTakenElsewhere, parcelCounts } from './store.ts'
