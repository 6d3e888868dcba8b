import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FullBillLine } from '@yf/partner-contract/wechat-pay-bill'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { PartnerNotice } from '../frame/notify.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { play, type PlayedAnswer } from '../frame/play.ts'
import type { Books } from './books.ts'
import { complain, down, refusalOf } from './wire.ts'

/** A payment that the product created. */
export interface CreatedTrade extends ReceivedItem {
  readonly tradeNo: string
  readonly amountFen: number
  readonly description: string
  readonly way: string
}

export interface WechatPayDeps {
  readonly books: Books
  readonly ctx: PartnerContext<CreatedTrade>
  /** Bill lines without a trade of ours. */
  readonly strange: FullBillLine[]
}

export interface WechatPayExchange {
  readonly key: string
  readonly what: string
  readonly answer: (scenario: string) => PlayedAnswer
  readonly isWrite?: boolean
  readonly notice?: () => PartnerNotice | null
}

/** Handles one signed call, as the scenario of its trade requires. */
export function ask(
  { ctx }: WechatPayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  question: WechatPayExchange,
) {
  const { key, what, answer, isWrite = false, notice } = question
  const refusal = refusalOf(request, ctx.settings.wechatPayMerchantId, new Date())
  return play(ctx, request, reply, {
    key,
    what,
    down,
    isCutAfter: isWrite,
    // Even if accepting orders is slow or loses the connection, queries still return their status.
    ...(isWrite ? {} : { troubles: ['down'] as const }),
    answer: (scenario) => (refusal ? complain(refusal) : answer(scenario)),
    ...(notice ? { notice } : {}),
  })
}
