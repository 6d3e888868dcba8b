import type { Staff, StaffContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'

type Recording = Pick<StaffContext, 'db' | 'clock' | 'address'> & {
  staff: Pick<Staff, 'id' | 'name' | 'role'>
}

export interface Deed {
  readonly deed: string
  readonly about?: { readonly company_id: string; readonly id: string; readonly case_no: string }
  readonly detail?: string
}

/** A certificate, card or phone number that somebody typed into a reason does not enter the trail. */
const longNumber = /(?<![0-9A-Za-z])\d{9,}[Xx]?(?![0-9A-Za-z])/g
const spaced = /(?<![0-9A-Za-z])\d{4}(?:[ -]\d{3,4}){2,}(?![0-9A-Za-z])/g
const withoutNumbers = (text: string): string => text.replace(spaced, '****').replace(longNumber, '****')

/** In the transaction of what is recorded: neither stands without the other. */
export async function recordDeed(
  { db, clock, address, staff }: Recording,
  { deed, about, detail = '' }: Deed,
): Promise<void> {
  await db
    .insertInto('staff_deed')
    .values({
      id: newId(),
      at: clock.now(),
      staff_id: staff.id,
      staff_name: staff.name,
      role: staff.role,
      deed,
      company_id: about?.company_id ?? null,
      case_id: about?.id ?? null,
      case_no: about?.case_no ?? null,
      detail: withoutNumbers(detail),
      address,
    })
    .execute()
}

const minute = 60_000

/** Reading the same again within a minute is the same reading: a screen asks more often than a person looks. */
export async function recordRead(ctx: Recording, read: Deed, within = minute): Promise<void> {
  const before = await ctx.db
    .selectFrom('staff_deed')
    .select('id')
    .where('staff_id', '=', ctx.staff.id)
    .where('at', '>', new Date(ctx.clock.now().getTime() - within))
    .where('deed', '=', read.deed)
    .where('detail', '=', withoutNumbers(read.detail ?? ''))
    .where('case_id', 'is not distinct from', read.about?.id ?? null)
    .limit(1)
    .executeTakeFirst()
  if (!before) await recordDeed(ctx, read)
}
