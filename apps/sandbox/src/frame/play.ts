import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from './notify.ts'
import type { PartnerContext } from './partner.ts'
import type { LineTrouble } from './troubles.ts'

/** A partner's answer, and its text in the call log. */
export interface Said {
  readonly http?: number
  readonly outcome: string
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Exchange {
  /** The key to select a scenario for: a phone, a card, an account. */
  readonly key: string
  /** The name in the call log if the key must not be shown. */
  readonly shownAs?: string
  /** The request, shown before its outcome in the call log. */
  readonly what?: string
  /** The partner's answer while it is down. */
  readonly down: Said
  /** The answer in every other case. The scenario only needs to handle exceptions. */
  readonly answer: (scenario: string) => Said
  /** For partners that show every call, also failed ones. */
  readonly keep?: (outcome: string) => void
  /** If only some network faults apply to this call. */
  readonly troubles?: readonly LineTrouble[]
  /** The connection breaks after processing: the request takes effect, but the caller gets no answer. */
  readonly isCutAfter?: boolean
  /** The notice that the partner sends after its answer. */
  readonly notice?: () => Notice | null
}

const cut: Said = { outcome: '连接中断', body: null }

/** Handles one call from request to answer, as the selected scenario requires. */
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
  // The answer does not wait for the notice.
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
