import type { FastifyInstance } from 'fastify'
import { html } from '../page/html.ts'
import { htmlDocument } from '../page/html-document.ts'
import type { Codes } from '../work-chat/lending.ts'
import { colleagueOf, colleagues } from '../work-chat/people.ts'
import type { WecomAuthorization } from './authorization.ts'

const scopes = new Set(['snsapi_base', 'snsapi_userinfo', 'snsapi_privateinfo'])

interface App {
  readonly corpId: string
  readonly agentId: string
}

type AuthorizePageQuery = Record<string, string | undefined>

/** The phone's own app knows its owner; this page asks instead. */
export function serveAuthorizePage(app: FastifyInstance, own: App, codes: Codes<WecomAuthorization>) {
  const path = '/wecom-open/connect/oauth2/authorize'
  app.get<{ Querystring: AuthorizePageQuery }>(path, (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'self'; img-src data:")
    const fault = faultOf(request.query, own)
    if (fault) return reply.code(400).send(page(html`<p class="card">${fault}</p>`))
    const person = colleagueOf(request.query.sandbox_person ?? '')
    if (person) return reply.redirect(backWith(request.query, codes, person))
    const links = colleagues.map((one) => {
      const query = new URLSearchParams({ ...(request.query as Record<string, string>) })
      query.set('sandbox_person', one.id)
      return html`<li class="card"><a href="${path}?${query.toString()}">${one.name}</a></li>`
    })
    return reply.send(
      page(
        html`<p>请选择用谁的身份登录</p>
          <ol class="items">
            ${links}
          </ol>`,
      ),
    )
  })
}

function faultOf(query: AuthorizePageQuery, own: App): string | null {
  const { appid, agentid, redirect_uri: back = '', response_type: type, scope = '', state = '' } = query
  if (appid !== own.corpId) return 'appid 参数错误'
  if (type !== 'code') return 'response_type 参数错误'
  if (!scopes.has(scope)) return 'scope 参数错误'
  if (scope !== 'snsapi_base' && agentid !== own.agentId) return 'agentid 参数错误'
  if (!URL.canParse(back) || !/^https?:$/.test(new URL(back).protocol)) return 'redirect_uri 参数错误'
  return state.length > 128 ? 'state 参数错误' : null
}

function backWith(
  query: AuthorizePageQuery,
  codes: Codes<WecomAuthorization>,
  person: WecomAuthorization['person'],
): string {
  const back = new URL(query.redirect_uri!)
  back.searchParams.set('code', codes.issue({ person, scope: query.scope! }))
  if (query.state) back.searchParams.set('state', query.state)
  return back.href
}

const page = (content: ReturnType<typeof html>) =>
  htmlDocument({
    title: '企业微信授权（沙箱）',
    stylesheet: '/page.css',
    body: html`<header><h1>企业微信授权（沙箱）</h1></header>
      <main>${content}</main>`,
  })
