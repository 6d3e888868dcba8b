import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { applyTrack } from './apply-track.ts'
import { changeParcel, keyOfParcel, type ParcelKey, type ParcelRow } from './store.ts'

/** Subscribes to a parcel's track, and queries its present state. */
export const watchJob: Job<ParcelKey> = {
  name: 'parcels.watch',
  retries: 6,
  async run(key, ctx) {
    const parcel = await ctx.db
      .selectFrom('parcel')
      .selectAll()
      .where((row) => row.and(keyOfParcel(key)))
      .executeTakeFirst()
    if (parcel) await lookAt(parcel, ctx)
  },
}

const questions = 200
const silences = 3
const hourMs = 3_600_000
/** Couriers with pushes are polled rarely, others often. */
const restMs = (isSubscribed: boolean) => (isSubscribed ? 12 : 2) * hourMs
/** After this time a parcel is no longer polled. */
const forgottenMs = 60 * 24 * hourMs

/** Pushes get lost, and a subscription may have failed, so parcels under way are polled, too. */
export const lookJob: Job<object> = {
  name: 'parcels.look',
  retries: 1,
  cron: '*/20 * * * *',
  async run(_, ctx) {
    let silent = 0
    for (const parcel of await underWay(ctx)) {
      silent = (await lookAt(parcel, ctx)) === 'unknown' ? silent + 1 : 0
      if (silent === silences) return
    }
  },
}

function underWay({ db, clock }: JobContext): Promise<ParcelRow[]> {
  const now = clock.now().getTime()
  const before = (isSubscribed: boolean) => new Date(now - restMs(isSubscribed))
  return db
    .selectFrom('parcel')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('created_at', '>', new Date(now - forgottenMs))
    .where(({ eb, or, and }) =>
      or([
        eb('asked_at', 'is', null),
        and([eb('is_subscribed', '=', true), eb('asked_at', '<=', before(true))]),
        and([eb('is_subscribed', '=', false), eb('asked_at', '<=', before(false))]),
      ]),
    )
    .orderBy('asked_at')
    .limit(questions)
    .execute()
}

async function lookAt(parcel: ParcelRow, ctx: JobContext): Promise<'heard' | 'unknown'> {
  const { courier } = ctx.partners
  const query = { courier: parcel.courier, parcelNo: parcel.parcel_no, phoneTail: parcel.phone_tail }
  const isSubscribed = parcel.is_subscribed || (await courier.subscribe(query)) === 'subscribed'
  await changeParcel(ctx.db, parcel, { asked_at: ctx.clock.now(), is_subscribed: isSubscribed })
  const word = await courier.track(query)
  if (word.kind === 'track') await ctx.transaction((inner) => applyTrack(inner, parcel, word))
  return word.kind === 'unknown' ? 'unknown' : 'heard'
}
