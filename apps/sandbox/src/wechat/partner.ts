import { wechatPaths } from '@yf/partner-contract/wechat'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play, type PlayedAnswer } from '../frame/play.ts'
import { refuses, withTroubles, works } from '../frame/troubles.ts'
import { refusal, wechatApi, type WechatState, type WechatAnswer, type WechatParams } from './api.ts'
import { readWish, wayBack, type AuthorizeQuery } from './authorize.ts'
import { createAuthorizations } from './authorizations.ts'
import { verdictOn, type SignedPage } from './js-sdk.ts'
import { createLending } from './lending.ts'
import { createTemplateMessages, type TemplateMessage } from './template-messages.ts'
import { authorizePage, peoplePage, wrongPage } from './pages.ts'
import { wechatPersonOf } from './people.ts'

/** One call of the product's server to WeChat, without its secrets. */
export interface WechatQuestion extends ReceivedItem {
  /** The person it concerns, otherwise the official account. */
  readonly about: string
  readonly call: string
  readonly path: string
  readonly outcome: string
  /** The message that a person received, if the call sent one. */
  readonly message?: TemplateMessage
}

export const wechatPartner: Partner<WechatQuestion> = {
  name: 'wechat',
  title: '微信公众号',
  controls: { path: '/wechat-open', title: '微信里的人：换一个微信身份' },
  address: ({ port }) =>
    `http://127.0.0.1:${port}/wechat-api，登录微信的人：http://127.0.0.1:${port}/wechat-open`,
  keyTitle: 'openId 或 appid',
  scenarios: withTroubles(
    [
      works(),
      refuses('授权码或凭据无效'),
      { id: 'expired', title: '先前借出的凭据提前过期' },
      { id: 'limited', title: '拒绝：调用次数用完' },
      { id: 'unfollowed', title: '拒收：没有关注公众号' },
    ],
    { slow: '很慢：办完，迟迟不回', down: '不可用：502' },
  ),
  shelf: {
    kind: 'wechat',
    title: '微信',
    filter: 'about',
    matches: (question, about) => question.about === about,
    show: ({ about, call, path, outcome, message }) => ({
      to: about,
      heading: call,
      text: message ? message.lines.join('\n') : outcome,
      notes: message ? [path, message.url] : [path],
    }),
  },
  mount(app, ctx) {
    const office: WechatState = {
      apps: new Map(ctx.settings.wechatApps.map(({ appId, secret }) => [appId, secret])),
      authorizations: createAuthorizations(ctx.now),
      lending: createLending(ctx.now),
      messages: createTemplateMessages(ctx.now),
    }
    mountPages(app, office)
    mountBridge(app, office)
    mountApi(app, office, ctx)
  },
}

function mountPages(app: FastifyInstance, { apps, authorizations: grants }: WechatState) {
  const start = '/wechat-open/connect/oauth2'
  app.get<{ Querystring: AuthorizeQuery }>(`${start}/authorize`, (request, reply) => {
    const wish = readWish(request.query, apps)
    if ('wrong' in wish) return show(reply, wrongPage(wish.wrong))
    const current = signedIn(request)
    if (wish.scope === 'snsapi_base' && current) return leave(reply, wayBack(wish, current, grants))
    return show(reply, authorizePage(wish, current))
  })
  app.get<{ Querystring: AuthorizeQuery }>(`${start}/confirm`, (request, reply) => {
    const wish = readWish(request.query, apps)
    if ('wrong' in wish) return show(reply, wrongPage(wish.wrong))
    const { openid } = request.query
    if (wechatPersonOf(openid)) reply.header('set-cookie', cookieOf(openid!))
    return leave(reply, wayBack(wish, openid, grants))
  })
  app.get('/wechat-open', (request, reply) => show(reply, peoplePage(signedIn(request))))
  app.get<{ Querystring: AuthorizeQuery }>('/wechat-open/sign-in', (request, reply) => {
    const person = wechatPersonOf(request.query.openid)
    return reply.header('set-cookie', cookieOf(person?.openId ?? '')).redirect('/wechat-open', 303)
  })
}

/** Stands in for WeChat's app on a phone: the page simulates its bridge, and the server verifies the signature. */
function mountBridge(app: FastifyInstance, { lending }: WechatState) {
  app.post<{ Body: SignedPage }>('/wechat-open/js-sdk/verify', ({ body, headers }) => ({
    err_msg: verdictOn(body, headers['user-agent'] ?? '', lending.currentTicket(body.appId)),
  }))
}

function mountApi(app: FastifyInstance, office: WechatState, ctx: PartnerContext<WechatQuestion>) {
  let last = 0
  for (const [path, { title, answer }] of Object.entries(wechatApi)) {
    app.route({
      method: ['GET', 'POST'],
      url: `/wechat-api${path}`,
      handler: (request, reply) => {
        const params = paramsOf(request)
        const about = subjectOf(params, office)
        return play(ctx, request, reply, {
          key: about,
          what: title,
          down,
          answer: (scenario) => {
            const body = outOfTheOrdinary(scenario, params) ?? answer(params, office, scenario)
            return { outcome: outcomeOf(body), body }
          },
          // A message whose answer is lost is sent nevertheless.
          isCutAfter: path === wechatPaths.templateMessage,
          keep: (outcome) => {
            const at = ctx.now().toISOString()
            const message = office.messages.takeLast()
            ctx.inbox.add({
              id: String(++last),
              at,
              about,
              call: title,
              path,
              outcome,
              ...(message ? { message } : {}),
            })
          },
        })
      },
    })
  }
}

/** In that case WeChat's gateway answers, which does not return JSON. */
const down: PlayedAnswer = {
  http: 502,
  outcome: '502',
  headers: { 'content-type': 'text/html' },
  body: '<html><body>502 Bad Gateway</body></html>',
}

const subjectOf = (
  { openid, touser, code, appid, access_token }: WechatParams,
  { authorizations: grants, lending }: WechatState,
) => openid ?? touser ?? (grants.ownerOf(code) || (appid ?? lending.ownerOf(access_token)))

function outOfTheOrdinary(scenario: string, params: WechatParams): WechatAnswer | null {
  if (scenario === 'limited') return refusal('dailyQuota')
  if (scenario !== 'refuses') return null
  return refusal(params.code === undefined ? 'invalidCredential' : 'invalidCode')
}

const outcomeOf = (body: WechatAnswer) =>
  'errcode' in body && body.errcode !== 0 ? `${body.errcode} ${body.errmsg}` : '成功'

function paramsOf(request: FastifyRequest): WechatParams {
  const sent = { ...(request.query as object), ...(request.body as object | undefined) }
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}

const show = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    // No restriction of form targets: the choice redirects to the site that asked.
    .header('content-security-policy', "default-src 'self'; img-src data:")
    .header('cache-control', 'no-store')
    .send(page)

const leave = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, 302)

const cookieName = 'sandbox_wechat'
const cookieOf = (openId: string) =>
  `${cookieName}=${openId}; Path=/wechat-open; HttpOnly; SameSite=Lax${openId ? '' : '; Max-Age=0'}`

function signedIn(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='))
  return wechatPersonOf(pairs.find(([name]) => name === cookieName)?.[1])?.openId
}
