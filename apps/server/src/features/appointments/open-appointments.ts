import { bookingStates, openBookingStates, type SlotKind } from '@yf/domain/booking'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { dayAndTime } from '@yf/domain/near-time-text'
import { mostOfOne, type AgendaEntry, type OpenSource } from '#features/agenda/public.ts'
import { liveWaitsOf, ownBookingsUntil, type AppointmentDisplay } from '#features/slots/public.ts'
import { displayOf } from './dto.ts'

/** Does not reveal counselling, the counsellor or the place to people who glance at the screen. */
const neutral: Pick<AppointmentDisplay, 'title' | 'note' | 'spot'> = {
  title: '您的预约',
  note: '',
  spot: null,
}

const neutralDisplay = (kind: SlotKind, display: AppointmentDisplay) =>
  kind === 'counselling' || display.isPrivate ? { ...display, ...neutral } : display

/** Appointments of today and tomorrow, and slots held for waitlisted members. */
export const openAppointments: OpenSource = async (ctx) => {
  const { db, caller, clock } = ctx
  const now = clock.now()
  const dayAfterTomorrow = startOfDay(addDays(shanghaiDay(now), 2))
  const span = { states: openBookingStates, endsAfter: now, startsBefore: dayAfterTomorrow, limit: mostOfOne }
  // Unpaid bookings are listed among the orders.
  const bookings = (await ownBookingsUntil(db, caller.accountId, span)).filter(
    ({ state, order_id }) => state !== bookingStates.asked || order_id === null,
  )
  const offered = (await liveWaitsOf(db, null, caller.accountId)).filter(
    ({ state, offer_until }) => state === 'offered' && offer_until !== null && offer_until > now,
  )
  if (bookings.length + offered.length === 0) return []
  const display = await displayOf(ctx, [...bookings, ...offered])
  return [
    ...offered.map((row): AgendaEntry => {
      const { title, path } = neutralDisplay(row.kind, display(row))
      const until = `${dayAndTime(row.offer_until!, now)} 前`
      return {
        kind: 'placeOffered',
        id: row.id,
        at: row.offer_until!,
        title: '候补有空位了，请尽快确认',
        fact: `${title} ${dayAndTime(row.starts_at, now)} · 保留到${until}`,
        path: path?.startsWith('/eap') ? path : '/appointmentRecords',
      }
    }),
    ...bookings.map((row): AgendaEntry => {
      const { title, note, spot, path } = neutralDisplay(row.kind, display(row))
      return {
        kind: row.kind === 'counselling' ? 'counselling' : 'appointment',
        id: row.id,
        at: row.starts_at,
        title: `${dayAndTime(row.starts_at, now)} ${title}`,
        fact: spot?.name || note || '到时请准时参加',
        path: path ?? `/appointmentDeatil?id=${row.id}`,
      }
    }),
  ]
}
