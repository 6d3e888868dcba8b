import type { FastifyInstance } from 'fastify'
import {
  wecomErrors,
  type WecomAnswer,
  type WecomDetail,
  type WecomUser,
  type WecomVisitor,
} from '@yf/partner-contract/wecom'
import { jsSdkSignature } from '@yf/partner-contract/wechat'
import type { PartnerContext } from '../frame/partner.ts'
import { createCodes, createLender } from '../work-chat/lending.ts'
import { colleagueOf, type Colleague } from '../work-chat/people.ts'
import type { PlayedAnswer } from '../frame/play.ts'
import { playCall, workChatPartner, type WorkChatCall } from '../work-chat/play.ts'
import { openToPages } from '../work-chat/open-to-pages.ts'
import { serveAuthorizePage } from './authorize-page.ts'
import type { WecomAuthorization } from './authorization.ts'

/** The one company with its one app that this enterprise WeChat has. */
export const wecomApp = { corpId: 'wwsandbox00000001', agentId: '1000002', secret: 'sandbox-wecom-secret' }

type WecomQuery = { Querystring: Record<string, string | undefined> }

const down = { errcode: -1, errmsg: wecomErrors['-1'] }
const createWecomState = (now: () => Date) => {
  const tokens = createLender('wecom-token-', now)
  return {
    codes: createCodes<WecomAuthorization>(now),
    consents: createCodes<Colleague>(now, 7_200),
    tokens,
    tickets: createLender('wecom-ticket-', now),
    withToken(token: string | undefined, scenario: string, answer: () => PlayedAnswer): PlayedAnswer {
      if (!token) return refused(41001)
      if (scenario === 'expired') return refused(42001)
      const verdict = tokens.judge(token)
      return verdict === 'good' ? answer() : refused(verdict === 'expired' ? 42001 : 40014)
    },
  }
}
type WecomState = ReturnType<typeof createWecomState>

export const wecomPartner = workChatPartner('wecom', '企业微信', '/wecom-api', (app, ctx) => {
  const state = createWecomState(ctx.now)
  serveAuthorizePage(app, wecomApp, state.codes)
  serveLending(app, ctx, state)
  serveVisitors(app, ctx, state)
  servePeople(app, ctx, state)
  app.get<WecomQuery>('/wecom-api/sandbox/check-signature', (request, reply) => {
    const valid = state.tickets.current().some((ticket) => isSigned(request.query, ticket))
    return openToPages(reply).send({ valid })
  })
})

function serveLending(app: FastifyInstance, ctx: PartnerContext<WorkChatCall>, state: WecomState) {
  app.get<WecomQuery>('/wecom-api/cgi-bin/gettoken', (request, reply) =>
    playCall(ctx, request, reply, {
      call: 'gettoken',
      who: wecomApp.corpId,
      down,
      answer: () => {
        const { corpid, corpsecret } = request.query
        if (corpid !== wecomApp.corpId) return refused(40013)
        if (corpsecret !== wecomApp.secret) return refused(40001)
        const { value, seconds } = state.tokens.lend('app')
        return fine({ access_token: value, expires_in: seconds })
      },
    }),
  )
  const serveTicket = (path: string, type: string | undefined) =>
    app.get<WecomQuery>(`/wecom-api/cgi-bin/${path}`, (request, reply) =>
      playCall(ctx, request, reply, {
        call: path,
        who: wecomApp.corpId,
        down,
        answer: (scenario) =>
          state.withToken(request.query.access_token, scenario, () => {
            if (request.query.type !== type) return refused(40001)
            const { value, seconds } = state.tickets.lend(path)
            return fine({ ticket: value, expires_in: seconds })
          }),
      }),
    )
  serveTicket('get_jsapi_ticket', undefined)
  serveTicket('ticket/get', 'agent_config')
}

function serveVisitors(app: FastifyInstance, ctx: PartnerContext<WorkChatCall>, state: WecomState) {
  app.get<WecomQuery>('/wecom-api/cgi-bin/auth/getuserinfo', (request, reply) => {
    const { code = '', access_token: token } = request.query
    return playCall(ctx, request, reply, {
      call: 'auth/getuserinfo',
      who: state.codes.peek(code)?.person.id ?? wecomApp.corpId,
      down,
      answer: (scenario) =>
        state.withToken(token, scenario, () => {
          const spent = state.codes.spend(code)
          if (spent.kind !== 'granted' || scenario === 'refuses') return refused(40029)
          return fine(visitorOf(spent.authorization, (person) => state.consents.issue(person)))
        }),
    })
  })
}

function servePeople(app: FastifyInstance, ctx: PartnerContext<WorkChatCall>, state: WecomState) {
  app.post<WecomQuery & { Body: { user_ticket?: string } | undefined }>(
    '/wecom-api/cgi-bin/auth/getuserdetail',
    (request, reply) => {
      const person = state.consents.peek(request.body?.user_ticket ?? '')
      return playCall(ctx, request, reply, {
        call: 'auth/getuserdetail',
        who: person?.id ?? wecomApp.corpId,
        down,
        answer: (scenario) =>
          state.withToken(request.query.access_token, scenario, () => {
            if (!person) return refused(40029)
            const mobile = scenario === 'hides' ? '' : (person.mobile ?? '')
            return fine<Omit<WecomDetail, keyof WecomAnswer>>({ userid: person.id, mobile })
          }),
      })
    },
  )
  app.get<WecomQuery>('/wecom-api/cgi-bin/user/get', (request, reply) => {
    const person = colleagueOf(request.query.userid ?? '')
    return playCall(ctx, request, reply, {
      call: 'user/get',
      who: person?.id ?? wecomApp.corpId,
      down,
      answer: (scenario) =>
        state.withToken(request.query.access_token, scenario, () =>
          person && !person.isOutsider
            ? fine<Omit<WecomUser, keyof WecomAnswer>>({ userid: person.id, name: person.name })
            : refused(60111),
        ),
    })
  })
}

function visitorOf({ person, scope }: WecomAuthorization, consent: (person: Colleague) => string) {
  const visitor: Omit<WecomVisitor, keyof WecomAnswer> = person.isOutsider
    ? { openid: `oSandbox${person.id}` }
    : { userid: person.id, ...(scope === 'snsapi_privateinfo' ? { user_ticket: consent(person) } : {}) }
  return visitor
}

function isSigned(query: Record<string, string | undefined>, ticket: string): boolean {
  const { nonceStr = '', timestamp, url = '', signature } = query
  return jsSdkSignature({ ticket, nonceStr, timestamp: Number(timestamp), url }) === signature
}

const fine = <Body extends object>(body: Body): PlayedAnswer => ({
  outcome: 'ok',
  body: { errcode: 0, errmsg: 'ok', ...body },
})

const refused = (errcode: Exclude<keyof typeof wecomErrors, '-1'>): PlayedAnswer => ({
  outcome: String(errcode),
  body: { errcode, errmsg: wecomErrors[errcode] },
})
