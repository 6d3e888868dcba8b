import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from './notify.ts'
import type { PartnerContext } from './partner.ts'
import type { LineTrouble } from './troubles.ts'

/** What a partner says, and how the call log puts it. */
export interface Said {
  readonly http?: number
  readonly outcome: string
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Exchange {
  /** Whom a scenario may be chosen for: a phone, a card, an account. */
  readonly key: string
  /** How the call log names it where the key is not to be shown. */
  readonly shownAs?: string
  /** What was asked for, before its outcome in the call log. */
  readonly what?: string
  /** The partner's words while it is down. */
  readonly down: Said
  /** Everything else. The scenario has only to say what is out of the ordinary. */
  readonly answer: (scenario: string) => Said
  /** Where the partner shows every call, also those that came to nothing. */
  readonly keep?: (outcome: string) => void
  /** Where not every trouble befalls this call. */
  readonly troubles?: readonly LineTrouble[]
  /** The line is cut after the deed: what was asked for is done, and nobody hears of it. */
  readonly isCutAfter?: boolean
  /** What the partner tells us by itself, once it has answered. */
  readonly notice?: () => Notice | null
}

const cut: Said = { outcome: '连接中断', body: null }

/** One call from its door to its answer, as the chosen scenario has it. */
export async function play(
  ctx: PartnerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { key, shownAs = key, what, keep, notice } = exchange
  const chosen = ctx.scenario(key)
  const befalls = (trouble: LineTrouble) =>
    chosen === trouble && (exchange.troubles?.includes(trouble) ?? true)
  const said = saidBy(exchange, chosen, befalls)
  const told = notice?.() ?? null
  keep?.(said.outcome)
  ctx.record(shownAs, what ? `${what}：${said.outcome}` : said.outcome)
  if (told && chosen === 'early') await ctx.notify(told)
  if (befalls('slow')) await ctx.pause()
  // Nobody waits for it: the answer is on its way before.
  if (told && chosen !== 'early') reply.raw.once('close', () => void ctx.notify(told))
  if (!befalls('cut')) return send(reply, said)
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

function saidBy(
  { down, answer, isCutAfter = false }: Exchange,
  scenario: string,
  befalls: (trouble: LineTrouble) => boolean,
): Said {
  if (befalls('down')) return down
  return befalls('cut') && !isCutAfter ? cut : answer(scenario)
}

const send = (reply: FastifyReply, { http = 200, headers = {}, body }: Said) =>
  reply.code(http).headers(headers).send(body)
