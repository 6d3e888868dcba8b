import type { FastifyInstance } from 'fastify'
import { providerBookingKinds, providerBookingPath } from '@yf/partner-contract/benefit-provider'
import type { NoLoginGuest } from '@yf/partner-contract/no-login-link'
import type { Received } from '../frame/inbox.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { pageHeaders } from '../sites/partner.ts'
import type { Bookings, KeptBooking } from './bookings.ts'
import { arrivalOf, type Provider } from './desk.ts'
import { closedPage, guestPage } from './guest-page.ts'

interface Form {
  deed?: string
  bookingNo?: string
  from?: string
}

/** The forms of the guest page: a guest with a valid link books, cancels, or marks the booking as used. */
export function mountBookingDesk<Item extends Received>(
  app: FastifyInstance,
  provider: Provider,
  bookings: Bookings,
  ctx: PartnerContext<Item>,
): void {
  app.post<{ Querystring: Record<string, string>; Body: Form | null }>(
    `/${provider.name}/h5`,
    async (request, reply) => {
      const arrival = arrivalOf(provider, request.query, ctx.now())
      reply.headers(pageHeaders)
      if (arrival.kind === 'refused') return reply.send(closedPage(provider, arrival.why))
      const form = request.body ?? {}
      const done = act(bookings, arrival.guest, form, ctx.now())
      if (!done) return reply.code(409).send(closedPage(provider, '这个预约已经结束'))
      await tell(provider, done, arrival.guest, ctx)
      return reply.send(guestPage(provider, arrival.guest, form.from ?? null, bookings.of(arrival.guest)))
    },
  )
}

function act(
  bookings: Bookings,
  guest: NoLoginGuest,
  { deed, bookingNo = '' }: Form,
  now: Date,
): KeptBooking | null {
  if (deed === 'book') return bookings.make(guest, now)
  const kind = { cancel: providerBookingKinds.cancelled, use: providerBookingKinds.used }[deed ?? '']
  return kind ? bookings.end(guest, bookingNo, kind) : null
}

const tell = <Item extends Received>(
  provider: Provider,
  { kind, ...data }: KeptBooking,
  { mobile }: NoLoginGuest,
  ctx: PartnerContext<Item>,
): Promise<void> =>
  ctx.notify({
    key: mobile,
    shownAs: data.bookingNo,
    path: providerBookingPath(provider.name),
    secret: provider.secret,
    event: { id: `${data.bookingNo}-${kind}`, type: kind, data },
  })
