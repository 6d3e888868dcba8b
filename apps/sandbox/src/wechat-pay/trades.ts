import type { FastifyInstance } from 'fastify'
import { wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import { wechatPayCodes, type PrepayRequest } from '@yf/partner-contract/wechat-pay-shapes'
import type { Said } from '../frame/play.ts'
import { tradeOnTheWire } from './books.ts'
import { ask, type Office } from './office.ts'
import { bodyOf, complain, signed } from './wire.ts'

export function mountTrades(app: FastifyInstance, office: Office) {
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
  // For tests: the cashier's data of a trade.
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
  const decrypted = books.open(wanted)
  if ('code' in decrypted) return complain(decrypted)
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
