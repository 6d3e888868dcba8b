import { newId } from '#platform/ids.ts'
import type { Db } from '#platform/db/handle.ts'
import { book, cancelFor, finish, joinLine, openBookingOf } from '#features/places/public.ts'
import { addSession } from '#features/eap/session-store.ts'
import { companies } from '#seeds/companies.ts'
import { idOf } from '#seeds/ids.ts'
import type { Desk } from './desk.ts'

interface Prepared {
  readonly input: object
  readonly token: string
}

/** 顾青's sessions are free of charge: nobody needs a right, so every race costs the same. */
const counsellor = idOf('counsellor', 'guqing')
const { key, colleagues } = companies[0]!
const companyId = idOf('company', key)
const kind = 'counselling'
const way = 'voice'
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
  const open = await openBookingOf(desk.stage.server.db, kind, accountId)
  if (open) await inTx(desk, (ctx) => cancelFor(ctx, open, by))
  return { accountId, token: await desk.stage.server.tokenOf(person) }
}

let hour = 0
/** A time of its own, far enough ahead. */
async function freeTime({ stage: { server } }: Desk): Promise<string> {
  const id = newId()
  const starts_at = new Date(server.clock.now().getTime() + (90 * 24 + (hour += 1)) * 3_600_000)
  const ends_at = new Date(starts_at.getTime() + 30 * 60_000)
  const row = { resource_id: counsellor, id, kind, starts_at, ends_at, capacity: 1, taken: 0 } as const
  await server.db
    .insertInto('place')
    .values({ ...row, closed_at: null })
    .execute()
  return id
}

async function bookingOf(desk: Desk, accountId: string, placeId: string) {
  const wanted = { kind, companyId, accountId, placeId, choice: way, right: null } as const
  return inTx(desk, async (ctx) => {
    const booked = await book(ctx, wanted)
    if (booked.kind === 'refused') throw new Error(`no booking to race for: ${booked.name}`)
    const { id } = booked.booking
    const session = { accountId, bookingId: id, counsellorId: counsellor, priceFen: 0, coveredBy: null }
    await addSession(ctx, { ...session, words: undefined })
    return booked.booking
  })
}

export async function toBook(desk: Desk): Promise<Prepared> {
  const { token } = await somebody(desk)
  return { input: { companyId, placeId: await freeTime(desk), way }, token }
}

export async function toChange(desk: Desk): Promise<Prepared> {
  const { accountId, token } = await somebody(desk)
  const { id } = await bookingOf(desk, accountId, await freeTime(desk))
  return { input: { id, placeId: await freeTime(desk), way }, token }
}

async function fullTime(desk: Desk) {
  const placeId = await freeTime(desk)
  const { accountId } = await somebody(desk)
  return { placeId, held: await bookingOf(desk, accountId, placeId) }
}

export async function toWait(desk: Desk): Promise<Prepared> {
  const { placeId } = await fullTime(desk)
  const { token } = await somebody(desk)
  return { input: { companyId, placeId, way }, token }
}

export async function toAccept(desk: Desk): Promise<Prepared> {
  const { placeId, held } = await fullTime(desk)
  const { accountId, token } = await somebody(desk)
  return inTx(desk, async (ctx) => {
    const joined = await joinLine(ctx, { kind, companyId, accountId, placeId, choice: way })
    if (joined.kind === 'refused') throw new Error(`no line to race for: ${joined.name}`)
    await cancelFor(ctx, held, by)
    return { input: { id: joined.wait.id }, token }
  })
}

export async function toAppraise(desk: Desk): Promise<Prepared> {
  const { accountId, token } = await somebody(desk)
  const booking = await bookingOf(desk, accountId, await freeTime(desk))
  await inTx(desk, (ctx) => finish(ctx, booking, by))
  return { input: { id: booking.id, stars: 5, tags: ['warm'] }, token }
}
