import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { inThisOrder } from '#testkit/run-in-order.ts'
import { book } from './booking/book.ts'
import { changeBooking } from './booking/change.ts'
import { cancelOwn, markNoShow } from './booking/end.ts'
import { joinWaitlist } from './waitlist/join.ts'
import { closeDays, reopenDays } from './schedule/days-off.ts'
import { timesToCome } from './schedule/free-times.ts'
import { keepResource, setHours, setPaused } from './schedule/hours.ts'
import { daysOffOf } from './schedule/hours-store.ts'
import { keepLaidOut } from './schedule/lay-out.ts'
import { slotsStage, type BookingPerson } from './test-slots.ts'
import type { BookingRow } from './booking-store.ts'

const stage = slotsStage()
/** A Monday. */
const now = '2026-06-01T10:00:00+08:00'
const hours = (count: number) => new Date(Date.parse(now) + count * 3_600_000)
const kind = 'counselling'

beforeEach(() => stage.clock.set(now))
afterEach(() => stage.mustAddUp())

async function bookAs(person: BookingPerson, slotId: string): Promise<BookingRow> {
  const outcome = await stage.call((ctx) => book(ctx, { kind, slotId, ...person }))
  if (outcome.kind !== 'booked') throw new Error(outcome.name)
  return outcome.booking
}
const titlesTo = async ({ accountId }: BookingPerson) =>
  (
    await stage.db
      .selectFrom('notice')
      .select('title')
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
  ).map(({ title }) => title)
const stateOf = async ({ id }: BookingRow) =>
  (await stage.db.selectFrom('booking').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const cleanUpTwice = () => Promise.all([stage.cleanUp(), stage.cleanUp()])

test('reminds a day and an hour before, once each, however often the job runs', async () => {
  const person = await stage.person()
  await bookAs(person, await stage.slot(await stage.resource(), hours(48)))
  await cleanUpTwice()
  expect(await titlesTo(person)).toEqual([])
  stage.clock.set(hours(24))
  await cleanUpTwice()
  await stage.cleanUp()
  expect(await titlesTo(person)).toEqual(['心理咨询提醒'])
  stage.clock.set(hours(47))
  await cleanUpTwice()
  expect(await titlesTo(person)).toHaveLength(2)
})

test('after an outage of hours sends only the later reminder, and none for bookings made after its time', async () => {
  const [away, sudden] = [await stage.person(), await stage.person()]
  const slotId = await stage.slot(await stage.resource(), hours(48), 2)
  await bookAs(away, slotId)
  stage.clock.set(hours(47.5))
  await bookAs(sudden, slotId)
  await stage.cleanUp()
  await stage.cleanUp()
  expect([await titlesTo(away), await titlesTo(sudden)]).toEqual([['心理咨询提醒'], []])
})

test('a member who changes to a later slot is reminded of that one', async () => {
  const person = await stage.person()
  const resourceId = await stage.resource()
  const booking = await bookAs(person, await stage.slot(resourceId, hours(48.5)))
  const later = await stage.slot(resourceId, hours(100))
  stage.clock.set(hours(24.5))
  await stage.cleanUp()
  await stage.call((ctx) => changeBooking(ctx, booking, { slotId: later }))
  await stage.cleanUp()
  expect(await titlesTo(person)).toHaveLength(1)
  stage.clock.set(hours(76))
  await stage.cleanUp()
  expect(await titlesTo(person)).toHaveLength(2)
})

test('a past session counts as attended after the grace period, unless staff recorded a no-show', async () => {
  const [came, missed] = [await stage.person(), await stage.person()]
  const slotId = await stage.slot(await stage.resource(), hours(48), 2)
  const [one, other] = [await bookAs(came, slotId), await bookAs(missed, slotId)]
  stage.clock.set(hours(49))
  await stage.call((ctx) => markNoShow(ctx, other, { actor: 'staff:1', reason: '未到' }))
  stage.clock.set(new Date(hours(51).getTime() - 1000))
  await stage.cleanUp()
  expect(await stateOf(one)).toBe(2)
  stage.clock.set(hours(51))
  await cleanUpTwice()
  expect([await stateOf(one), await stateOf(other)]).toEqual([3, 5])
  expect(await titlesTo(came)).toEqual(['心理咨询已完成'])
  expect(await titlesTo(missed)).toEqual([])
  // Counselling has its own rating, so no other request for a rating is sent.
  const records = stage.db.selectFrom('service_record').select('id')
  expect(await records.where('id', 'in', [one.id, other.id]).execute()).toEqual([])
})

const startsOf = async (resourceId: string) =>
  (await timesToCome(stage.db, resourceId, resourceId, stage.clock.now())).map(({ startsAt }) =>
    startsAt.toISOString(),
  )
const monday = { weekday: 1, fromMinute: 14 * 60, untilMinute: 17 * 60 + 30, capacity: 1 }

test('weekly hours become slots in Shanghai time, four weeks ahead, and one more day every day', async () => {
  const resourceId = await stage.resource()
  expect(await stage.call((ctx) => setHours(ctx, resourceId, [monday]))).toBe('set')
  // 14:00, 15:00 and 16:00; 17:00 would last until 18:00. Today and four Mondays.
  const first = await startsOf(resourceId)
  expect(first).toHaveLength(15)
  expect(first.slice(0, 3)).toEqual([
    '2026-06-01T06:00:00.000Z',
    '2026-06-01T07:00:00.000Z',
    '2026-06-01T08:00:00.000Z',
  ])
  stage.clock.advance({ days: 7 })
  await Promise.all([1, 2, 3].map(() => stage.call((ctx) => keepLaidOut(ctx, resourceId))))
  const later = await startsOf(resourceId)
  expect([later.length, later.at(-1)]).toEqual([15, '2026-07-06T08:00:00.000Z'])
})

test('rejects overlapping hours; new hours replace free slots and keep booked ones', async () => {
  const resourceId = await stage.resource()
  const late = { ...monday, fromMinute: 16 * 60, untilMinute: 18 * 60 }
  expect(await stage.call((ctx) => setHours(ctx, resourceId, [monday, late]))).toBe('overlap')
  await stage.call((ctx) => setHours(ctx, resourceId, [monday]))
  const [, second] = await timesToCome(stage.db, resourceId, resourceId, stage.clock.now())
  await bookAs(await stage.person(), second!.id)
  // Half an hour later: slots that would overlap the booked hour are omitted.
  await stage.call((ctx) => setHours(ctx, resourceId, [{ ...monday, fromMinute: 14 * 60 + 30 }]))
  const today = (await startsOf(resourceId)).filter((start) => start.startsWith('2026-06-01'))
  expect(today).toEqual(['2026-06-01T07:00:00.000Z', '2026-06-01T08:30:00.000Z'])
  await stage.call((ctx) => keepResource(ctx, { resourceId, kind, minutes: 90 }))
  expect((await startsOf(resourceId)).filter((start) => start.startsWith('2026-06-08'))).toEqual([
    '2026-06-08T06:30:00.000Z',
    '2026-06-08T08:00:00.000Z',
  ])
})

/** A slot in two days that is closed, and the day to which its bookings move. */
async function closedTime(people: number, movedTo: Date, reason = '检修') {
  const resourceId = await stage.resource()
  const closed = await stage.slot(resourceId, hours(48), people)
  const near = await stage.slot(resourceId, movedTo, people)
  const persons = await Promise.all(Array.from({ length: people }, () => stage.person()))
  const bookings: BookingRow[] = []
  for (const person of persons) bookings.push(await bookAs(person, closed))
  const days = { firstDay: '2026-06-03', lastDay: '2026-06-03', moveTo: shanghaiDay(movedTo), reason }
  await stage.call((ctx) => closeDays({ ...stage.services, ...ctx }, resourceId, days))
  return { resourceId, closed, near, persons, bookings }
}
const rowOf = ({ id }: BookingRow) =>
  stage.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const heldBooking = ({ account_id, id }: BookingRow) =>
  sql`select 1 from booking where account_id = ${account_id} and id = ${id} for update`

test('two concurrent runs for a closed slot move each member once', async () => {
  const { near, persons, bookings } = await closedTime(1, hours(72))
  await inThisOrder(stage.db, heldBooking(bookings[0]!), [() => stage.cleanUp(), () => stage.cleanUp()])
  expect(await rowOf(bookings[0]!)).toMatchObject({ state: 2, slot_id: near, was_moved: true })
  expect([await stage.taken(near), await stage.left(persons[0]!)]).toEqual([1, 2])
  expect(await titlesTo(persons[0]!)).toEqual(['心理咨询预约已改期'])
})

test('a member who changes the slot during a closing keeps their own choice', async () => {
  const { resourceId, near, persons, bookings } = await closedTime(1, hours(72))
  const own = await stage.slot(resourceId, hours(100))
  await inThisOrder<unknown>(stage.db, heldBooking(bookings[0]!), [
    () => stage.call((ctx) => changeBooking(ctx, bookings[0]!, { slotId: own })),
    () => stage.cleanUp(),
  ])
  expect(await rowOf(bookings[0]!)).toMatchObject({ state: 2, slot_id: own, was_moved: false })
  expect([await stage.taken(near), await stage.taken(own)]).toEqual([0, 1])
  expect(await titlesTo(persons[0]!)).toEqual([])
})

test('a moved member may cancel or change until the start; a slot of their own choice follows the usual rules', async () => {
  const { resourceId, near, persons, bookings } = await closedTime(3, hours(2))
  await stage.slot(resourceId, hours(0.9), 3)
  const chosen = await stage.slot(resourceId, hours(20))
  await cleanUpTwice()
  // The slot within the hour is closer in time, but nobody would get there.
  expect(await Promise.all(bookings.map(async (one) => (await rowOf(one)).slot_id))).toEqual([
    near,
    near,
    near,
  ])
  const [first, second, third] = bookings as [BookingRow, BookingRow, BookingRow]
  const cancel = (one: BookingRow) => stage.call((ctx) => cancelOwn(ctx, one))
  await stage.call((ctx) => changeBooking(ctx, third, { slotId: chosen }))
  expect(await cancel(third)).toMatchObject({ name: 'cancelTooLate' })
  stage.clock.set(hours(2))
  expect(await cancel(first)).toMatchObject({ kind: 'ended' })
  expect(await stage.left(persons[0]!)).toBe(3)
  stage.clock.set(new Date(hours(2).getTime() + 1))
  expect(await cancel(second)).toMatchObject({ name: 'cancelTooLate' })
})

test('a paused resource has no slots, and gets them back afterwards', async () => {
  const resourceId = await stage.resource()
  await stage.call((ctx) => setHours(ctx, resourceId, [monday]))
  await setPaused(stage.db, resourceId, true)
  expect(await startsOf(resourceId)).toEqual([])
  await setPaused(stage.db, resourceId, false)
  expect(await startsOf(resourceId)).toHaveLength(15)
})

test('closed days return slot and entitlement, notify bookings and waitlist, and can be reopened', async () => {
  const resourceId = await stage.resource()
  await stage.call((ctx) => setHours(ctx, resourceId, [monday]))
  const times = await timesToCome(stage.db, resourceId, resourceId, stage.clock.now())
  const nextWeek = times[3]!
  const [booked, waiting] = [await stage.person(), await stage.person()]
  const booking = await bookAs(booked, nextWeek.id)
  await stage.call((ctx) => joinWaitlist(ctx, { kind, slotId: nextWeek.id, ...waiting }))
  const days = { firstDay: '2026-06-08', lastDay: addDays('2026-06-08', 2), reason: '休假' }
  expect(await stage.call((ctx) => closeDays({ ...stage.services, ...ctx }, resourceId, days))).toBe(1)
  const late = await stage.call(async (ctx) =>
    book(ctx, { kind, slotId: nextWeek.id, ...(await stage.person()) }),
  )
  expect(late).toMatchObject({ name: 'slotGone' })
  await cleanUpTwice()
  expect([await stateOf(booking), await stage.left(booked), await stage.taken(nextWeek.id)]).toEqual([
    4, 3, 0,
  ])
  expect([await titlesTo(booked), await titlesTo(waiting)]).toEqual([
    ['心理咨询预约已取消'],
    ['心理咨询候补已结束'],
  ])
  expect((await startsOf(resourceId)).filter((start) => start.startsWith('2026-06-08'))).toEqual([])

  const more = { firstDay: '2026-06-08', lastDay: '2026-06-08', reason: '培训' }
  await stage.call((ctx) => closeDays({ ...stage.services, ...ctx }, resourceId, more))
  const [training, off] = (await daysOffOf(stage.db, resourceId)).toSorted((a, b) =>
    a.lastDay.localeCompare(b.lastDay),
  )
  const reopen = (id: string) =>
    stage.call((ctx) => reopenDays({ ...stage.services, ...ctx }, resourceId, id))
  // Another closing covers the day.
  await reopen(training!.id)
  expect((await startsOf(resourceId)).filter((start) => start.startsWith('2026-06-08'))).toEqual([])
  expect(await reopen(off!.id)).toBe('open')
  expect((await startsOf(resourceId)).filter((start) => start.startsWith('2026-06-08'))).toHaveLength(3)
})
