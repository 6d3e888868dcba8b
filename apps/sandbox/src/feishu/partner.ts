import { readFileSync } from 'node:fs'
import { feishuErrors, feishuOauthErrors, type FeishuUser } from '@yf/partner-contract/feishu'
import { jsSdkSignature } from '@yf/partner-contract/wechat'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PartnerContext } from '../frame/partner.ts'
import { createCodes, createLender } from '../work-chat/lending.ts'
import { openToPages } from '../work-chat/open-to-pages.ts'
import { colleagueOf, colleagues, type Colleague } from '../work-chat/people.ts'
import type { PlayedAnswer } from '../frame/play.ts'
import { playCall, workChatPartner, type WorkChatCall } from '../work-chat/play.ts'

/** The one app of the one company that this Feishu has. */
export const feishuApp = { appId: 'cli_sandbox000001', secret: 'sandbox-feishu-secret' }

type FeishuQuery = { Querystring: Record<string, string | undefined> }
type FeishuBody<Name extends string> = { Body: Partial<Record<Name, string>> | undefined }

const bearerOf = (request: FastifyRequest) => request.headers.authorization?.replace(/^Bearer /, '') ?? ''

const down = { code: 20050, msg: 'service unavailable' }

const createFeishuState = (now: () => Date) => ({
  codes: createCodes<Colleague>(now),
  tenantTokens: createLender('t-', now),
  userTokens: createLender('u-', now),
  tickets: createLender('feishu-ticket-', now),
  holders: new Map<string, Colleague>(),
})
type FeishuState = ReturnType<typeof createFeishuState>

export const feishuPartner = workChatPartner('feishu', '飞书', '/feishu', (app, ctx) => {
  const state = createFeishuState(ctx.now)
  serveLending(app, ctx, state)
  servePeople(app, ctx, state)
  serveScript(app, state)
})

function serveLending(app: FastifyInstance, ctx: PartnerContext<WorkChatCall>, state: FeishuState) {
  app.post<FeishuBody<'app_id' | 'app_secret'>>(
    '/feishu/open-apis/auth/v3/tenant_access_token/internal',
    (request, reply) =>
      playCall(ctx, request, reply, {
        call: 'tenant_access_token/internal',
        who: feishuApp.appId,
        down,
        answer: () => {
          const { app_id: id, app_secret: secret } = request.body ?? {}
          if (id !== feishuApp.appId) return refused(10003)
          if (secret !== feishuApp.secret) return refused(10014)
          const { value, seconds } = state.tenantTokens.lend('app')
          return { outcome: 'ok', body: { code: 0, msg: 'ok', tenant_access_token: value, expire: seconds } }
        },
      }),
  )
  app.post('/feishu/open-apis/jssdk/ticket/get', (request, reply) =>
    playCall(ctx, request, reply, {
      call: 'jssdk/ticket/get',
      who: feishuApp.appId,
      down,
      answer: (scenario) => {
        const token = bearerOf(request)
        if (!token) return refused(99991661)
        if (scenario === 'expired' || state.tenantTokens.judge(token) !== 'good') return refused(99991663)
        const { value, seconds } = state.tickets.lend('app')
        return fine({ ticket: value, expire_in: seconds })
      },
    }),
  )
}

function servePeople(app: FastifyInstance, ctx: PartnerContext<WorkChatCall>, state: FeishuState) {
  app.post<FeishuBody<'client_id' | 'client_secret' | 'code'>>(
    '/feishu/open-apis/authen/v2/oauth/token',
    (request, reply) => {
      const { client_id: id, client_secret: secret, code = '' } = request.body ?? {}
      return playCall(ctx, request, reply, {
        call: 'authen/v2/oauth/token',
        who: state.codes.peek(code)?.id ?? feishuApp.appId,
        down,
        answer: (scenario) => {
          if (id !== feishuApp.appId) return oauthRefused(20048)
          if (secret !== feishuApp.secret) return oauthRefused(20002)
          return exchange(state, code, scenario)
        },
      })
    },
  )
  app.get('/feishu/open-apis/authen/v1/user_info', (request, reply) => {
    const token = bearerOf(request)
    const person = state.holders.get(token)
    return playCall(ctx, request, reply, {
      call: 'authen/v1/user_info',
      who: person?.id ?? feishuApp.appId,
      down,
      answer: (scenario) => {
        const isGood = scenario !== 'expired' && state.userTokens.judge(token) === 'good'
        return person && isGood ? fine(userOf(person, scenario !== 'hides')) : refused(20005)
      },
    })
  })
}

function exchange({ codes, userTokens, holders }: FeishuState, code: string, scenario: string): PlayedAnswer {
  const spent = codes.spend(code)
  if (spent.kind === 'used') return oauthRefused(20065)
  if (spent.kind === 'expired') return oauthRefused(20004)
  if (spent.kind === 'unknown' || scenario === 'refuses') return oauthRefused(20003)
  const { value, seconds } = userTokens.lend(spent.authorization.id)
  holders.set(value, spent.authorization)
  return {
    outcome: 'ok',
    body: { code: 0, access_token: value, expires_in: seconds, token_type: 'Bearer' },
  }
}

/** The script of a page inside Feishu, and the endpoints that stand in for the phone's own app. */
function serveScript(app: FastifyInstance, { codes, tickets }: FeishuState) {
  const script = readFileSync(new URL('./h5-js-sdk.js', import.meta.url), 'utf8')
  app.get('/feishu/h5-js-sdk.js', (_request, reply) =>
    openToPages(reply).type('text/javascript; charset=utf-8').send(script),
  )
  app.get('/feishu/sandbox/people', (_request, reply) =>
    openToPages(reply).send(
      colleagues.filter((one) => !one.isOutsider).map(({ id, name }) => ({ id, name })),
    ),
  )
  app.get<FeishuQuery>('/feishu/sandbox/auth-code', (request, reply) => {
    const person = colleagueOf(request.query.person ?? '')
    openToPages(reply)
    if (request.query.appId !== feishuApp.appId || !person || person.isOutsider)
      return reply.code(400).send({ errno: 104, errString: 'invalid parameter' })
    return reply.send({ code: codes.issue(person) })
  })
  app.get<FeishuQuery>('/feishu/sandbox/check-signature', (request, reply) => {
    const { nonceStr = '', timestamp, url = '', signature } = request.query
    const page = { nonceStr, timestamp: Number(timestamp), url }
    const valid = tickets.current().some((ticket) => jsSdkSignature({ ...page, ticket }) === signature)
    return openToPages(reply).send({ valid })
  })
}

const userOf = (person: Colleague, isOpen: boolean): FeishuUser => ({
  open_id: `ou_sandbox_${person.id}`,
  union_id: `on_sandbox_${person.id}`,
  name: person.name,
  ...(person.mobile && isOpen ? { mobile: `+86${person.mobile}` } : {}),
})

const fine = (data: object): PlayedAnswer => ({ outcome: 'ok', body: { code: 0, msg: 'success', data } })

const refused = (code: keyof typeof feishuErrors): PlayedAnswer => ({
  http: feishuErrors[code].http,
  outcome: String(code),
  body: { code, msg: feishuErrors[code].msg },
})

const oauthRefused = (code: keyof typeof feishuOauthErrors): PlayedAnswer => ({
  http: feishuOauthErrors[code].http,
  outcome: String(code),
  body: {
    code,
    error: feishuOauthErrors[code].error,
    error_description: feishuOauthErrors[code].error_description,
  },
})
