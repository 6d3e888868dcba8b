import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAcs3Gate, type Acs3Call } from '../aliyun/acs3-gate.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play, type PlayedAnswer } from '../frame/play.ts'
import { refuses, withTroubles, works } from '../frame/troubles.ts'
import {
  gatewayRefusal,
  decide,
  createOneTapState,
  type OneTapState,
  type OneTapAnswer,
  type OneTap,
} from './gateway.ts'

export const oneTapPartner: Partner<OneTap> = {
  name: 'one-tap',
  title: '一键登录（阿里云号码认证）',
  address: ({ port }) => `http://127.0.0.1:${port}/dypnsapi`,
  keyTitle: '手机号',
  scenarios: withTroubles(
    [
      works(),
      { id: 'noSim', title: '没有移动网络：页面取不到号码' },
      refuses('令牌无效'),
      { id: 'unpaid', title: '拒绝：业务停机' },
    ],
    { slow: '很慢：迟迟不回' },
  ),
  shelf: {
    kind: 'one-tap',
    title: '一键登录',
    filter: 'phone',
    matches: (item, phone) => item.phone === phone,
    show: ({ phone, what, outcome }) => ({ to: phone, heading: what, text: outcome, notes: [] }),
  },
  mount(app, ctx) {
    const state = createOneTapState(ctx.now)
    serveGateway(app, ctx, state)
    serveSdk(app, ctx, state)
  },
}

function serveGateway(app: FastifyInstance, ctx: PartnerContext<OneTap>, state: OneTapState) {
  const { oneTapAccessKeyId: id, oneTapAccessKeySecret: secret, simPhone } = ctx.settings
  const gate = createAcs3Gate({ id, secret }, ctx.now)
  // The signature covers the raw bytes of the body, so it must not be parsed first.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/dypnsapi', (request, reply) => {
    const call = callOf(request)
    const what = call.headers['x-acs-action'] ?? ''
    return play(ctx, request, reply, {
      key: simPhone,
      what,
      down: toPartnerAnswer(gatewayRefusal('ServiceUnavailable')),
      answer: () => toPartnerAnswer(decide(call, gate, state, ctx)),
      keep: (outcome) => show(ctx, what, outcome),
    })
  })
}

const toPartnerAnswer = ({ http, body }: OneTapAnswer): PlayedAnswer => ({ http, outcome: body.Code, body })

type SdkQuery = { Querystring: { call?: string; accessToken?: string; jwtToken?: string } }

/**
 * The page's side. The script calls through script elements, as it is one itself: a page that allows it need not
 * allow connections to the sandbox.
 */
function serveSdk(app: FastifyInstance, ctx: PartnerContext<OneTap>, state: OneTapState) {
  const script = readFileSync(new URL('./sdk.js', import.meta.url), 'utf8')
  const javascript = 'text/javascript; charset=utf-8'
  const open = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' }
  app.get('/dypnsapi/sdk.js', (_request, reply) => reply.headers(open).type(javascript).send(script))
  app.get<SdkQuery>('/dypnsapi/sdk/check.js', (request, reply) => {
    const answer = checked(request.query, ctx, state)
    note(ctx, 'checkLoginAvailable', answer.code)
    return reply.headers(open).type(javascript).send(callback(request.query.call, answer))
  })
  app.get<SdkQuery>('/dypnsapi/sdk/token.js', (request, reply) => {
    const linkAnswer = checked(request.query, ctx, state)
    const spToken = linkAnswer.code === '600000' ? state.phones.issue(ctx.settings.simPhone) : undefined
    note(ctx, 'getLoginToken', linkAnswer.code)
    return reply
      .headers(open)
      .type(javascript)
      .send(callback(request.query.call, spToken ? { ...linkAnswer, vender: 'CM', spToken } : linkAnswer))
  })
}

/** Error codes of the provider's own web SDK. */
function checked(
  { accessToken = '', jwtToken = '' }: SdkQuery['Querystring'],
  ctx: PartnerContext<OneTap>,
  state: OneTapState,
) {
  const phone = ctx.settings.simPhone
  if (!accessToken || !jwtToken) return { code: '600028', msg: '入参错误' }
  if (ctx.scenario(phone) === 'noSim') return { code: '600011', msg: '获取Token失败' }
  if (!state.access.look(accessToken)) return { code: '600034', msg: '请求参数已失效' }
  return { code: '600000', msg: '成功', phone: `${phone.slice(0, 3)}****${phone.slice(7)}` }
}

const callback = (call: string | undefined, answer: object) =>
  `window.PhoneNumberServer.answer(${JSON.stringify(/^\w{1,40}$/.test(call ?? '') ? call : '')}, ${JSON.stringify(answer)})`

let last = 0

function show(ctx: PartnerContext<OneTap>, what: string, outcome: string) {
  const phone = ctx.settings.simPhone
  ctx.inbox.add({ id: `one-tap-${++last}`, at: ctx.now().toISOString(), phone, what, outcome })
}

function note(ctx: PartnerContext<OneTap>, what: string, outcome: string) {
  ctx.record(ctx.settings.simPhone, `${what}：${outcome}`)
  show(ctx, what, outcome)
}

function callOf(request: FastifyRequest): Acs3Call {
  const url = new URL(request.url, 'http://sandbox')
  return {
    method: request.method,
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    ),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
}
