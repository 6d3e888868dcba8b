import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStates } from '#platform/transitions/state-events.ts'
import { book } from './booking/book.ts'
import { changeBooking } from './booking/change.ts'
import { cancelFor, cancelOwn, finish, markNoShow } from './booking/end.ts'
import { askForSlot, confirmSlot, denySlot, unanswered } from './booking/partner-held.ts'
import { bookingSubject, type BookingRow } from './booking-store.ts'
import { slotsStage, type BookingPerson } from './test-slots.ts'

const stage = slotsStage()
const now = '2026-06-01T10:00:00+08:00'
const hours = (count: number) => new Date(Date.parse(now) + count * 3_600_000)

beforeEach(() => stage.clock.set(now))
// After every test all sums must be consistent.
afterEach(() => stage.mustAddUp())

const bookAs = (person: BookingPerson, slotId: string, choice = 'video') =>
  stage.call((ctx) => book(ctx, { kind: 'counselling', slotId, choice, ...person }))
const cancelAs = (booking: BookingRow) => stage.call((ctx) => cancelOwn(ctx, booking))
const nameOf = (outcome: { kind: string; name?: string }) => outcome.name ?? outcome.kind

async function booked(person: BookingPerson, slotId: string): Promise<BookingRow> {
  const outcome = await bookAs(person, slotId)
  if (outcome.kind !== 'booked') throw new Error(nameOf(outcome))
  return outcome.booking
}

test('of two hundred concurrent bookings of the last slot exactly one succeeds, and nobody else has used a session', async () => {
  const slotId = await stage.slot(await stage.resource(), hours(48))
  const people = await Promise.all(Array.from({ length: 200 }, () => stage.person()))
  const outcomes = (await Promise.all(people.map((person) => bookAs(person, slotId)))).map(nameOf)
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'slotTaken')).toHaveLength(199)
  expect(await stage.taken(slotId)).toBe(1)
  const spent = await stage.db
    .selectFrom('equity_package')
    .select('id')
    .where('used', '>', 0)
    .where(
      'id',
      'in',
      people.map(({ right }) => right.packageId),
    )
    .execute()
  expect(spent).toHaveLength(1)
})

test('a booking takes a slot, uses the entitlement and writes a history entry; cancelling undoes all three', async () => {
  const slotId = await stage.slot(await stage.resource(), hours(48))
  const person = await stage.person(1)
  const booking = await booked(person, slotId)
  expect([booking.state, await stage.taken(slotId), await stage.left(person)]).toEqual([2, 1, 0])
  expect(nameOf(await cancelAs(booking))).toBe('ended')
  expect([await stage.taken(slotId), await stage.left(person)]).toEqual([0, 1])
  const history = await readStates(stage.db, bookingSubject(booking))
  expect(history.map(({ from_state, to_state }) => [from_state, to_state])).toEqual([
    [null, '2'],
    ['2', '4'],
  ])
})

test('a member with an open booking cannot get a second one, concurrently or later, until it is over', async () => {
  const resourceId = await stage.resource()
  const [first, second] = [await stage.slot(resourceId, hours(48)), await stage.slot(resourceId, hours(50))]
  const person = await stage.person()
  const outcomes = (await Promise.all([bookAs(person, first), bookAs(person, second)])).map(nameOf)
  expect(outcomes.toSorted()).toEqual(['booked', 'bookingOpen'])
  expect(await stage.left(person)).toBe(2)
  expect(nameOf(await bookAs(person, second))).toBe('bookingOpen')
})

test('without a session left nothing is taken', async () => {
  const slotId = await stage.slot(await stage.resource(), hours(48))
  const person = await stage.person(1)
  await cancelAs(await booked(person, slotId))
  await stage.db
    .updateTable('equity_package')
    .set({ end_time: hours(-1) })
    .where('id', '=', person.right.packageId)
    .execute()
  expect(nameOf(await bookAs(person, slotId))).toBe('noRightLeft')
  expect(await stage.taken(slotId)).toBe(0)
})

test('it can be cancelled exactly 24 hours before, and not a second later', async () => {
  const slotId = await stage.slot(await stage.resource(), hours(48), 2)
  const [early, late] = [await stage.person(), await stage.person()]
  const [one, other] = [await booked(early, slotId), await booked(late, slotId)]
  stage.clock.advance({ hours: 24 })
  expect(nameOf(await cancelAs(one))).toBe('ended')
  stage.clock.advance({ seconds: 1 })
  expect(nameOf(await cancelAs(other))).toBe('cancelTooLate')
  expect([await stage.left(late), await stage.taken(slotId)]).toEqual([2, 1])
  // A cancellation by staff is possible until it begins.
  const by = { actor: 'staff:1', reason: '咨询师请假' }
  expect(nameOf(await stage.call((ctx) => cancelFor(ctx, other, by)))).toBe('ended')
  expect([await stage.left(late), await stage.taken(slotId)]).toEqual([3, 0])
})

test('a repeated or concurrent cancellation returns slot and session once', async () => {
  const slotId = await stage.slot(await stage.resource(), hours(48))
  const person = await stage.person()
  const booking = await booked(person, slotId)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => cancelAs(booking)))
  expect(new Set(outcomes.map(nameOf))).toEqual(new Set(['ended']))
  expect([await stage.left(person), await stage.taken(slotId)]).toEqual([3, 0])
})

test('a change takes the new slot and releases the old one, and uses one session in total', async () => {
  const resourceId = await stage.resource()
  const [old, next] = [await stage.slot(resourceId, hours(48)), await stage.slot(resourceId, hours(72))]
  const person = await stage.person()
  const booking = await booked(person, old)
  const changed = await stage.call((ctx) => changeBooking(ctx, booking, { slotId: next }))
  expect(changed).toMatchObject({ kind: 'booked', booking: { slot_id: next, starts_at: hours(72) } })
  expect([await stage.taken(old), await stage.taken(next), await stage.left(person)]).toEqual([0, 1, 2])
})

test('two members who swap full slots do not deadlock: both are refused', async () => {
  const resourceId = await stage.resource()
  const [one, other] = [await stage.slot(resourceId, hours(48)), await stage.slot(resourceId, hours(72))]
  const first = await booked(await stage.person(), one)
  const second = await booked(await stage.person(), other)
  const outcomes = await Promise.all([
    stage.call((ctx) => changeBooking(ctx, first, { slotId: other })),
    stage.call((ctx) => changeBooking(ctx, second, { slotId: one })),
  ])
  expect(outcomes.map(nameOf)).toEqual(['slotTaken', 'slotTaken'])
})

test('a change is refused where a cancellation would be, for another resource, and for a past booking', async () => {
  const resourceId = await stage.resource()
  const [old, next] = [await stage.slot(resourceId, hours(25)), await stage.slot(resourceId, hours(72))]
  const elsewhere = await stage.slot(await stage.resource(), hours(72))
  const booking = await booked(await stage.person(), old)
  const change = (slotId: string) => stage.call((ctx) => changeBooking(ctx, booking, { slotId }))
  expect(nameOf(await change(elsewhere))).toBe('slotGone')
  stage.clock.advance({ hours: 2 })
  expect(nameOf(await change(next))).toBe('cancelTooLate')
  stage.clock.set(now)
  await cancelAs(booking)
  expect(nameOf(await change(next))).toBe('bookingClosed')
})

test('of a concurrent change and cancellation one succeeds, and nothing counts twice', async () => {
  const resourceId = await stage.resource()
  const person = await stage.person()
  const [old, next] = [await stage.slot(resourceId, hours(48)), await stage.slot(resourceId, hours(72))]
  const booking = await booked(person, old)
  await Promise.all([
    stage.call((ctx) => changeBooking(ctx, booking, { slotId: next })),
    cancelAs(booking),
    cancelAs(booking),
  ])
  expect([await stage.taken(old), await stage.taken(next), await stage.left(person)]).toEqual([0, 0, 3])
})

test('a slot of a paused resource, of the past or of another kind is not found', async () => {
  const resourceId = await stage.resource('adviser')
  const slotId = await stage.slot(resourceId, hours(48))
  const past = await stage.slot(await stage.resource(), hours(-1))
  const person = await stage.person()
  expect(nameOf(await bookAs(person, slotId))).toBe('slotGone')
  expect(nameOf(await bookAs(person, past))).toBe('slotGone')
  await stage.db
    .updateTable('slot_resource')
    .set({ is_paused: true })
    .where('resource_id', '=', resourceId)
    .execute()
  const outcome = await stage.call((ctx) => book(ctx, { kind: 'adviser', slotId, ...person }))
  expect(nameOf(outcome)).toBe('slotGone')
})

test('no-show and attendance both use the session, and neither can be recorded twice', async () => {
  const slotId = await stage.slot(await stage.resource(), hours(48), 2)
  const [came, missed] = [await stage.person(), await stage.person()]
  const [one, other] = [await booked(came, slotId), await booked(missed, slotId)]
  stage.clock.advance({ hours: 49 })
  const by = { actor: 'staff:1', reason: '未到' }
  expect(await stage.call((ctx) => finish(ctx, one, by))).toMatchObject({ booking: { state: 3 } })
  expect(await stage.call((ctx) => markNoShow(ctx, other, by))).toMatchObject({
    booking: { state: 5, is_no_show: true },
  })
  expect([await stage.left(came), await stage.left(missed)]).toEqual([2, 2])
  expect(nameOf(await stage.call((ctx) => finish(ctx, other, by)))).toBe('bookingClosed')
})

const askAs = async (person: BookingPerson) => {
  const [startsAt, endsAt] = [hours(48), hours(49)]
  const resourceId = await stage.resource('exam')
  const request = { kind: 'exam', resourceId, startsAt, endsAt, ...person } as const
  const outcome = await stage.call((ctx) => askForSlot(ctx, request))
  if (outcome.kind !== 'booked') throw new Error(nameOf(outcome))
  return outcome.booking
}

test('a slot confirmed by a partner stays 待确认 until the answer is known, once', async () => {
  const person = await stage.person()
  const booking = await askAs(person)
  expect([booking.state, await stage.left(person)]).toEqual([1, 2])
  expect((await unanswered(stage.db, 'exam')).map(({ id }) => id)).toContain(booking.id)
  const confirm = () => stage.call((ctx) => confirmSlot(ctx, booking))
  const tasks = () =>
    stage.db
      .selectFrom('ledger_entry')
      .select('reason')
      .where('event_key', 'like', 'task/examBooked/%')
      .execute()
  expect(await tasks()).toEqual([])
  expect((await Promise.all([confirm(), confirm()])).toSorted()).toEqual(['already', 'confirmed'])
  // Confirmed, and not only requested: that counts as a booked exam.
  expect(await tasks()).toEqual([{ reason: '预约体检' }])
  // A late and wrong refusal: the slot was confirmed.
  expect(nameOf(await stage.call((ctx) => denySlot(ctx, booking, '约满')))).toBe('bookingClosed')
  expect(await stage.left(person)).toBe(2)
})

test("the partner's refusal returns the session, and a late confirmation changes nothing", async () => {
  const person = await stage.person()
  const booking = await askAs(person)
  expect(nameOf(await stage.call((ctx) => denySlot(ctx, booking, '该机构已约满')))).toBe('ended')
  expect(await stage.left(person)).toBe(3)
  expect(await stage.call((ctx) => confirmSlot(ctx, booking))).toBe('notOpen')
})

test('an unconfirmed booking is cancelled automatically at its time, once', async () => {
  const person = await stage.person()
  await askAs(person)
  stage.clock.advance({ hours: 48 })
  await Promise.all([stage.cleanUp(), stage.cleanUp()])
  expect(await stage.left(person)).toBe(3)
  const notices = await stage.db
    .selectFrom('notice')
    .select('title')
    .where('account_id', '=', person.accountId)
    .execute()
  expect(notices).toEqual([{ title: '体检预约未能确认' }])
})
