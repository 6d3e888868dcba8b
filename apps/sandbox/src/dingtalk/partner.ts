import { randomUUID } from 'node:crypto'
import {
  dingTalkErrors,
  dingTalkFaults,
  dingTalkSignature,
  tokenHeader,
  type DingTalkUser,
  type DingTalkVisitor,
} from '@yf/partner-contract/dingtalk'
import type { FastifyInstance } from 'fastify'
import type { PartnerContext } from '../frame/partner.ts'
import { createCodes, createLender } from '../work-chat/lending.ts'
import { openToPages } from '../work-chat/open-to-pages.ts'
import { colleagueOf, type Colleague } from '../work-chat/people.ts'
import type { Said } from '../frame/play.ts'
import { playCall, workChatPartner, type Asked } from '../work-chat/play.ts'

/** The one company with its one app that this DingTalk has. */
export const dingTalkApp = {
  corpId: 'dingsandbox00000001',
  appKey: 'dingsandboxkey0001',
  agentId: '200000001',
  secret: 'sandbox-dingtalk-secret',
}

type Query = { Querystring: Record<string, string | undefined> }
type Fields<Name extends string> = { Body: Partial<Record<Name, string>> | undefined }

const oapiDown = { errcode: -1, errmsg: dingTalkErrors['-1'] }

const openDesk = (now: () => Date) => {
  const tokens = createLender('dingtalk-token-', now)
  return {
    codes: createCodes<Colleague>(now),
    tokens,
    tickets: createLender('dingtalk-ticket-', now),
    withToken(token: string | undefined, scenario: string, answer: () => Said): Said {
      if (!token) return refused(41001)
      if (scenario === 'expired') return refused(42001)
      const verdict = tokens.judge(token)
      return verdict === 'good' ? answer() : refused(verdict === 'expired' ? 42001 : 40014)
    },
  }
}
type Desk = ReturnType<typeof openDesk>

export const dingTalkPartner = workChatPartner('dingtalk', '钉钉', '/dingtalk-api', (app, ctx) => {
  const desk = openDesk(ctx.now)
  serveLending(app, ctx, desk)
  servePeople(app, ctx, desk)
  serveBridge(app, desk)
})

function serveLending(app: FastifyInstance, ctx: PartnerContext<Asked>, desk: Desk) {
  const common = { who: dingTalkApp.corpId, down: fault('ServiceUnavailable').body }
  app.post<Fields<'appKey' | 'appSecret'>>('/dingtalk-api/v1.0/oauth2/accessToken', (request, reply) =>
    playCall(ctx, request, reply, {
      ...common,
      call: 'oauth2/accessToken',
      answer: () => {
        const { appKey, appSecret } = request.body ?? {}
        if (appKey !== dingTalkApp.appKey || appSecret !== dingTalkApp.secret)
          return fault('invalidClientIdOrSecret')
        const { value, seconds } = desk.tokens.lend('app')
        return { outcome: 'ok', body: { accessToken: value, expireIn: seconds } }
      },
    }),
  )
  app.post('/dingtalk-api/v1.0/oauth2/jsapiTickets', (request, reply) =>
    playCall(ctx, request, reply, {
      ...common,
      call: 'oauth2/jsapiTickets',
      answer: (scenario) => {
        const token = request.headers[tokenHeader]
        if (!token) return fault('MissingAuthentication')
        if (scenario === 'expired' || desk.tokens.judge(String(token)) !== 'good')
          return fault('InvalidAuthentication')
        const { value, seconds } = desk.tickets.lend('app')
        return { outcome: 'ok', body: { jsapiTicket: value, expireIn: seconds } }
      },
    }),
  )
}

function servePeople(app: FastifyInstance, ctx: PartnerContext<Asked>, desk: Desk) {
  app.post<Query & Fields<'code'>>('/dingtalk-oapi/topapi/v2/user/getuserinfo', (request, reply) => {
    const code = request.body?.code ?? ''
    return playCall(ctx, request, reply, {
      call: 'v2/user/getuserinfo',
      who: desk.codes.peek(code)?.id ?? dingTalkApp.corpId,
      down: oapiDown,
      answer: (scenario) =>
        desk.withToken(request.query.access_token, scenario, () => {
          const spent = desk.codes.spend(code)
          if (spent.kind !== 'granted' || scenario === 'refuses') return refused(40078)
          return fine(visitorOf(spent.grant))
        }),
    })
  })
  app.post<Query & Fields<'userid'>>('/dingtalk-oapi/topapi/v2/user/get', (request, reply) => {
    const person = colleagueOf(request.body?.userid ?? '')
    return playCall(ctx, request, reply, {
      call: 'v2/user/get',
      who: person?.id ?? dingTalkApp.corpId,
      down: oapiDown,
      answer: (scenario) =>
        desk.withToken(request.query.access_token, scenario, () => {
          if (!person || person.isOutsider) return refused(60121)
          return fine<DingTalkUser>({
            ...visitorOf(person),
            ...(person.mobile && scenario !== 'hides' ? { mobile: person.mobile, state_code: '86' } : {}),
          })
        }),
    })
  })
}

/** Stands in for the phone's bridge, which gives a page its code and verifies the page's signature. */
function serveBridge(app: FastifyInstance, { codes, tickets }: Desk) {
  app.get<Query>('/dingtalk-api/sandbox/auth-code', (request, reply) => {
    const person = colleagueOf(request.query.person ?? '')
    openToPages(reply)
    if (request.query.corpId !== dingTalkApp.corpId || !person || person.isOutsider)
      return reply.code(400).send({ errorCode: 3, errorMessage: '无效的参数' })
    return reply.send({ code: codes.issue(person) })
  })
  app.get<Query>('/dingtalk-api/sandbox/check-signature', (request, reply) => {
    const { nonceStr = '', timeStamp, url = '', signature } = request.query
    const page = { nonceStr, timestamp: Number(timeStamp), url }
    const valid = tickets.current().some((ticket) => dingTalkSignature({ ...page, ticket }) === signature)
    return openToPages(reply).send({ valid })
  })
}

const visitorOf = (person: Colleague): DingTalkVisitor => ({
  userid: person.id,
  unionid: `sandbox-union-${person.id}`,
  name: person.name,
})

const fine = <Result extends object>(result: Result): Said => ({
  outcome: 'ok',
  body: { errcode: 0, errmsg: 'ok', request_id: randomUUID(), result },
})

const refused = (errcode: Exclude<keyof typeof dingTalkErrors, '-1'>): Said => ({
  outcome: String(errcode),
  body: { errcode, errmsg: dingTalkErrors[errcode], request_id: randomUUID() },
})

const fault = (code: keyof typeof dingTalkFaults): Said => ({
  http: dingTalkFaults[code].http,
  outcome: code,
  body: { code, message: dingTalkFaults[code].message, requestid: randomUUID() },
})
