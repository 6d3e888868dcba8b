import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, PartnerContext, InboxShelf } from '../frame/partner.ts'
import { play, type PlayedAnswer } from '../frame/play.ts'
import { refuses, withTroubles, works } from '../frame/troubles.ts'

/** One call that a work chat received, without secrets and tokens. */
export interface WorkChatCall extends ReceivedItem {
  readonly call: string
  /** A person of the directory, or the app if the call concerns no person. */
  readonly who: string
  readonly outcome: string
}

interface WorkChatExchange {
  readonly call: string
  readonly who: string
  /** The provider's answer while it is down. */
  readonly down: unknown
  readonly answer: (scenario: string) => PlayedAnswer
}

/** The inbox lists every call, by the person it concerns. */
export const playCall = (
  ctx: PartnerContext<WorkChatCall>,
  request: FastifyRequest,
  reply: FastifyReply,
  { call, who, down, answer }: WorkChatExchange,
): Promise<FastifyReply> =>
  play(ctx, request, reply, {
    key: who,
    what: call,
    down: { http: 503, outcome: '不可用', body: down },
    answer,
    keep: (outcome) =>
      ctx.inbox.add({ id: `asked-${++last}`, at: ctx.now().toISOString(), call, who, outcome }),
  })

let last = 0

export const workChatScenarios = withTroubles([
  works(),
  refuses('授权码无效'),
  { id: 'expired', title: '拒绝：令牌总是过期' },
  { id: 'hides', title: '不给手机号' },
])

export const shelfOf = (kind: string, title: string): InboxShelf<WorkChatCall> => ({
  kind,
  title,
  filter: 'who',
  matches: (received, who) => received.who === who,
  show: ({ who, call, outcome }) => ({ to: who, text: call, notes: [outcome] }),
})

/** The settings that the three work chats share on the page. */
export const workChatPartner = (
  name: string,
  title: string,
  path: string,
  mount: Partner<WorkChatCall>['mount'],
): Partner<WorkChatCall> => ({
  name,
  title,
  address: ({ port }) => `http://127.0.0.1:${port}${path}`,
  keyTitle: '成员',
  scenarios: workChatScenarios,
  shelf: shelfOf(name, title),
  mount,
})
