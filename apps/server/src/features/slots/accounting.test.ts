import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { turns } from '#testkit/campaign.ts'
import { book } from './booking/book.ts'
import { changeBooking } from './booking/change.ts'
import { cancelOwn, finish } from './booking/end.ts'
import { acceptOffer } from './waitlist/accept.ts'
import { joinWaitlist } from './waitlist/join.ts'
import { leaveWaitlist } from './waitlist/leave.ts'
import { openBookingOf } from './own-bookings.ts'
import { NaiveSlots, type NaiveStep } from './test-naive.ts'
import { slotsStage, type BookingPerson } from './test-slots.ts'
import { liveWaitsOf } from './wait-store.ts'

const stage = slotsStage()
const kind = 'counselling'
const people = 5
const sessions = 4
const capacities = [1, 1, 2]

/** Weighted so that full slots and waitlists occur: without them nothing interesting happens. */
const actions = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('book' as const, 'join' as const) },
  { weight: 3, arbitrary: fc.constantFrom('cancel' as const, 'accept' as const, 'change' as const) },
  { weight: 2, arbitrary: fc.constantFrom('leave' as const, 'finish' as const, 'tick' as const) },
)
const story = fc.array(
  fc.record({
    action: actions,
    who: fc.nat({ max: people - 1 }),
    slot: fc.nat({ max: capacities.length - 1 }),
  }),
  { minLength: 40, maxLength: 60 },
)

/** The same step through the engine, with the same result names. */
async function done(
  { action, who, slot }: NaiveStep,
  cast: readonly BookingPerson[],
  slots: readonly string[],
) {
  const person = cast[who]!
  const slotId = slots[slot]!
  const booking = await openBookingOf(stage.db, kind, person.accountId)
  const waits = await liveWaitsOf(stage.db, kind, person.accountId)
  const waitId = waits.find((wait) => wait.slot_id === slotId)?.id
  switch (action) {
    case 'tick':
      stage.clock.advance({ minutes: who + 1 === people ? 16 : 4 })
      await stage.cleanUp()
      return null
    case 'book':
      return stage.call((ctx) => book(ctx, { kind, slotId, ...person }))
    case 'cancel':
      return booking && stage.call((ctx) => cancelOwn(ctx, booking))
    case 'change':
      return booking && stage.call((ctx) => changeBooking(ctx, booking, { slotId }))
    case 'finish':
      return booking && stage.call((ctx) => finish(ctx, booking, { actor: 'system', reason: '已完成' }))
    case 'join':
      return stage.call((ctx) => joinWaitlist(ctx, { kind, slotId, ...person }))
    case 'leave':
      return waitId ? stage.call((ctx) => leaveWaitlist(ctx, kind, person.accountId, waitId)) : null
    case 'accept':
      return waitId ? stage.call((ctx) => acceptOffer(ctx, { kind, waitId, ...person })) : null
  }
}

const wordOf = (outcome: Awaited<ReturnType<typeof done>>): string | null =>
  outcome === null || typeof outcome === 'string'
    ? outcome
    : outcome.kind === 'refused'
      ? outcome.name
      : outcome.kind

test('any sequence of bookings, waitlists and offers agrees with a simple in-memory model', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      stage.clock.set('2026-06-01T10:00:00+08:00')
      const resourceId = await stage.resource()
      const start = (days: number) => new Date(stage.clock.now().getTime() + days * 86_400_000)
      const slots = await Promise.all(
        capacities.map((capacity, at) => stage.slot(resourceId, start(30 + at), capacity)),
      )
      const cast = await Promise.all(Array.from({ length: people }, () => stage.person(sessions)))
      const naive = new NaiveSlots(capacities, people, sessions)
      for (const step of steps) {
        const expected = naive.do(step)
        expect([step.action, wordOf(await done(step, cast, slots))]).toEqual([step.action, expected])
        const takenCounts = await Promise.all(slots.map((slotId) => stage.taken(slotId)))
        expect(takenCounts).toEqual(capacities.map((_, at) => naive.taken(at)))
      }
      expect(await Promise.all(cast.map((person) => stage.left(person)))).toEqual(
        cast.map((_, who) => naive.left(who)),
      )
    }),
    { numRuns: turns({ usually: 12, inCampaign: 400 }) },
  )
  await stage.mustAddUp()
}, 1_800_000)
