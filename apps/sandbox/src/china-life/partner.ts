import type { FastifyReply, FastifyRequest } from 'fastify'
import { chinaLifePaths, type ChinaLifeTokenRequest } from '@yf/partner-contract/china-life'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { refuses, withTroubles, works } from '../frame/troubles.ts'
import { sendPage } from '../page/send-page.ts'
import { createCounter, masked, refused, type Counter } from './counter.ts'
import { branchNames, memberPage, spentPage } from './guest-page.ts'

/** A token request of the product. */
export interface TokenRequest extends ReceivedItem {
  readonly branch: string
  readonly name: string
  readonly certType: string
  readonly certNo: string
  readonly mobile: string
  readonly outcome: string
}

type ChinaLifeTokenCall = ChinaLifeTokenRequest & { sign: string }

export const chinaLifePartner: Partner<TokenRequest> = {
  name: 'china-life',
  title: '中国人寿（深圳、上海免登录理赔）',
  address: ({ port }) => `http://127.0.0.1:${port}/china-life`,
  keyTitle: '手机号',
  scenarios: withTroubles([works(), refuses('未查询到保单')], { slow: '很慢：迟迟不回' }),
  shelf: {
    kind: 'china-life',
    title: '国寿免登录',
    filter: 'mobile',
    matches: (item, mobile) => item.mobile === mobile,
    show: ({ mobile, name, branch, certType, certNo, outcome }) => ({
      to: mobile,
      heading: branch in branchNames ? branchNames[branch as keyof typeof branchNames] : branch,
      text: `${name}，结果 ${outcome}`,
      notes: [`${certType} ${certNo}`],
    }),
  },
  mount(app, ctx) {
    const { chinaLifeChannel: id, chinaLifeSecret: secret } = ctx.settings
    const counter = createCounter({ id, secret }, ctx.now)
    app.post(`/china-life${chinaLifePaths.tokens}`, (request, reply) =>
      answerToken(request, reply, counter, ctx),
    )
    app.get<{ Params: { branch: string }; Querystring: Record<string, string> }>(
      '/china-life/h5/:branch',
      (request, reply) => {
        const guest = counter.guestOf(request.params.branch.toUpperCase(), request.query)
        return sendPage(reply, guest ? memberPage(guest, request.headers.referer ?? null) : spentPage())
      },
    )
  },
}

let last = 0

function answerToken(
  request: FastifyRequest,
  reply: FastifyReply,
  counter: Counter,
  ctx: PartnerContext<TokenRequest>,
) {
  const tokenRequest = readRequest(request.body)
  return play(ctx, request, reply, {
    key: tokenRequest.mobile,
    down: { http: 503, outcome: '503', body: refused('busy', '系统维护中') },
    answer: (scenario) => {
      const answer = counter.issue(tokenRequest, scenario !== 'refuses')
      const { branch, name, certType, certNo, mobile } = tokenRequest
      ctx.inbox.add({
        id: `china-life-${++last}`,
        at: ctx.now().toISOString(),
        branch,
        name,
        certType,
        certNo: masked(certNo),
        mobile,
        outcome: answer.resultCode,
      })
      return { outcome: `${answer.resultCode} ${answer.resultMsg}`, body: answer }
    },
  })
}

function readRequest(body: unknown): ChinaLifeTokenCall {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const text = (name: keyof ChinaLifeTokenCall) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    channel: text('channel'),
    branch: text('branch'),
    name: text('name'),
    certType: text('certType'),
    certNo: text('certNo'),
    mobile: text('mobile'),
    timestamp: text('timestamp'),
    nonce: text('nonce'),
    sign: text('sign'),
  }
}
