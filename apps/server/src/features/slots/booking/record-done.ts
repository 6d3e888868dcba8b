import { bookingRules, slotKindNames } from '@yf/domain/booking'
import { recordService } from '#features/feedback/public.ts'
import type { BookingRow } from '../booking-store.ts'
import type { SlotWork } from '../work.ts'

/** It took place, so its member may rate it if its kind is rated. */
export async function recordDone(ctx: SlotWork, booking: BookingRow): Promise<void> {
  const { kind, company_id, id, account_id } = booking
  if (!bookingRules[kind].isEvaluated) return
  const display = (await ctx.extensionPoints.appointmentKinds[kind]?.display(ctx, [booking]))?.get(id)
  await recordService(ctx, {
    companyId: company_id,
    id,
    accountId: account_id,
    name: display?.title ?? slotKindNames[kind],
    provider: display?.spot?.name ?? '',
  })
}
