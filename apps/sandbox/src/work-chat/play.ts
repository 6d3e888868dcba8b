import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Partner, PartnerContext, Received, Scenario, Shelf } from '../frame/partner.ts'

/** One call that a work chat got. Neither secrets nor tokens are kept. */
export interface Asked extends Received {
  readonly call: string
  /** A person of the directory, or the app where the call is about nobody. */
  readonly who: string
  readonly outcome: string
}

export interface Played {
  readonly http?: number
  readonly outcome: string
  readonly body: object
}

interface Call {
  readonly call: string
  readonly who: string
  /** What the provider says while it is down. */
  readonly down: object
  readonly answer: (scenario: string) => Played
}

/** One call from its door to its answer, as the chosen scenario has it. */
export async function play(
  ctx: PartnerContext<Asked>,
  request: FastifyRequest,
  reply: FastifyReply,
  { call, who, down, answer }: Call,
) {
  const scenario = ctx.scenario(who)
  if (scenario === 'cut') {
    note(ctx, call, who, '连接中断')
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  if (scenario === 'down') {
    note(ctx, call, who, '不可用')
    return reply.code(503).send(down)
  }
  const { http = 200, outcome, body } = answer(scenario)
  note(ctx, call, who, outcome)
  if (scenario === 'slow') await ctx.pause()
  return reply.code(http).send(body)
}

let last = 0

function note(ctx: PartnerContext<Asked>, call: string, who: string, outcome: string) {
  ctx.inbox.add({ id: `asked-${++last}`, at: ctx.now().toISOString(), call, who, outcome })
  ctx.record(who, `${call}：${outcome}`)
}

export const workChatScenarios: readonly Scenario[] = [
  { id: 'works', title: '正常' },
  { id: 'refuses', title: '拒绝：授权码无效' },
  { id: 'expired', title: '拒绝：令牌总是过期' },
  { id: 'hides', title: '不给手机号' },
  { id: 'slow', title: '很慢：收下，迟迟不回' },
  { id: 'down', title: '不可用：503' },
  { id: 'cut', title: '连接中断' },
]

export const shelfOf = (kind: string, title: string): Shelf<Asked> => ({
  kind,
  title,
  filter: 'who',
  matches: (asked, who) => asked.who === who,
  show: ({ who, call, outcome }) => ({ to: who, text: call, notes: [outcome] }),
})

/** What the three have in common on the page. */
export const workChatPartner = (
  name: string,
  title: string,
  path: string,
  mount: Partner<Asked>['mount'],
): Partner<Asked> => ({
  name,
  title,
  address: ({ port }) => `http://127.0.0.1:${port}${path}`,
  keyTitle: '成员',
  scenarios: workChatScenarios,
  shelf: shelfOf(name, title),
  mount,
})
