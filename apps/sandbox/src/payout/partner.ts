import type { FastifyReply, FastifyRequest } from 'fastify'
import { payoutHeaders, payoutPaths, signPayoutAnswer, type PayoutRequest } from '@yf/partner-contract/payout'
import type { Partner, PartnerContext, Received } from '../frame/partner.ts'
import { createHouse, refused, type Answer, type Fate, type House, type SignedCall } from './house.ts'

/** A payment that the house took, once for each instruction. */
export interface Payment extends Received, Omit<PayoutRequest, 'currency'> {
  readonly payoutNo: string
  readonly fate: Fate
}

const fates: Readonly<Record<string, Fate | undefined>> = { later: 'later', fails: 'returned' }

export const payoutPartner: Partner<Payment> = {
  name: 'payout',
  title: '代付（赔款打款）',
  address: ({ port }) => `http://127.0.0.1:${port}/payout`,
  keyTitle: '收款卡号',
  scenarios: [
    { id: 'works', title: '正常：马上到账' },
    { id: 'later', title: '稍后到账' },
    { id: 'refuses', title: '拒绝：收款卡号有误' },
    { id: 'broke', title: '拒绝：商户余额不足' },
    { id: 'fails', title: '收下后被银行退汇' },
    { id: 'slow', title: '很慢：收下，迟迟不回' },
    { id: 'cut', title: '收下后连接中断' },
    { id: 'down', title: '不可用：503，没有收下' },
  ],
  shelf: {
    kind: 'payout',
    title: '打款',
    filter: 'instructionId',
    matches: (item, wanted) => item.instructionId === wanted,
    show: ({ payeeName, cardNo, bankName, amount, remark, instructionId, payoutNo }) => ({
      to: `${payeeName} ${cardNo.slice(0, 4)} **** ${cardNo.slice(-4)}`,
      heading: `¥${(amount / 100).toFixed(2)}`,
      text: remark,
      notes: [bankName, `指令 ${instructionId}`, `付款单 ${payoutNo}`],
    }),
  },
  mount(app, ctx) {
    const { payoutMerchantId: id, payoutSecret: secret, payoutLaterMs } = ctx.settings
    const house = createHouse({ id, secret }, payoutLaterMs, ctx.now)
    // The signature covers the body's bytes, so nothing may parse it first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post(`/payout${payoutPaths.instructions}`, (request, reply) => pay(request, reply, house, ctx))
    app.get<{ Params: { id: string } }>(`/payout${payoutPaths.instructions}/:id`, (request, reply) => {
      const call = callOf(request)
      const isDown = ctx.scenario(house.cardOf(request.params.id)) === 'down'
      const answer = isDown
        ? refused(503, 'busy', '系统维护中')
        : (house.refusal(call) ?? house.look(request.params.id))
      ctx.record(request.params.id, `查询 ${answer.body.data?.status ?? answer.body.code}`)
      return send(reply, answer, call.nonce, secret)
    })
  },
}

async function pay(request: FastifyRequest, reply: FastifyReply, house: House, ctx: PartnerContext<Payment>) {
  const call = callOf(request)
  const wanted = readRequest(call.body)
  const scenario = ctx.scenario(wanted.cardNo)
  const answer = decide(scenario, call, wanted, house)
  ctx.record(wanted.instructionId, `付款 ${answer.body.code}`)
  if (answer.taken) {
    const { currency: _, ...known } = wanted
    const { payoutNo } = answer.taken
    ctx.inbox.add({ id: payoutNo, at: ctx.now().toISOString(), ...known, payoutNo, fate: fateOf(scenario) })
  }
  if (scenario === 'cut') {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  if (scenario === 'slow') await ctx.pause()
  return send(reply, answer, call.nonce, ctx.settings.payoutSecret)
}

const fateOf = (scenario: string): Fate => fates[scenario] ?? 'atOnce'

function decide(scenario: string, call: SignedCall, wanted: PayoutRequest, house: House): Answer {
  if (scenario === 'down') return refused(503, 'busy', '系统维护中')
  const refusal = house.refusal(call)
  if (refusal) return refusal
  if (scenario === 'refuses') return refused(200, 'badCard', '收款卡号不正确')
  if (scenario === 'broke') return refused(200, 'noFunds', '商户余额不足')
  return house.take(wanted, fateOf(scenario))
}

function send(reply: FastifyReply, { http, body }: Answer, nonce: string, secret: string) {
  const text = JSON.stringify(body)
  return reply
    .code(http)
    .type('application/json; charset=utf-8')
    .header(payoutHeaders.sign, signPayoutAnswer(nonce, http, text, secret))
    .send(text)
}

function callOf(request: FastifyRequest): SignedCall {
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    method: request.method,
    path: new URL(request.url, 'http://sandbox').pathname.slice('/payout'.length),
    merchant: header(payoutHeaders.merchant),
    timestamp: header(payoutHeaders.timestamp),
    nonce: header(payoutHeaders.nonce),
    sign: header(payoutHeaders.sign),
    body: typeof request.body === 'string' ? request.body : '',
  }
}

function readRequest(body: string): PayoutRequest {
  const nothing = {
    instructionId: '',
    payeeName: '',
    cardNo: '',
    bankName: '',
    amount: 0,
    currency: 'CNY',
    remark: '',
  }
  try {
    return { ...nothing, ...(JSON.parse(body) as Partial<PayoutRequest>) } as PayoutRequest
  } catch {
    return nothing as PayoutRequest
  }
}
