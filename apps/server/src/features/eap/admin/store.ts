import { sql } from 'kysely'
import type { Input } from '@yf/contract/call'
import type { eapAdminCalls, AdminCounsellor } from '@yf/contract/eap-admin'
import { openBookingStates } from '@yf/domain/booking'
import { bookingQuery, resourceOf, waitQuery, type BookingRow } from '#features/slots/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { counsellorById, ratingsOf, type CounsellorRow } from '../counsellor-store.ts'
import { toAdminCounsellorDto } from './dto.ts'

const kind = 'counselling'
type CounsellorInput = Omit<Input<typeof eapAdminCalls.saveCounsellor>, 'id' | 'minutes'>

const columnsOf = (input: CounsellorInput) => ({
  name: input.name.trim(),
  title: input.title.trim(),
  years: input.years,
  city: input.city.trim(),
  address: input.address.trim(),
  introduction: input.introduction.trim(),
  qualifications: input.qualifications,
  fields: input.fields,
  languages: input.languages,
  ways: input.ways,
  price_fen: input.priceFen,
})

/** The id of the new counsellor, sorted last; null when the name is taken. */
export async function addCounsellor(db: Db, input: CounsellorInput): Promise<string | null> {
  const sort = sql<number>`(select coalesce(max(sort), 0) + 1 from counsellor)`
  const added = await db
    .insertInto('counsellor')
    .values({ id: newId(), ...columnsOf(input), portrait: null, sort })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export const isNameTaken = async (db: Db, name: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('counsellor')
    .select('id')
    .where('name', '=', name.trim())
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined

export const changeCounsellor = (db: Db, id: string, input: CounsellorInput) =>
  db.updateTable('counsellor').set(columnsOf(input)).where('id', '=', id).execute()

/** By its id alone, as the admin side refers to it. */
export const bookingById = async (db: Db, id: string): Promise<BookingRow | null> =>
  (await bookingQuery(db, kind).selectAll().where('id', '=', id).executeTakeFirst()) ?? null

type CountsByCounsellor = ReadonlyMap<string, number>
const countsOf = (rows: readonly { resource_id: string; count: number }[]): CountsByCounsellor =>
  new Map(rows.map(({ resource_id, count }) => [resource_id, count]))

const count = sql<number>`count(*)::int`.as('count')

const openCounts = async (db: Db, now: Date): Promise<CountsByCounsellor> =>
  countsOf(
    await bookingQuery(db, kind)
      .select(['resource_id', count])
      .where('state', 'in', openBookingStates)
      .where('starts_at', '>', now)
      .groupBy('resource_id')
      .execute(),
  )

const waitingCounts = async (db: Db): Promise<CountsByCounsellor> =>
  countsOf(await waitQuery(db, kind).select(['resource_id', count]).groupBy('resource_id').execute())

/** Counsellors with the number of waiting members for each. */
export async function adminCounsellors(
  { db, clock }: { db: Db; clock: Clock },
  rows: readonly CounsellorRow[],
): Promise<AdminCounsellor[]> {
  const [open, waiting] = [await openCounts(db, clock.now()), await waitingCounts(db)]
  const ratings = await ratingsOf(
    db,
    rows.map(({ id }) => id),
  )
  const shown: AdminCounsellor[] = []
  for (const row of rows) {
    const resource = await resourceOf(db, row.id)
    shown.push(
      toAdminCounsellorDto(row, {
        minutes: resource?.minutes ?? 0,
        isPaused: resource?.is_paused ?? true,
        rating: ratings.get(row.id),
        openCount: open.get(row.id) ?? 0,
        waitingCount: waiting.get(row.id) ?? 0,
      }),
    )
  }
  return shown
}

export async function adminCounsellorById(
  ctx: { db: Db; clock: Clock },
  id: string,
): Promise<AdminCounsellor | null> {
  const row = await counsellorById(ctx.db, id)
  const [shown] = row ? await adminCounsellors(ctx, [row]) : []
  return shown ?? null
}
