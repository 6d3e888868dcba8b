import { isOpenBooking, type SlotKind } from '@yf/domain/booking'
import { book, bookingsOf, cancelFor, joinWaitlist, type BookingRow } from '#features/slots/public.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import { companies } from '#seeds/companies.ts'
import { idOf } from '#seeds/ids.ts'
import { workOf } from '#testkit/work-of.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const { key, colleagues } = companies[0]!
const companyId = idOf('company', key)

export const byNobody = { actor: 'system', reason: '为下一次试验' }

type SlotRaceContext = WorkContext

export const inTx = <T>({ stage: { server } }: RaceKit, work: (ctx: SlotRaceContext) => Promise<T>) =>
  workOf(server).transaction(work)

/** The service under race: it needs no benefit, so every race costs the same. */
interface RacedService {
  readonly kind: SlotKind
  readonly resourceId: string
  readonly minutes: number
  /** Fields of a booking that are specific to its kind. */
  readonly bookingFields: { readonly choice?: string; readonly onlyKey?: string }
  /** Parameters of the call besides the time. */
  readonly request: object
  readonly keep: (ctx: SlotRaceContext, booking: BookingRow) => Promise<unknown>
}

/** Colleagues and times, each used by one race. */
function racers({ kind, resourceId, minutes }: Pick<RacedService, 'kind' | 'resourceId' | 'minutes'>) {
  let turn = 0
  /**
   * The next colleague, without an open booking and with an existing data subject key: creating the first key must
   * not be counted.
   */
  async function somebody(kit: RaceKit): Promise<{ accountId: string; token: string }> {
    const person = colleagues[(turn += 1) % colleagues.length]!
    const accountId = idOf('account', person)
    await inTx(kit, (ctx) => subjectKey(ctx, accountId))
    const { rows } = await bookingsOf(kit.stage.server.db, kind, accountId, { pageNo: 1, pageSize: 10 })
    for (const open of rows.filter(({ state }) => isOpenBooking(state)))
      await inTx(kit, (ctx) => cancelFor(ctx, open, byNobody))
    return { accountId, token: await kit.stage.server.tokenOf(person) }
  }

  let hour = 0
  /** A separate time, far enough ahead. */
  async function freeTime({ stage: { server } }: RaceKit): Promise<string> {
    const id = newId()
    const starts_at = new Date(server.clock.now().getTime() + (90 * 24 + (hour += 1)) * 3_600_000)
    const ends_at = new Date(starts_at.getTime() + minutes * 60_000)
    const row = { resource_id: resourceId, id, kind, starts_at, ends_at, capacity: 1, taken: 0 }
    await server.db
      .insertInto('slot')
      .values({ ...row, closed_at: null })
      .execute()
    return id
  }

  return { somebody, freeTime }
}

export function racesAtASlot({ kind, resourceId, minutes, bookingFields, request, keep }: RacedService) {
  const { somebody, freeTime } = racers({ kind, resourceId, minutes })

  const bookingOf = (kit: RaceKit, accountId: string, slotId: string) =>
    inTx(kit, async (ctx) => {
      const booked = await book(ctx, {
        kind,
        companyId,
        accountId,
        slotId,
        right: null,
        ...bookingFields,
      })
      if (booked.kind === 'refused') throw new Error(`no booking to race for: ${booked.name}`)
      await keep(ctx, booked.booking)
      return booked.booking
    })

  async function booked(kit: RaceKit) {
    const { accountId, token } = await somebody(kit)
    const slotId = await freeTime(kit)
    return { token, placeId: slotId, booking: await bookingOf(kit, accountId, slotId) }
  }

  async function toBook(kit: RaceKit): Promise<Prepared> {
    const { token } = await somebody(kit)
    return { input: { companyId, placeId: await freeTime(kit), ...request }, token }
  }

  async function toChange(kit: RaceKit): Promise<Prepared> {
    const { booking, token } = await booked(kit)
    return { input: { id: booking.id, placeId: await freeTime(kit), ...request }, token }
  }

  async function toWait(kit: RaceKit): Promise<Prepared> {
    const { placeId: slotId } = await booked(kit)
    const { token } = await somebody(kit)
    return { input: { companyId, placeId: slotId, ...request }, token }
  }

  async function toAccept(kit: RaceKit): Promise<Prepared> {
    const { booking, placeId: slotId } = await booked(kit)
    const { accountId, token } = await somebody(kit)
    return inTx(kit, async (ctx) => {
      const joined = await joinWaitlist(ctx, { kind, companyId, accountId, slotId, ...bookingFields })
      if (joined.kind === 'refused') throw new Error(`no line to race for: ${joined.name}`)
      await cancelFor(ctx, booking, byNobody)
      return { input: { id: joined.wait.id }, token }
    })
  }

  return { booked, toBook, toChange, toWait, toAccept }
}
