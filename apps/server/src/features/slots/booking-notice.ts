import type { BookingNotice } from '@yf/domain/booking-notices'
import type { SlotKind } from '@yf/domain/booking'
import { notify } from '#features/messages/public.ts'
import type { BookingRow } from './booking-store.ts'
import type { SlotWork } from './work.ts'

interface BookingRecipient {
  readonly account_id: string
  readonly company_id: string
  readonly kind: SlotKind
}

/** The screen for bookings of a kind. */
export const screens: Readonly<Record<SlotKind, string>> = {
  counselling: '/eap?tab=mine',
  adviser: '/1v1',
  offline: '/appointmentRecords',
  exam: '/appointmentRecords',
  card: '/appointmentRecords',
}

/** The contents of a notice: what, when, and what is returned. */
export const bookingNoticeInput = ({
  kind,
  starts_at,
  order_id,
  package_id,
}: Pick<BookingRow, 'kind' | 'starts_at' | 'order_id' | 'package_id'>) => {
  const byRight = package_id === null ? null : ('right' as const)
  return { kind, start: starts_at, paidBy: order_id === null ? byRight : ('self' as const) }
}

/** In the app; urgent kinds are also hinted at outside it, without their content. */
export const sendBookingNotice = (
  ctx: SlotWork,
  whom: BookingRecipient,
  notice: BookingNotice,
  page?: string,
): Promise<string> =>
  notify(ctx, {
    companyId: whom.company_id,
    accountId: whom.account_id,
    kind: notice.kind,
    title: notice.title,
    content: notice.text,
    page: page ?? screens[whom.kind],
  })
