import { toYuanText } from '@yf/domain/money'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  payoutPaths,
  payoutSigning,
  type PayoutRecord,
  type PayoutRequest,
} from '@yf/partner-contract/payout'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { signedCallOf, type SignedCall } from '../frame/signed-call.ts'
import { lies, refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { noticeOf } from './notices.ts'
import { readRequest, signing, withAnotherSum } from './wire.ts'
import {
  createProvider,
  refused,
  type PayoutHttpAnswer,
  type PaymentEnding,
  type PayoutProvider,
} from './provider.ts'

/** A payment that the provider accepted, once per instruction. */
export interface Payment extends ReceivedItem, Omit<PayoutRequest, 'currency'> {
  readonly payoutNo: string
  readonly fate: PaymentEnding
}

const fates: Readonly<Record<string, PaymentEnding | undefined>> = { later: 'later', fails: 'returned' }

export const payoutPartner: Partner<Payment> = {
  name: 'payout',
  title: '代付（赔款打款）',
  address: ({ port }) => `http://127.0.0.1:${port}/payout`,
  keyTitle: '收款卡号',
  scenarios: withNotices(
    withTroubles(
      [
        works('正常：马上到账'),
        { id: 'later', title: '稍后到账' },
        refuses('收款卡号有误'),
        { id: 'broke', title: '拒绝：商户余额不足' },
        { id: 'fails', title: '收下后被银行退汇' },
        lies,
      ],
      { cut: '收下后连接中断', down: '不可用：503，没有收下' },
    ),
  ),
  shelf: {
    kind: 'payout',
    title: '打款',
    filter: 'instructionId',
    matches: (item, instruction) => item.instructionId === instruction,
    show: ({ payeeName, cardNo, bankName, amount, remark, instructionId, payoutNo }) => ({
      to: `${payeeName} ${cardNo.slice(0, 4)} **** ${cardNo.slice(-4)}`,
      heading: `¥${toYuanText(amount)}`,
      text: remark,
      notes: [bankName, `指令 ${instructionId}`, `付款单 ${payoutNo}`],
    }),
  },
  mount(app, ctx) {
    const { payoutMerchantId: id, payoutSecret: secret, payoutLaterMs } = ctx.settings
    const provider = createProvider({ id, secret }, payoutLaterMs, ctx.now)
    // The signature covers the raw bytes of the body, so it must not be parsed first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post(`/payout${payoutPaths.instructions}`, (request, reply) => pay(request, reply, provider, ctx))
    app.get<{ Params: { id: string } }>(`/payout${payoutPaths.instructions}/:id`, (request, reply) =>
      answerQuery(request, reply, request.params.id, { provider, ctx }),
    )
  },
}

interface PayoutDeps {
  readonly provider: PayoutProvider
  readonly ctx: PartnerContext<Payment>
}

function answerQuery(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  { provider, ctx }: PayoutDeps,
) {
  const call = signedCallOf(request, payoutSigning)
  const signed = signing(call.nonce, ctx.settings.payoutSecret)
  return play(ctx, request, reply, {
    key: provider.cardOf(id),
    logName: id,
    what: '查询',
    down: signed(closed),
    // Even if accepting payments is slow or loses the connection, queries still return their status.
    troubles: ['down'],
    answer: (scenario) => {
      const answer = provider.refusal(call) ?? provider.look(id)
      return signed(scenario === 'lies' ? withAnotherSum(answer) : answer)
    },
  })
}

function pay(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: PayoutProvider,
  ctx: PartnerContext<Payment>,
) {
  const call = signedCallOf(request, payoutSigning)
  const instruction = readRequest(call.body)
  const signed = signing(call.nonce, ctx.settings.payoutSecret)
  let created: PayoutRecord | undefined
  return play(ctx, request, reply, {
    key: instruction.cardNo,
    logName: instruction.instructionId,
    what: '付款',
    down: signed(closed),
    isCutAfter: true,
    answer: (scenario) => {
      const answer = decide(scenario, call, instruction, provider)
      created = answer.created
      if (created) {
        const { currency: _, ...accepted } = instruction
        const { payoutNo } = created
        ctx.inbox.add({
          id: payoutNo,
          at: ctx.now().toISOString(),
          ...accepted,
          payoutNo,
          fate: fateOf(scenario),
        })
      }
      return signed(answer)
    },
    notice: () => (created ? noticeOf(created, instruction.cardNo, ctx.settings) : null),
  })
}

const closed = refused(503, 'busy', '系统维护中')

const fateOf = (scenario: string): PaymentEnding => fates[scenario] ?? 'atOnce'

function decide(
  scenario: string,
  call: SignedCall,
  instruction: PayoutRequest,
  provider: PayoutProvider,
): PayoutHttpAnswer {
  const refusal = provider.refusal(call)
  if (refusal) return refusal
  if (scenario === 'refuses') return refused(200, 'badCard', '收款卡号不正确')
  if (scenario === 'broke') return refused(200, 'noFunds', '商户余额不足')
  return provider.take(instruction, fateOf(scenario))
}
