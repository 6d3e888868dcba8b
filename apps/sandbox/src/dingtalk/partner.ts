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
import type { PlayedAnswer } from '../frame/play.ts'
import { playCall, workChatPartner, type WorkChatCall } from '../work-chat/play.ts'

/** The one company with its one app that this DingTalk has. */
export const dingTalkApp = {
  corpId: 'dingsandbox00000001',
  appKey: 'dingsandboxkey0001',
  agentId: '200000001',
  secret: 'sandbox-dingtalk-secret',
}

type DingTalkQuery = { Querystring: Record<string, string | undefined> }
type DingTalkBody<Name extends string> = { Body: Partial<Record<Name, string>> | undefined }

const oapiDown = { errcode: -1, errmsg: dingTalkErrors['-1'] }

const createDingTalkState = (now: () => Date) => {
  const tokens = createLender('dingtalk-token-', now)
  return {
    codes: createCodes<Colleague>(now),
    tokens,
    tickets: createLender('dingtalk-ticket-', now),
    withToken(token: string | undefined, scenario: string, answer: () => PlayedAnswer): PlayedAnswer {
      if (!token) return refused(41001)
      if (scenario === 'expired') return refused(42001)
      const verdict = tokens.judge(token)
      return verdict === 'good' ? answer() : refused(verdict === 'expired' ? 42001 : 40014)
    },
  }
}
type DingTalkState = ReturnType<typeof createDingTalkState>

export const dingTalkPartner = workChatPartner('dingtalk', '钉钉', '/dingtalk-api', (app, ctx) => {
  const state = createDingTalkState(ctx.now)
  serveLending(app, ctx, state)
  servePeople(app, ctx, state)
  serveBridge(app, state)
})

function serveLending(app: FastifyInstance, ctx: PartnerContext<WorkChatCall>, state: DingTalkState) {
  const common = { who: dingTalkApp.corpId, down: fault('ServiceUnavailable').body }
  app.post<DingTalkBody<'appKey' | 'appSecret'>>('/dingtalk-api/v1.0/oauth2/accessToken', (request, reply) =>
    playCall(ctx, request, reply, {
      ...common,
      call: 'oauth2/accessToken',
      answer: () => {
        const { appKey, appSecret } = request.body ?? {}
        if (appKey !== dingTalkApp.appKey || appSecret !== dingTalkApp.secret)
          return fault('invalidClientIdOrSecret')
        const { value, seconds } = state.tokens.lend('app')
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
        if (scenario === 'expired' || state.tokens.judge(String(token)) !== 'good')
          return fault('InvalidAuthentication')
        const { value, seconds } = state.tickets.lend('app')
        return { outcome: 'ok', body: { jsapiTicket: value, expireIn: seconds } }
      },
    }),
  )
}

function servePeople(app: FastifyInstance, ctx: PartnerContext<WorkChatCall>, state: DingTalkState) {
  app.post<DingTalkQuery & DingTalkBody<'code'>>(
    '/dingtalk-oapi/topapi/v2/user/getuserinfo',
    (request, reply) => {
      const code = request.body?.code ?? ''
      return playCall(ctx, request, reply, {
        call: 'v2/user/getuserinfo',
        who: state.codes.peek(code)?.id ?? dingTalkApp.corpId,
        down: oapiDown,
        answer: (scenario) =>
          state.withToken(request.query.access_token, scenario, () => {
            const spent = state.codes.spend(code)
            if (spent.kind !== 'granted' || scenario === 'refuses') return refused(40078)
            return fine(visitorOf(spent.authorization))
          }),
      })
    },
  )
  app.post<DingTalkQuery & DingTalkBody<'userid'>>('/dingtalk-oapi/topapi/v2/user/get', (request, reply) => {
    const person = colleagueOf(request.body?.userid ?? '')
    return playCall(ctx, request, reply, {
      call: 'v2/user/get',
      who: person?.id ?? dingTalkApp.corpId,
      down: oapiDown,
      answer: (scenario) =>
        state.withToken(request.query.access_token, scenario, () => {
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
function serveBridge(app: FastifyInstance, { codes, tickets }: DingTalkState) {
  app.get<DingTalkQuery>('/dingtalk-api/sandbox/auth-code', (request, reply) => {
    const person = colleagueOf(request.query.person ?? '')
    openToPages(reply)
    if (request.query.corpId !== dingTalkApp.corpId || !person || person.isOutsider)
      return reply.code(400).send({ errorCode: 3, errorMessage: '无效的参数' })
    return reply.send({ code: codes.issue(person) })
  })
  app.get<DingTalkQuery>('/dingtalk-api/sandbox/check-signature', (request, reply) => {
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

const fine = <Result extends object>(result: Result): PlayedAnswer => ({
  outcome: 'ok',
  body: { errcode: 0, errmsg: 'ok', request_id: randomUUID(), result },
})

const refused = (errcode: Exclude<keyof typeof dingTalkErrors, '-1'>): PlayedAnswer => ({
  outcome: String(errcode),
  body: { errcode, errmsg: dingTalkErrors[errcode], request_id: randomUUID() },
})

const fault = (code: keyof typeof dingTalkFaults): PlayedAnswer => ({
  http: dingTalkFaults[code].http,
  outcome: code,
  body: { code, message: dingTalkFaults[code].message, requestid: randomUUID() },
})
