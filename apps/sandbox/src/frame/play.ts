import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PartnerNotice } from './notify.ts'
import type { PartnerContext } from './partner.ts'
import type { LineTrouble } from './troubles.ts'

/** A partner's answer, and its text in the call log. */
export interface PlayedAnswer {
  readonly http?: number
  readonly outcome: string
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Exchange {
  /** The key to select a scenario for: a phone, a card, an account. */
  readonly key: string
  /** The name in the call log if the key must not be shown. */
  readonly logName?: string
  /** The request, shown before its outcome in the call log. */
  readonly what?: string
  /** The partner's answer while it is down. */
  readonly down: PlayedAnswer
  /** The answer in every other case. The scenario only needs to handle exceptions. */
  readonly answer: (scenario: string) => PlayedAnswer
  /** For partners that show every call, also failed ones. */
  readonly keep?: (outcome: string) => void
  /** If only some network faults apply to this call. */
  readonly troubles?: readonly LineTrouble[]
  /** The connection breaks after processing: the request takes effect, but the caller gets no answer. */
  readonly isCutAfter?: boolean
  /** The notice that the partner sends after its answer. */
  readonly notice?: () => PartnerNotice | null
}

const cut: PlayedAnswer = { outcome: '连接中断', body: null }

/** Handles one call from request to answer, as the selected scenario requires. */
export async function play(
  ctx: PartnerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { key, logName = key, what, keep, notice } = exchange
  const chosen = ctx.scenario(key)
  const befalls = (trouble: LineTrouble) =>
    chosen === trouble && (exchange.troubles?.includes(trouble) ?? true)
  const response = answerOf(exchange, chosen, befalls)
  const pendingNotice = notice?.() ?? null
  keep?.(response.outcome)
  ctx.record(logName, what ? `${what}：${response.outcome}` : response.outcome)
  if (pendingNotice && chosen === 'early') await ctx.notify(pendingNotice)
  if (befalls('slow')) await ctx.pause()
  // The answer does not wait for the notice.
  if (pendingNotice && chosen !== 'early') reply.raw.once('close', () => void ctx.notify(pendingNotice))
  if (!befalls('cut')) return send(reply, response)
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

function answerOf(
  { down, answer, isCutAfter = false }: Exchange,
  scenario: string,
  befalls: (trouble: LineTrouble) => boolean,
): PlayedAnswer {
  if (befalls('down')) return down
  return befalls('cut') && !isCutAfter ? cut : answer(scenario)
}

const send = (reply: FastifyReply, { http = 200, headers = {}, body }: PlayedAnswer) =>
  reply.code(http).headers(headers).send(body)
