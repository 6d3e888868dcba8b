import { afterEach, beforeEach, expect, test } from 'vitest'
import { book } from './booking/book.ts'
import { cancelFor } from './booking/end.ts'
import type { BookingRow } from './booking-store.ts'
import { acceptOffer } from './waitlist/accept.ts'
import { joinWaitlist } from './waitlist/join.ts'
import { leaveWaitlist } from './waitlist/leave.ts'
import { setPaused } from './schedule/hours.ts'
import { slotsStage, type BookingPerson } from './test-slots.ts'
import { aheadOf, liveWaitsOf, type WaitRow } from './wait-store.ts'

const stage = slotsStage()
const now = '2026-06-01T10:00:00+08:00'
const hours = (count: number) => new Date(Date.parse(now) + count * 3_600_000)
const kind = 'counselling'

beforeEach(() => stage.clock.set(now))
afterEach(() => stage.mustAddUp())

const nameOf = (outcome: { kind: string; name?: string }) => outcome.name ?? outcome.kind
const bookAs = (person: BookingPerson, slotId: string) =>
  stage.call((ctx) => book(ctx, { kind, slotId, ...person }))
const joinAs = (person: BookingPerson, slotId: string) =>
  stage.call((ctx) => joinWaitlist(ctx, { kind, slotId, choice: 'voice', ...person }))
const acceptAs = ({ accountId, right }: BookingPerson, { id }: WaitRow) =>
  stage.call((ctx) => acceptOffer(ctx, { kind, accountId, waitId: id, right }))
const leaveAs = ({ accountId }: BookingPerson, { id }: WaitRow) =>
  stage.call((ctx) => leaveWaitlist(ctx, kind, accountId, id))
const giveUp = (booking: BookingRow) =>
  stage.call((ctx) => cancelFor(ctx, booking, { actor: 'staff:1', reason: '取消' }))
const stateOf = async ({ id }: WaitRow) =>
  (await stage.db.selectFrom('slot_waitlist').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state
const titlesTo = async ({ accountId }: BookingPerson) =>
  (await stage.db.selectFrom('notice').select('title').where('account_id', '=', accountId).execute()).map(
    ({ title }) => title,
  )

/** A full slot for one person, its booking, and a waitlist of this length. */
async function fullTime(waiting: number, startsAt = hours(48)) {
  const slotId = await stage.slot(await stage.resource(), startsAt)
  const holder = await bookAs(await stage.person(), slotId)
  if (holder.kind !== 'booked') throw new Error(holder.name)
  const line: { person: BookingPerson; wait: WaitRow }[] = []
  for (let turn = 0; turn < waiting; turn += 1) {
    const person = await stage.person()
    stage.clock.advance({ seconds: 1 })
    const joined = await joinAs(person, slotId)
    if (joined.kind !== 'waiting') throw new Error(joined.name)
    line.push({ person, wait: joined.wait })
  }
  return { placeId: slotId, booking: holder.booking, line }
}

test('only a full slot has a waitlist, which each member joins once, and not with an open booking', async () => {
  const { placeId: slotId, line } = await fullTime(1)
  const again = await joinAs(line[0]!.person, slotId)
  expect(again).toMatchObject({ kind: 'waiting', wait: { id: line[0]!.wait.id } })
  const free = await stage.slot(await stage.resource(), hours(48))
  const person = await stage.person()
  expect(nameOf(await joinAs(person, free))).toBe('slotFree')
  await bookAs(person, free)
  expect(nameOf(await joinAs(person, slotId))).toBe('bookingOpen')
  const near = await fullTime(0, hours(1))
  expect(nameOf(await joinAs(await stage.person(), near.placeId))).toBe('slotGone')
})

test('limits a member to three waitlists', async () => {
  const person = await stage.person()
  for (const expected of ['waiting', 'waiting', 'waiting', 'waitsFull'])
    expect(nameOf(await joinAs(person, (await fullTime(0)).placeId))).toBe(expected)
})

test('a slot that becomes free is held for the first on the waitlist, who is notified, and nobody else can have it', async () => {
  const { placeId: slotId, booking, line } = await fullTime(2)
  const [first, second] = line as [(typeof line)[0], (typeof line)[0]]
  expect([...(await aheadOf(stage.db, [first.wait, second.wait])).values()].toSorted()).toEqual([0, 1])
  await giveUp(booking)
  expect([await stateOf(first.wait), await stateOf(second.wait)]).toEqual(['offered', 'waiting'])
  expect(await stage.taken(slotId)).toBe(1)
  expect(nameOf(await bookAs(await stage.person(), slotId))).toBe('slotTaken')
  expect(nameOf(await acceptAs(second.person, second.wait))).toBe('offerOver')
  expect(await titlesTo(first.person)).toEqual(['您候补的心理咨询有名额了'])
  expect(await titlesTo(second.person)).toEqual([])
  const sms = await stage.db
    .selectFrom('notice_sending')
    .select('channel')
    .where('account_id', '=', first.person.accountId)
    .execute()
  expect(sms.map(({ channel }) => channel)).toContain('sms')

  const accepted = await acceptAs(first.person, first.wait)
  expect(accepted).toMatchObject({
    kind: 'booked',
    booking: { slot_id: slotId, choice: 'voice', state: 2 },
  })
  expect([await stage.taken(slotId), await stage.left(first.person)]).toEqual([1, 2])
})

test('after a quarter of an hour the next one gets the offer, and the first is too late', async () => {
  const { booking, line, placeId: slotId } = await fullTime(2)
  const [first, second] = line as [(typeof line)[0], (typeof line)[0]]
  await giveUp(booking)
  stage.clock.advance({ minutes: 14, seconds: 59 })
  await stage.cleanUp()
  expect(await stateOf(first.wait)).toBe('offered')
  stage.clock.advance({ seconds: 1 })
  // Even before the job has run.
  expect(nameOf(await acceptAs(first.person, first.wait))).toBe('offerOver')
  await Promise.all([stage.cleanUp(), stage.cleanUp()])
  expect([await stateOf(first.wait), await stateOf(second.wait)]).toEqual(['over', 'offered'])
  expect(await titlesTo(second.person)).toHaveLength(1)
  stage.clock.advance({ minutes: 15 })
  await stage.cleanUp()
  expect([await stateOf(second.wait), await stage.taken(slotId)]).toEqual(['over', 0])
})

test('a declined offer goes to the next one at once', async () => {
  const { booking, line } = await fullTime(3)
  await leaveAs(line[1]!.person, line[1]!.wait)
  await giveUp(booking)
  await leaveAs(line[0]!.person, line[0]!.wait)
  await leaveAs(line[0]!.person, line[0]!.wait)
  expect(await Promise.all(line.map(({ wait }) => stateOf(wait)))).toEqual(['left', 'left', 'offered'])
})

test('a member who has booked another slot meanwhile is skipped', async () => {
  const { booking, line } = await fullTime(2)
  const elsewhere = await stage.slot(await stage.resource(), hours(50))
  await bookAs(line[0]!.person, elsewhere)
  await giveUp(booking)
  expect(await Promise.all(line.map(({ wait }) => stateOf(wait)))).toEqual(['waiting', 'offered'])
})

test('concurrent acceptances of one offer give one booking', async () => {
  const { booking, line, placeId: slotId } = await fullTime(1)
  const { person, wait } = line[0]!
  await giveUp(booking)
  const outcomes = (await Promise.all(Array.from({ length: 10 }, () => acceptAs(person, wait)))).map(nameOf)
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1)
  expect([await stage.taken(slotId), await stage.left(person)]).toEqual([1, 2])
})

test('with concurrent acceptance, decline and expiry the slot gets one of them and is offered once', async () => {
  for (let round = 0; round < 4; round += 1) {
    stage.clock.set(now)
    const { booking, line, placeId: slotId } = await fullTime(3)
    const { person, wait } = line[0]!
    await giveUp(booking)
    stage.clock.advance({ minutes: round % 2 === 0 ? 1 : 15 })
    await Promise.all([acceptAs(person, wait), leaveAs(person, wait), stage.cleanUp(), stage.cleanUp()])
    const states = await Promise.all(line.map(({ wait }) => stateOf(wait)))
    const held = states.filter((state) => state === 'offered' || state === 'accepted')
    expect(held).toHaveLength(1)
    expect(await stage.taken(slotId)).toBe(1)
  }
})

test('slots released concurrently are offered to as many members, never twice to one', async () => {
  const slotId = await stage.slot(await stage.resource(), hours(48), 3)
  const holders = await Promise.all(
    [1, 2, 3].map(async () => {
      const booked = await bookAs(await stage.person(), slotId)
      if (booked.kind !== 'booked') throw new Error(booked.name)
      return booked.booking
    }),
  )
  const people = await Promise.all(Array.from({ length: 5 }, () => stage.person()))
  await Promise.all(people.map((person) => joinAs(person, slotId)))
  await Promise.all(holders.map(giveUp))
  const waits = await Promise.all(people.map(({ accountId }) => liveWaitsOf(stage.db, kind, accountId)))
  expect(
    waits
      .flat()
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(['offered', 'offered', 'offered', 'waiting', 'waiting'])
  expect(await stage.taken(slotId)).toBe(3)
})

test('less than an hour before the start the slot is not offered, and free for everybody', async () => {
  const { booking, line, placeId: slotId } = await fullTime(1)
  stage.clock.set(hours(47))
  await giveUp(booking)
  expect([await stateOf(line[0]!.wait), await stage.taken(slotId)]).toEqual(['waiting', 0])
  stage.clock.set(hours(48))
  await stage.cleanUp()
  expect(await stateOf(line[0]!.wait)).toBe('over')
  expect(await titlesTo(line[0]!.person)).toEqual(['心理咨询候补已结束'])
})

test('slots of a paused resource are not offered', async () => {
  const { booking, line, placeId: slotId } = await fullTime(1)
  await setPaused(stage.db, booking.resource_id, true)
  await giveUp(booking)
  expect([await stateOf(line[0]!.wait), await stage.taken(slotId)]).toEqual(['waiting', 0])
})

test("another member's waitlist entry is not found", async () => {
  const { line } = await fullTime(1)
  const stranger = await stage.person()
  expect(nameOf(await acceptAs(stranger, line[0]!.wait))).toBe('notFound')
  expect(await leaveAs(stranger, line[0]!.wait)).toMatchObject({ name: 'notFound' })
  expect(await stateOf(line[0]!.wait)).toBe('waiting')
})
