import { addOfflineBooking } from '#features/appointments/offline/codes.ts'
import { onlyKeyOf } from '#features/appointments/offline/offer.ts'
import { book, bookingsOf, cancelFor, joinLine } from '#features/places/public.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#platform/db/handle.ts'
import { companies } from '#seeds/companies.ts'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'
import type { Prepared } from './prepared.ts'

/** The company's own corner costs nobody a right, so every race costs the same. */
const site = idOf('offlineSite', 'office-xinghe')
const onlyKey = onlyKeyOf(idOf('offlineModule', 'office'), '')
const { key, colleagues } = companies[0]!
const companyId = idOf('company', key)
const kind = 'offline'
const by = { actor: 'system', reason: '为下一次试验' }

const inTx = <T>(
  { stage: { server } }: Desk,
  work: (ctx: Desk['stage']['server']['services'] & { db: Db }) => Promise<T>,
) => server.db.transaction().execute((db) => work({ ...server.services, db }))

let turn = 0
/** The next colleague, with no open booking. */
async function somebody(desk: Desk): Promise<{ accountId: string; token: string }> {
  const person = colleagues[(turn += 1) % colleagues.length]!
  const accountId = idOf('account', person)
  const page = { state: 2, pageNo: 1, pageSize: 10 } as const
  for (const open of (await bookingsOf(desk.stage.server.db, kind, accountId, page)).rows)
    await inTx(desk, (ctx) => cancelFor(ctx, open, by))
  return { accountId, token: await desk.stage.server.tokenOf(person) }
}

let hour = 0
/** A time of its own, far enough ahead. */
async function freeTime({ stage: { server } }: Desk): Promise<string> {
  const id = newId()
  const starts_at = new Date(server.clock.now().getTime() + (90 * 24 + (hour += 1)) * 3_600_000)
  const ends_at = new Date(starts_at.getTime() + 15 * 60_000)
  const row = { resource_id: site, id, kind, starts_at, ends_at, capacity: 1, taken: 0 } as const
  await server.db
    .insertInto('place')
    .values({ ...row, closed_at: null })
    .execute()
  return id
}

const bookingOf = (desk: Desk, accountId: string, placeId: string) =>
  inTx(desk, async (ctx) => {
    const booked = await book(ctx, { kind, companyId, accountId, placeId, right: null, onlyKey })
    if (booked.kind === 'refused') throw new Error(`no booking to race for: ${booked.name}`)
    await addOfflineBooking(ctx.db, { accountId, bookingId: booked.booking.id, coveredBy: null })
    return booked.booking
  })

export async function toBookService(desk: Desk): Promise<Prepared> {
  const { token } = await somebody(desk)
  return { input: { companyId, placeId: await freeTime(desk) }, token }
}

export async function toChangeService(desk: Desk): Promise<Prepared> {
  const { accountId, token } = await somebody(desk)
  const { id } = await bookingOf(desk, accountId, await freeTime(desk))
  return { input: { id, placeId: await freeTime(desk) }, token }
}

async function fullTime(desk: Desk) {
  const placeId = await freeTime(desk)
  const { accountId } = await somebody(desk)
  return { placeId, held: await bookingOf(desk, accountId, placeId) }
}

export async function toWaitForService(desk: Desk): Promise<Prepared> {
  const { placeId } = await fullTime(desk)
  const { token } = await somebody(desk)
  return { input: { companyId, placeId }, token }
}

export async function toAcceptService(desk: Desk): Promise<Prepared> {
  const { placeId, held } = await fullTime(desk)
  const { accountId, token } = await somebody(desk)
  return inTx(desk, async (ctx) => {
    const joined = await joinLine(ctx, { kind, companyId, accountId, placeId })
    if (joined.kind === 'refused') throw new Error(`no line to race for: ${joined.name}`)
    await cancelFor(ctx, held, by)
    return { input: { id: joined.wait.id }, token }
  })
}
