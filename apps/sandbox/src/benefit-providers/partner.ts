import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { withNotices, withTroubles, works } from '../frame/troubles.ts'
import type { SandboxSettings } from '../settings.ts'
import { pageHeaders } from '../page/send-page.ts'
import { mountBookingForms } from './booking-forms.ts'
import { createBookings } from './bookings.ts'
import { arrivalOf, type PlayedBenefitProvider } from './guest-arrival.ts'
import { closedPage, benefitPage } from './guest-page.ts'

/** A visitor with one of our links, or with an invalid one. */
export interface ProviderVisit extends ReceivedItem {
  readonly mobile: string
  readonly name: string
  readonly benefitName: string
  readonly outcome: string
}

let last = 0

/** Two institutions of one kind: only their names and secrets differ. */
const benefitProvider = (
  { name, title, mark }: Pick<PlayedBenefitProvider, 'name' | 'title' | 'mark'>,
  keysOf: (settings: SandboxSettings) => Pick<PlayedBenefitProvider, 'channel' | 'secret'>,
): Partner<ProviderVisit> => ({
  name,
  title,
  address: ({ port }) => `http://127.0.0.1:${port}/${name}/h5`,
  keyTitle: '手机号',
  scenarios: withNotices(withTroubles([works()], { slow: '很慢：页面迟迟不开' })),
  shelf: {
    kind: name,
    title,
    filter: 'mobile',
    matches: (visit, mobile) => visit.mobile === mobile,
    show: ({ mobile, name: guest, benefitName, outcome }) => ({
      to: mobile,
      heading: benefitName,
      text: `${guest}，${outcome}`,
      notes: [],
    }),
  },
  mount(app, ctx) {
    const provider: PlayedBenefitProvider = { name, title, mark, ...keysOf(ctx.settings) }
    const bookings = createBookings(`${title} · 旗舰门店`)
    mountBookingForms(app, provider, bookings, ctx)
    app.get<{ Querystring: Record<string, string> }>(`/${name}/h5`, (request, reply) => {
      const arrival = arrivalOf(provider, request.query, ctx.now())
      const guest = arrival.kind === 'guest' ? arrival.guest : null
      const keep = (outcome: string) =>
        ctx.inbox.add({
          id: `${name}-${++last}`,
          at: ctx.now().toISOString(),
          mobile: guest?.mobile ?? '',
          name: guest?.name ?? '无名来客',
          benefitName: guest?.benefitName ?? '',
          outcome,
        })
      return play(ctx, request, reply, {
        key: guest?.mobile ?? '',
        down: {
          http: 503,
          headers: pageHeaders,
          outcome: '维护中',
          body: closedPage(provider, '系统维护中'),
        },
        answer: () =>
          arrival.kind === 'guest'
            ? {
                headers: pageHeaders,
                outcome: '已进入',
                body: benefitPage(
                  provider,
                  arrival.guest,
                  request.headers.referer ?? null,
                  bookings.of(arrival.guest),
                ),
              }
            : { headers: pageHeaders, outcome: arrival.why, body: closedPage(provider, arrival.why) },
        keep,
      })
    })
  },
})

export const fuyaPartner = benefitProvider({ name: 'fuya', title: '福雅健康', mark: '福' }, (settings) => ({
  channel: settings.fuyaChannel,
  secret: settings.fuyaSecret,
}))

export const jinghePartner = benefitProvider(
  { name: 'jinghe', title: '京禾健康', mark: '禾' },
  (settings) => ({
    channel: settings.jingheChannel,
    secret: settings.jingheSecret,
  }),
)
