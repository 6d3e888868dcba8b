import type { FastifyInstance } from 'fastify'
import { redeemPath, type RedeemRequest } from '@yf/partner-contract/partner-sso'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { refuses, withTroubles, works } from '../frame/troubles.ts'
import { createTokens, type Tokens } from '../one-tap/tokens.ts'
import { isScreen, linksInto, uidOf, type Employee } from './links.ts'
import { portalPage } from './portal-page.ts'
import { verify } from './verify.ts'

interface SsoVisit extends ReceivedItem {
  readonly phone: string
  readonly what: string
  readonly outcome: string
}

const ticketSeconds = 300
/** The activity 员工健康日 of the demo data. */
const demoPromotion = '8527fe0d-100c-5f31-a037-5ca302eea166'

export const rljPartner: Partner<SsoVisit> = {
  name: 'rlj',
  title: '单点登录（人力家、员工门户、锦鲤链接）',
  controls: { path: '/rlj', title: '员工门户：从外部系统进入应用' },
  address: ({ port }) => `http://127.0.0.1:${port}/rlj`,
  keyTitle: '手机号',
  scenarios: withTroubles([works(), refuses('票据无效')], { slow: '很慢：迟迟不回' }),
  shelf: {
    kind: 'sso',
    title: '单点登录',
    filter: 'phone',
    matches: (visit, phone) => visit.phone === phone,
    show: ({ phone, what, outcome }) => ({ to: phone, heading: what, text: outcome, notes: [uidOf(phone)] }),
  },
  mount(app, ctx) {
    const tickets = createTokens<Employee>('ST-', ticketSeconds, ctx.now)
    servePortal(app, ctx, tickets)
    serveVerification(app, ctx, tickets)
  },
}

function servePortal(app: FastifyInstance, ctx: PartnerContext<SsoVisit>, tickets: Tokens<Employee>) {
  app.get<{ Querystring: { promotion?: string } }>('/rlj', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'self'; img-src data:")
      .header('cache-control', 'no-store')
      .send(portalPage(ctx.settings.appOrigin, request.query.promotion ?? demoPromotion)),
  )
  app.get<{ Querystring: { to?: string; phone?: string; redirect?: string } }>(
    '/rlj/go',
    (request, reply) => {
      const { to = '', phone = '', redirect = '/home' } = request.query
      if (!isScreen(to) || !/^1[3-9]\d{9}$/.test(phone)) return reply.code(400).send({ error: 'to, phone' })
      const params = new URLSearchParams({ ...linksInto[to](phone, ctx.now(), tickets), redirect })
      ctx.record(phone, `进入 ${to}：已签发链接`)
      show(ctx, phone, `进入 ${to}`, '已签发链接')
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${ctx.settings.appOrigin}/#/${to}?${params}`, 302)
    },
  )
}

function serveVerification(app: FastifyInstance, ctx: PartnerContext<SsoVisit>, tickets: Tokens<Employee>) {
  app.post<{ Body: Partial<RedeemRequest> | null }>(`/rlj${redeemPath}`, (request, reply) => {
    const body = request.body ?? {}
    const phone = tickets.look(typeof body.ticket === 'string' ? body.ticket : '')?.phone ?? ''
    const what = '核验票据'
    return play(ctx, request, reply, {
      key: phone,
      what,
      down: { http: 503, outcome: '503', body: { code: '9999', message: '系统维护中' } },
      answer: (scenario) => {
        const answer = verify(body, tickets, ctx.now(), scenario)
        const outcome = `${answer.code} ${answer.message}`
        show(ctx, phone, what, outcome)
        return { outcome, body: answer }
      },
    })
  })
}

let last = 0

function show(ctx: PartnerContext<SsoVisit>, phone: string, what: string, outcome: string) {
  ctx.inbox.add({ id: `sso-${++last}`, at: ctx.now().toISOString(), phone, what, outcome })
}
