import { parcelStates, type ParcelState } from '@yf/domain/parcel'
import type { ParcelStep } from '#partners/kuaidi100/port.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { keyOfParcel, parcelRows, type ParcelRow } from './store.ts'

export interface TrackUpdate {
  readonly state: ParcelState
  readonly steps: readonly ParcelStep[]
}

/**
 * Adds new steps to a parcel's timeline. Steps are ordered by the time they happened, so late, repeated and
 * out-of-order pushes do no harm; a delivered parcel stays delivered.
 */
export async function applyTrack(
  ctx: WorkContext,
  existing: ParcelRow,
  { state, steps }: TrackUpdate,
): Promise<void> {
  const { db } = ctx
  const { company_id, subject_kind, subject_id } = existing
  // Locks all parcels of the subject: if the last two arrive concurrently, one has to see the other.
  const beside = await db
    .selectFrom('parcel')
    .selectAll()
    .where((row) => row.and({ company_id, subject_kind, subject_id }))
    .orderBy('id')
    .forUpdate()
    .execute()
  const parcel = beside.find(({ id }) => id === existing.id)
  if (!parcel) throw new Error('a parcel is gone')
  const before = await newestStep(ctx, parcel)
  await addSteps(ctx, parcel, steps)
  const newest = await newestStep(ctx, parcel)
  if (parcel.delivered_at !== null) return
  // An old step that arrives late does not change the present state.
  const isNews = newest !== undefined && (before === undefined || newest.at > before.at)
  const isDelivered = state === parcelStates.delivered || newest?.state === parcelStates.delivered
  if (!isNews && !isDelivered) return
  const changes = isDelivered
    ? { state: parcelStates.delivered, delivered_at: arrivalOf(steps) ?? ctx.clock.now() }
    : { state }
  await db
    .updateTable('parcel')
    .set(changes)
    .where((row) => row.and(keyOfParcel(parcel)))
    .execute()
  if (isDelivered) await notifySender(ctx, parcel)
}

const arrivalOf = (steps: readonly ParcelStep[]): Date | undefined =>
  steps.find(({ state }) => state === parcelStates.delivered)?.at

const newestStep = ({ db }: WorkContext, { company_id, id }: ParcelRow) =>
  db
    .selectFrom('parcel_step')
    .select(['at', 'state'])
    .where((row) => row.and({ company_id, parcel_id: id }))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

async function addSteps({ db }: WorkContext, { company_id, id }: ParcelRow, steps: readonly ParcelStep[]) {
  if (steps.length === 0) return
  await db
    .insertInto('parcel_step')
    .values(steps.map(({ at, text, state }) => ({ company_id, parcel_id: id, at, text, state })))
    .onConflict((existing) => existing.doNothing())
    .execute()
}

async function notifySender(
  ctx: WorkContext,
  { company_id, subject_kind, subject_id, direction }: ParcelRow,
) {
  if (direction === 'back') return
  const subject = { companyId: company_id, kind: subject_kind, id: subject_id }
  const sent = (await parcelRows(ctx.db, subject)).filter((parcel) => parcel.direction === 'out')
  const arrivals = sent.map(({ delivered_at }) => delivered_at?.getTime() ?? Number.NaN)
  const last = Math.max(...arrivals)
  if (!Number.isNaN(last))
    await ctx.extensionPoints.parcelSenders[subject_kind]?.allArrived(ctx, subject, new Date(last))
}
