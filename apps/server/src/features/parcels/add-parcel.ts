import type { Courier } from '@yf/domain/parcel'
import { parcelStates } from '@yf/domain/parcel'
import type { WorkContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import { holderOf, takeIfFree } from '#platform/keys/unique-keys.ts'
import type { SentSubject } from './sender.ts'
import { numberKey, numberKind, type ParcelRow } from './store.ts'
import { watchJob } from './watch-jobs.ts'

export interface NewParcel {
  readonly courier: Courier
  readonly parcelNo: string
  readonly direction: 'out' | 'back'
  readonly phoneTail?: string
}

/**
 * Stores a parcel and subscribes to its track. The same number for the same subject is the same parcel; a number in
 * use by another company is refused as a typing error.
 */
export async function addParcel(
  { db, clock, jobs }: WorkContext,
  { companyId, kind, id: subjectId }: SentSubject,
  { courier, parcelNo, direction, phoneTail }: NewParcel,
): Promise<'added' | 'already' | 'numberTaken'> {
  const taking = { kind: numberKind, key: numberKey(courier, parcelNo), holder: companyId } as const
  if (!(await takeIfFree(db, taking)) && (await holderOf(db, taking.kind, taking.key)) !== companyId)
    return 'numberTaken'
  const parcel: ParcelRow = {
    company_id: companyId,
    id: newId(),
    subject_kind: kind,
    subject_id: subjectId,
    direction,
    courier,
    parcel_no: parcelNo,
    phone_tail: phoneTail ?? null,
    state: parcelStates.onItsWay,
    is_subscribed: false,
    created_at: clock.now(),
    asked_at: null,
    delivered_at: null,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('parcel')
    .values(parcel)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'courier', 'parcel_no', 'subject_kind', 'subject_id']).doNothing(),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return 'already'
  await jobs.send(db, watchJob, { company_id: companyId, id: parcel.id })
  return 'added'
}
