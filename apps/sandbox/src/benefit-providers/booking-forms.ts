import type { FastifyInstance } from 'fastify'
import { providerBookingKinds, providerBookingPath } from '@yf/partner-contract/benefit-provider'
import type { NoLoginGuest } from '@yf/partner-contract/no-login-link'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { pageHeaders } from '../page/send-page.ts'
import type { Bookings, StoredBooking } from './bookings.ts'
import { arrivalOf, type PlayedBenefitProvider } from './guest-arrival.ts'
import { closedPage, benefitPage } from './guest-page.ts'

interface BookingForm {
  deed?: string
  bookingNo?: string
  from?: string
}

/** The forms of the guest page: a guest with a valid link books, cancels, or marks the booking as used. */
export function mountBookingForms<Item extends ReceivedItem>(
  app: FastifyInstance,
  provider: PlayedBenefitProvider,
  bookings: Bookings,
  ctx: PartnerContext<Item>,
): void {
  app.post<{ Querystring: Record<string, string>; Body: BookingForm | null }>(
    `/${provider.name}/h5`,
    async (request, reply) => {
      const arrival = arrivalOf(provider, request.query, ctx.now())
      reply.headers(pageHeaders)
      if (arrival.kind === 'refused') return reply.send(closedPage(provider, arrival.why))
      const form = request.body ?? {}
      const done = act(bookings, arrival.guest, form, ctx.now())
      if (!done) return reply.code(409).send(closedPage(provider, '这个预约已经结束'))
      await notifyBooking(provider, done, arrival.guest, ctx)
      return reply.send(benefitPage(provider, arrival.guest, form.from ?? null, bookings.of(arrival.guest)))
    },
  )
}

function act(
  bookings: Bookings,
  guest: NoLoginGuest,
  { deed, bookingNo = '' }: BookingForm,
  now: Date,
): StoredBooking | null {
  if (deed === 'book') return bookings.make(guest, now)
  const kind = { cancel: providerBookingKinds.cancelled, use: providerBookingKinds.used }[deed ?? '']
  return kind ? bookings.end(guest, bookingNo, kind) : null
}

const notifyBooking = <Item extends ReceivedItem>(
  provider: PlayedBenefitProvider,
  { kind, ...data }: StoredBooking,
  { mobile }: NoLoginGuest,
  ctx: PartnerContext<Item>,
): Promise<void> =>
  ctx.notify({
    key: mobile,
    logName: data.bookingNo,
    path: providerBookingPath(provider.name),
    secret: provider.secret,
    event: { id: `${data.bookingNo}-${kind}`, type: kind, data },
  })
