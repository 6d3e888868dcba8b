import type { WorkContext } from '#platform/call/work.ts'
import { createLog } from '#platform/observe/log.ts'
import type { SlotKind } from '@yf/domain/booking'
import {
  cancelOwn,
  finish,
  joinWaitlist,
  keepLaidOut,
  keepResource,
  markNoShow,
  setHours,
  type BookedSlot,
  type BookingRow,
  type Hours,
} from '#features/slots/public.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { idOf } from './ids.ts'

export type SeedContext = WorkContext
/** The services available while demo data are created. */
export const stageOf = (services: Services, db: Db): SeedContext => ({
  ...services,
  db,
  log: createLog('silent'),
})
export const at = (stage: SeedContext, now: Date): SeedContext => ({ ...stage, clock: { now: () => now } })

const dayMs = 86_400_000

interface Resource {
  readonly row: { readonly id: string }
  readonly minutes: number
  readonly hours: readonly Hours[]
}

/** Starts at a past day: bookings that are over refer to times of that day. */
export async function layOut(
  stage: SeedContext,
  kind: SlotKind,
  resources: readonly Resource[],
  from: Date,
): Promise<void> {
  const before = at(stage, from)
  for (const { row, minutes, hours } of resources) {
    await keepResource(before, { resourceId: row.id, kind, minutes })
    await setHours(before, row.id, hours)
    await keepLaidOut(stage, row.id)
  }
}

/** The booking time: two days before the slot begins, at the latest now. */
export const whenBooked = (stage: SeedContext, { starts_at }: { starts_at: Date }): SeedContext =>
  at(stage, new Date(Math.min(starts_at.getTime() - 2 * dayMs, stage.clock.now().getTime())))

/** The first time with a free slot. */
export const firstTime = (db: Db, resourceId: string, from: Date) =>
  db
    .selectFrom('slot')
    .select(['id', 'starts_at', 'ends_at'])
    .where('resource_id', '=', resourceId)
    .where('starts_at', '>=', from)
    .whereRef('taken', '<', 'capacity')
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirstOrThrow()

export function theBooking(
  outcome: BookedSlot | { readonly kind: 'refused'; readonly name: string },
): BookingRow {
  if (outcome.kind === 'refused') throw new Error(`a demo booking was refused: ${outcome.name}`)
  return outcome.booking
}

export type BookingEnd = 'open' | 'finished' | 'cancelled' | 'noShow'

interface EndingContext {
  readonly end: BookingEnd
  readonly before: SeedContext
  readonly after: SeedContext
  readonly missed: string
}

export async function endAs(
  booking: BookingRow,
  { end, before, after, missed }: EndingContext,
): Promise<void> {
  const actor = 'system'
  if (end === 'cancelled') await cancelOwn(before, booking)
  if (end === 'finished') await finish(after, booking, { actor, reason: '服务已完成' })
  if (end === 'noShow') await markNoShow(after, booking, { actor, reason: missed })
}

type WaitlistEntry = Omit<Parameters<typeof joinWaitlist>[1], 'accountId'>

/** The entries follow each other a minute apart. */
export async function standInLine(
  stage: SeedContext,
  people: readonly string[],
  joining: WaitlistEntry,
): Promise<void> {
  for (const [turn, person] of people.entries()) {
    const later = at(stage, new Date(stage.clock.now().getTime() + turn * 60_000))
    const joined = await joinWaitlist(later, { ...joining, accountId: idOf('account', person) })
    if (joined.kind === 'refused') throw new Error(`a demo line was refused: ${joined.name}`)
  }
}
