import type { FastifyRequest } from 'fastify'
import { createAcs3Gate, type Acs3Call } from '../aliyun/acs3-gate.ts'
import type { Partner } from '../frame/partner.ts'
import { play, type PlayedAnswer } from '../frame/play.ts'
import { refuses, withTroubles, works } from '../frame/troubles.ts'
import { gatewayRefusal, decide, paramsOf, phoneIn, type GatewayAnswer } from './gateway.ts'
import type { Sms } from './message.ts'

export const smsPartner: Partner<Sms> = {
  name: 'sms',
  title: '短信（阿里云 SendSms）',
  address: ({ port }) => `http://127.0.0.1:${port}/dysmsapi/`,
  keyTitle: '手机号',
  scenarios: withTroubles([works(), refuses('号码不合法'), { id: 'limited', title: '拒绝：业务限流' }]),
  shelf: {
    kind: 'sms',
    title: '短信',
    filter: 'phone',
    matches: (sms, phone) => sms.phone === phone,
    show: ({ phone, code, text, id }) => ({ to: phone, code, text, notes: [`回执 ${id}`] }),
  },
  mount(app, ctx) {
    const { smsAccessKeyId: id, smsAccessKeySecret: secret } = ctx.settings
    const gate = createAcs3Gate({ id, secret }, ctx.now)
    // The signature covers the raw bytes of the body, so it must not be parsed first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    app.route({
      method: ['GET', 'POST'],
      url: '/dysmsapi',
      handler: (request, reply) => {
        const call = callOf(request)
        const params = paramsOf(call)
        return play(ctx, request, reply, {
          key: phoneIn(params),
          down: toPartnerAnswer(gatewayRefusal('ServiceUnavailable')),
          answer: (scenario) => toPartnerAnswer(decide(scenario, { call, params, gate }, ctx)),
        })
      },
    })
  },
}

const toPartnerAnswer = ({ http, body }: GatewayAnswer): PlayedAnswer => ({ http, outcome: body.Code, body })

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
