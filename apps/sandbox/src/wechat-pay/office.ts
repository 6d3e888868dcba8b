import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WrittenLine } from '@yf/partner-contract/wechat-pay-bill'
import type { Received } from '../frame/inbox.ts'
import type { Notice } from '../frame/notify.ts'
import type { PartnerContext } from '../frame/partner.ts'
import { play, type Said } from '../frame/play.ts'
import type { Books } from './books.ts'
import { complain, down, refusalOf } from './wire.ts'

/** A payment that the product created. */
export interface Decrypted extends Received {
  readonly tradeNo: string
  readonly amountFen: number
  readonly description: string
  readonly way: string
}

export interface Office {
  readonly books: Books
  readonly ctx: PartnerContext<Decrypted>
  /** Bill lines without a trade of ours. */
  readonly strange: WrittenLine[]
}

export interface Question {
  readonly key: string
  readonly what: string
  readonly answer: (scenario: string) => Said
  readonly isDeed?: boolean
  readonly notice?: () => Notice | null
}

/** Handles one signed call, as the scenario of its trade requires. */
export function ask({ ctx }: Office, request: FastifyRequest, reply: FastifyReply, question: Question) {
  const { key, what, answer, isDeed = false, notice } = question
  const refusal = refusalOf(request, ctx.settings.wechatPayMerchantId, new Date())
  return play(ctx, request, reply, {
    key,
    what,
    down,
    isCutAfter: isDeed,
    // Even if accepting orders is slow or loses the connection, queries still return their status.
    ...(isDeed ? {} : { troubles: ['down'] as const }),
    answer: (scenario) => (refusal ? complain(refusal) : answer(scenario)),
    ...(notice ? { notice } : {}),
  })
}
