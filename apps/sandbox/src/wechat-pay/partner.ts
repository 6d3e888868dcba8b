import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import type { WrittenLine } from '@yf/partner-contract/wechat-pay-bill'
import {
  wechatPayCodes,
  type PrepayRequest,
  type Refund,
  type RefundRequest,
} from '@yf/partner-contract/wechat-pay-shapes'
import type { Received } from '../frame/inbox.ts'
import type { Notice } from '../frame/notify.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play, type Said } from '../frame/play.ts'
import { lies, refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { billOf } from './bill-file.ts'
import { createBooks, refundOnTheWire, tradeOnTheWire, type Books } from './books.ts'
import { mountCashier } from './cashier.ts'
import { refundNotice } from './notices.ts'
import { bodyOf, complain, down, refusalOf, signed } from './wire.ts'

/** A payment that the product asked for. */
export interface Opened extends Received {
  readonly tradeNo: string
  readonly amountFen: number
  readonly description: string
  readonly way: string
}

interface Office {
  readonly books: Books
  readonly ctx: PartnerContext<Opened>
  /** Lines of bills that no trade of ours stands behind. */
  readonly strange: WrittenLine[]
}

export const wechatPayPartner: Partner<Opened> = {
  name: 'wechat-pay',
  title: '微信支付',
  address: ({ port }) => `http://127.0.0.1:${port}/wechat-pay`,
  keyTitle: '商户订单号',
  scenarios: withNotices(
    withTroubles(
      [
        works('正常：在收银台付款'),
        { id: 'paysAtOnce', title: '不等收银台，马上付款' },
        refuses('商户号无权限'),
        { id: 'broke', title: '退款失败：余额不足' },
        { id: 'abnormal', title: '退款异常：原账户已注销' },
        { id: 'laterBack', title: '退款迟迟处理中' },
        lies,
      ],
      { cut: '收下后连接中断', down: '不可用：503' },
    ),
  ),
  shelf: {
    kind: 'wechat-pay',
    title: '微信支付',
    filter: 'tradeNo',
    matches: (item, wanted) => item.tradeNo === wanted,
    show: ({ amountFen, description, tradeNo, way }) => ({
      to: description,
      heading: `¥${(amountFen / 100).toFixed(2)}`,
      text: `收银台 /wechat-pay/cashier/${tradeNo}`,
      notes: [way === 'jsapi' ? '微信内' : '微信外', `商户订单号 ${tradeNo}`],
    }),
  },
  mount(app, ctx) {
    const office: Office = { books: createBooks(ctx.now), ctx, strange: [] }
    // The signature covers the body's bytes, so nothing may parse it first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    mountCashier(app, office.books, ctx)
    mountTrades(app, office)
    mountRefunds(app, office)
    mountBills(app, office)
  },
}

interface Question {
  readonly key: string
  readonly what: string
  readonly answer: (scenario: string) => Said
  readonly isDeed?: boolean
  readonly notice?: () => Notice | null
}

/** One signed call as the scenario of its trade has it. */
function ask({ ctx }: Office, request: FastifyRequest, reply: FastifyReply, question: Question) {
  const { key, what, answer, isDeed = false, notice } = question
  const refusal = refusalOf(request, ctx.settings.wechatPayMerchantId, new Date())
  return play(ctx, request, reply, {
    key,
    what,
    down,
    isCutAfter: isDeed,
    // Whoever takes orders slowly or loses the line still says what became of them.
    ...(isDeed ? {} : { troubles: ['down'] as const }),
    answer: (scenario) => (refusal ? complain(refusal) : answer(scenario)),
    ...(notice ? { notice } : {}),
  })
}

function mountTrades(app: FastifyInstance, office: Office) {
  const { books, ctx } = office
  for (const way of ['jsapi', 'h5'] as const)
    app.post(`/wechat-pay${wechatPayPaths[way]}`, (request, reply) => {
      const wanted = bodyOf<PrepayRequest>(request) as PrepayRequest
      const tradeNo = wanted.out_trade_no ?? ''
      return ask(office, request, reply, {
        key: tradeNo,
        what: '下单',
        isDeed: true,
        answer: (scenario) => prepay(office, { wanted, way, origin: `http://${request.host}`, scenario }),
      })
    })
  app.get<{ Params: { no: string } }>(`/wechat-pay${wechatPayPaths.byOutTradeNo}/:no`, (request, reply) =>
    ask(office, request, reply, {
      key: request.params.no,
      what: '查询',
      answer: (scenario) => {
        const trade = books.trades.get(request.params.no)
        if (!trade) return complain({ http: 404, code: wechatPayCodes.unknownOrder, message: '订单不存在' })
        const told = tradeOnTheWire(trade)
        const amount = told.amount && {
          ...told.amount,
          total: told.amount.total + (scenario === 'lies' ? 1 : 0),
        }
        return signed(200, { ...told, ...(amount ? { amount } : {}) }, told.trade_state)
      },
    }),
  )
  app.post<{ Params: { no: string } }>(
    `/wechat-pay${wechatPayPaths.byOutTradeNo}/:no/close`,
    (request, reply) =>
      ask(office, request, reply, {
        key: request.params.no,
        what: '关单',
        isDeed: true,
        answer: () => {
          const refused = books.close(request.params.no)
          return refused ? complain(refused) : signed(204, null, '已关闭')
        },
      }),
  )
  // For tests: what the cashier knows of a trade.
  app.get<{ Params: { no: string } }>('/wechat-pay/trades/:no', (request) => ({
    trade: books.trades.get(request.params.no) ?? null,
    refunds: [...books.refunds.values()].filter(
      ({ request: asked }) => asked.out_trade_no === request.params.no,
    ),
    now: ctx.now().toISOString(),
  }))
}

interface Prepaying {
  readonly wanted: PrepayRequest
  readonly way: 'jsapi' | 'h5'
  readonly origin: string
  readonly scenario: string
}

function prepay({ books, ctx }: Office, { wanted, way, origin, scenario }: Prepaying): Said {
  if (scenario === 'refuses') return complain({ http: 403, code: 'NO_AUTH', message: '商户号无权限' })
  const isNew = !books.trades.has(wanted.out_trade_no)
  const opened = books.open(wanted)
  if ('code' in opened) return complain(opened)
  const { out_trade_no: tradeNo, description, amount } = wanted
  if (isNew)
    ctx.inbox.add({
      id: tradeNo,
      at: ctx.now().toISOString(),
      tradeNo,
      amountFen: amount.total,
      description,
      way,
    })
  if (scenario === 'paysAtOnce') books.pay(tradeNo)
  const body =
    way === 'jsapi' ? { prepay_id: `wx${tradeNo}` } : { h5_url: `${origin}/wechat-pay/cashier/${tradeNo}` }
  return signed(200, body, '已下单')
}

const fates: Readonly<Record<string, Refund['status'] | undefined>> = {
  abnormal: 'ABNORMAL',
  laterBack: 'PROCESSING',
}

function mountRefunds(app: FastifyInstance, office: Office) {
  const { books, ctx } = office
  const { wechatPayMerchantId: merchantId, wechatPayApiKey: apiKey } = ctx.settings
  app.post(`/wechat-pay${wechatPayPaths.refunds}`, (request, reply) => {
    const wanted = bodyOf<RefundRequest>(request) as RefundRequest
    let taken: Notice | null = null
    return ask(office, request, reply, {
      key: wanted.out_trade_no ?? '',
      what: '退款',
      isDeed: true,
      answer: (scenario) => {
        if (scenario === 'broke')
          return complain({ http: 403, code: wechatPayCodes.noFunds, message: '基本账户余额不足' })
        const outcome = books.refund(wanted, fates[scenario] ?? 'SUCCESS')
        if ('code' in outcome) return complain(outcome)
        if (outcome.isNew && outcome.kept.status !== 'PROCESSING')
          taken = refundNotice(outcome.kept, merchantId, apiKey)
        return signed(200, refundOnTheWire(outcome.kept), outcome.kept.status)
      },
      notice: () => taken,
    })
  })
  app.get<{ Params: { no: string } }>(`/wechat-pay${wechatPayPaths.refunds}/:no`, (request, reply) => {
    const kept = books.refunds.get(request.params.no)
    return ask(office, request, reply, {
      key: kept?.request.out_trade_no ?? '',
      what: '查询退款',
      answer: (scenario) => {
        if (!kept) return complain({ http: 404, code: wechatPayCodes.unknownRefund, message: '退款单不存在' })
        if (kept.status === 'PROCESSING' && scenario !== 'laterBack') kept.status = 'SUCCESS'
        return signed(200, refundOnTheWire(kept), kept.status)
      },
    })
  })
}

function mountBills(app: FastifyInstance, office: Office) {
  const { books, strange } = office
  app.get<{ Querystring: { bill_date?: string } }>(
    `/wechat-pay${wechatPayPaths.tradeBill}`,
    (request, reply) => {
      const day = request.query.bill_date ?? ''
      return ask(office, request, reply, {
        key: day,
        what: '账单',
        answer: () => {
          const file = billOf(books, day, strange)
          if (file === null)
            return complain({ http: 400, code: wechatPayCodes.noBill, message: '账单文件不存在' })
          const hash_value = createHash('sha1').update(file).digest('hex')
          const download_url = `http://${request.host}/wechat-pay/v3/billdownload/file?token=${day}`
          return signed(200, { hash_type: 'SHA1', hash_value, download_url }, '有账单')
        },
      })
    },
  )
  app.get<{ Querystring: { token?: string } }>('/wechat-pay/v3/billdownload/file', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(billOf(books, request.query.token ?? '', strange) ?? ''),
  )
  // For tests: a line that only the provider knows.
  app.post('/wechat-pay/strange-lines', (request, reply) => {
    strange.push(bodyOf<WrittenLine>(request) as WrittenLine)
    return reply.code(204).send()
  })
}
